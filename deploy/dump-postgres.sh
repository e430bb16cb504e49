#!/bin/sh
# dump-postgres.sh FOLDER: dumps DATABASE_URL, and AUTISM_DATABASE_URL where it is set, into FOLDER.
# The newest 14 dumps of each database stay. The password is read from PGPASSWORD or ~/.pgpass.
set -eu
umask 077
folder=$1
keep=14
mkdir -p "$folder"

dump() {
  file=$folder/$1-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
  trap 'rm -f "$file.partial"' EXIT
  pg_dump --format=custom --file="$file.partial" "$2"
  pg_restore --list "$file.partial" > /dev/null
  mv "$file.partial" "$file"
  ls -1 "$folder/$1-"[0-9]*.dump | head -n -$keep | xargs -r rm --
  echo "Backup: $file"
}

dump thembstudy "$DATABASE_URL"
if [ -n "${AUTISM_DATABASE_URL:-}" ]; then dump thembstudy-autism "$AUTISM_DATABASE_URL"; fi
