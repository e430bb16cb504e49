#!/usr/bin/env bash
# Records every sentence of the passages, of the sample in the settings and of the built text pages into
# public/clips/reading, with an index of when each word begins. Keeps existing recordings and deletes
# those that are no longer needed.
#   --without-pages   records only the passages and the sample, which needs no build
#   --anew            records every sentence again, after the voice or its speed was changed
# Needs espeak-ng with its library, Python 3 and ffmpeg with libmp3lame.
# Licence: the GPL of espeak-ng does not cover its output.
set -euo pipefail

cd "$(dirname "$0")/.."
export clips=public/clips/reading
raw=$(mktemp -d)
export raw
trap 'rm -rf "$raw"' EXIT

pages=(/four /about /results /credits /privacy)
for option in "$@"; do
  case $option in
    --without-pages) pages=() ;;
    --anew) rm -f "$clips"/*.mp3 ;;
    *) echo "There is no option $option." >&2 && exit 1 ;;
  esac
done

encode() { # <name>
  [[ -f $clips/$1.mp3 ]] || ffmpeg -y -loglevel error -i "$raw/$1.wav" -ac 1 -ar 22050 -codec:a libmp3lame -b:a 24k \
    -map_metadata -1 -fflags +bitexact -flags:a +bitexact -id3v2_version 0 "$clips/$1.mp3"
}
export -f encode

mkdir -p "$clips"
node_modules/.bin/node scripts/reading-sentences.ts "${pages[@]}" >"$raw/sentences.json"
python3 scripts/speak-sentences.py "$raw" <"$raw/sentences.json" >"$raw/index.json"
find "$raw" -name '*.wav' -printf '%f\n' | sed 's/\.wav$//' | xargs -P 2 -I '{}' bash -c 'encode {}'
for clip in "$clips"/*.mp3; do
  [[ -f $raw/$(basename "$clip" .mp3).wav ]] || rm "$clip"
done
mv "$raw/index.json" "$clips/index.json"
node_modules/.bin/biome format --write "$clips/index.json" >/dev/null
echo "$(find "$clips" -name '*.mp3' | wc -l) sentences, $(du -cb "$clips"/* | tail -1 | cut -f1) bytes"
