#!/bin/sh
# /usr/local/sbin/thembstudy: runs a command of the app as its user and with its settings.
#   thembstudy doctor | admin COMMAND | backup | restore --from FILE | export | move-data --from FILE | demo-requests
set -eu
cd /srv/thembstudy/current
set -a
. /etc/thembstudy/environment
script=scripts/$1.ts
shift
exec runuser -u thembstudy -- node scripts/with-node.mjs "$script" "$@"
