#!/usr/bin/env python3
"""Replays sessions of keys on a Spark cluster: a JSON object a line in, one a line out (keywright help replay).

Usage: spark_replay.py SESSIONS [MASTER [KEYWRIGHT]]
MASTER is local[2] or any other; KEYWRIGHT is the command, which every worker must have.
"""
import json
import sys

from pyspark.sql import SparkSession


def main(sessions, master="local[2]", keywright="keywright"):
    spark = SparkSession.builder.master(master).appName("keywright").getOrCreate()
    lines = spark.sparkContext.textFile(sessions, minPartitions=4)
    # One process for each partition: keymaps are compiled once in each, and memory does not grow with the lines.
    # checkCode turns a process that failed into a task that failed.
    results = lines.pipe(f"{keywright} replay --jsonl --output text --jobs 1", checkCode=True)
    for line in results.collect():
        result = json.loads(line)
        print(result["id"], result.get("text", result.get("errors")))
    spark.stop()


main(*sys.argv[1:])
