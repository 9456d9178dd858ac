#!/bin/bash
# The replica: copies the primary when its own data folder is empty, then follows it. PGPASSWORD is that of the account "replica".
set -euo pipefail
export PGDATA=${PGDATA:-/var/lib/postgresql/18/docker}
primary=${PRIMARY:-postgres}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	mkdir -p "$PGDATA"
	# A copy that was cut off is not a copy.
	find "$PGDATA" -mindepth 1 -delete
	# The password goes into the settings that the copy brings (primary_conninfo).
	pg_basebackup --pgdata="$PGDATA" --host="$primary" --username=replica --slot=replica --write-recovery-conf --checkpoint=fast
fi
chmod 700 "$PGDATA"
exec postgres
