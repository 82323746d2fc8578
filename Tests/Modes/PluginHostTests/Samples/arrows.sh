#!/bin/sh
# Arrows: typing -> gives →. A plugin as a program: one line of JSON in, one line out, until the input ends.
# Requests have no white space between members and the text of a key first, so that patterns find everything.
marked=

# What stands in the request between two patterns, the first time.
between() {
  value=${line#*"$1"}
  value=${value%%$2*}
}

# Answers the request at hand with more members.
answer() { printf '{"request":%s%s}\n' "$request" "$1"; }

# Ends the marked text with a text that stays; the key is used up or goes on to the text field.
commit() {
  marked=
  answer ",\"marked\":null,\"commit\":\"$1\",\"handled\":$2"
}

key() {
  between '"text":"' '"'
  case $line in *'"types":false'*) value= ;; esac
  [ -n "$value" ] || { answer && return; }
  case $marked$value in
  -)
    marked=-
    answer ',"handled":true,"marked":{"text":"-","spans":[{"start":0,"end":1,"style":"underline"}]}'
    ;;
  '->') commit '→' true ;;
  --) answer ',"handled":true,"commit":"-"' ;;
  -*) commit - false ;;
  *) answer ;;
  esac
}

while IFS= read -r line; do
  between '"request":' ,
  request=$value
  case $line in
  *'"call":"hello"'*) answer ',"version":1,"name":"samples","modes":[{"id":"arrows","name":"Arrows"}]' ;;
  *'"call":"handle"'*) key ;;
  *'"call":"reset"'* | *'"call":"deactivate"'*) marked= && answer ;;
  *) answer ;;
  esac
done
