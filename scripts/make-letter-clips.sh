#!/usr/bin/env bash
# Records every prompt of the letter quiz into public/clips from scratch. Needs espeak-ng and ffmpeg with libmp3lame.
# Licence: the GPL of espeak-ng does not cover its output.
set -euo pipefail

cd "$(dirname "$0")/.."
clips=public/clips
raw=$(mktemp -d)
trap 'rm -rf "$raw"' EXIT

voice=en-gb
words_a_minute=125
# The comma makes a pause; the full stop lets the voice fall.
loudness_lufs=-19
loudest=0.84
# Wireless headphones may swallow the first moment.
lead_ms=80
tail_s=0.12

measured_lufs() {
  # Padded, because loudness is measured over blocks of 400 ms.
  ffmpeg -hide_banner -nostats -i "$1" -af apad=pad_dur=0.4,ebur128 -f null - 2>&1 |
    sed -n 's/^ *I: *\(-[0-9.]*\) LUFS$/\1/p' | tail -1
}

record() { # <words> <file name>
  espeak-ng -v "$voice" -s "$words_a_minute" -a 100 -w "$raw/spoken.wav" "$1"
  local cut='silenceremove=start_periods=1:start_threshold=-50dB,areverse'
  ffmpeg -y -loglevel error -i "$raw/spoken.wav" -af "$cut,$cut" "$raw/cut.wav"
  local gain
  gain=$(awk -v is="$(measured_lufs "$raw/cut.wav")" -v want="$loudness_lufs" 'BEGIN { printf "%.2f", want - is }')
  ffmpeg -y -loglevel error -i "$raw/cut.wav" \
    -af "volume=${gain}dB,alimiter=limit=$loudest:level=false,adelay=$lead_ms,apad=pad_dur=$tail_s" \
    -ac 1 -ar 22050 -codec:a libmp3lame -b:a 32k -map_metadata -1 -fflags +bitexact -flags:a +bitexact -id3v2_version 0 \
    "$clips/$2.mp3"
}

mkdir -p "$clips"
rm -f "$clips"/*.mp3
for letter in {a..z}; do
  record "capital, ${letter^^}." "capital-$letter"
  record "small, ${letter^^}." "small-$letter"
done
du -cb "$clips"/*.mp3 | tail -1
