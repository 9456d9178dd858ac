import type pg from 'pg'

/** Everything that the app stores: its tables, which migrations were applied, and what waits in the queue. */
const schemas = ['public', 'drizzle', 'pgboss']

export type Table = { name: string; columns: string[] }
/** How many rows a table has, and a sum over all they hold, in whatever order. */
export type Tally = { rows: number; sum: string }

/** Text of rows must not depend on the server or the role that writes it. */
export const steadyText =
	"set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0"

/** Tables in an order of names, without partitions, whose rows come with those of the whole. Generated columns are computed again. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
	const { rows } = await client.query<Table>(
		`select format('%I.%I', nspname, relname) as name,
			array_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as columns
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
		where nspname = any($1) and relkind in ('r', 'p') and not relispartition
		group by 1 order by 1`,
		[schemas],
	)
	return rows
}

export async function tally(client: pg.ClientBase, { name }: Pick<Table, 'name'>): Promise<Tally> {
	const { rows } = await client.query<Tally>(
		`select count(*)::int as rows,
			coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum from ${name} t`,
	)
	return rows[0] ?? { rows: 0, sum: '0' }
}

export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
	const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
	return rows.map(({ hash }) => hash)
}

export type Sequence = { name: string; last: string }

/** The last number of each sequence that was used. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
	const { rows } = await client.query<Sequence>(
		`select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
		from pg_sequences where schemaname = any($1) and last_value is not null`,
		[schemas],
	)
	return rows
}

/** Statements that take foreign keys away, and that bring them back: then each row is checked. */
export async function listForeignKeys(client: pg.ClientBase): Promise<{ drop: string; add: string }[]> {
	const { rows } = await client.query<{ drop: string; add: string }>(
		`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
			format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
		from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)
		order by 1`,
		[schemas],
	)
	return rows
}
