#!/bin/sh
# Runs the commands of the file that is named like this program, with .sh behind it: tests link to this one, since a file
# that was just written cannot be run while another thread starts a process.
. "$0.sh"
