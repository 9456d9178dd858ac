#!/bin/bash
# Runs once, when the primary's data folder is made: an account for the replica, and a slot so that it may be away for a while.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role replica replication login password :'password';
select pg_create_physical_replication_slot('replica');
-- A replica that stays away may not fill the disk of the primary.
alter system set max_slot_wal_keep_size = '4GB';
select pg_reload_conf();
SQL
echo 'host replication replica all scram-sha-256' >>"$PGDATA/pg_hba.conf"
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -c 'select pg_reload_conf()'
