import { getTableColumns, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { Transaction } from './database/db.server.ts'

/**
 * What is to be known of every table: whose rows they are, how the person gets a copy, how the rows are erased with the
 * person, and how long they are kept. Each capability declares it in its tables.server.ts; a table without it fails a test.
 */
export type PersonalData = {
	table: PgTable
	/** Columns with ids that no foreign key looks after: what they name, and why nothing of a person stays behind. */
	looseIds?: Record<string, string>
	exported: Exported
	/** By the database when left out, with the row of the person that they hang on (`on delete cascade`). */
	erased?: Erased
	/** Until the person is erased when left out. */
	kept?: Kept
	/** Which rows someone who works for a part of an organisation may touch, of those that its team may: a condition, as the migration has it. */
	ofSites?: string
} & (
	| {
			/** The column with the id of the person whose data a row is: in this table, or in one that its foreign keys lead to. */
			of: AnyPgColumn
			privacy: Privacy
			guard: Guard
	  }
	| { of?: undefined; privacy?: Privacy; guard?: Guard }
)

/**
 * Whose request may touch a row, whatever its statement asks for: the person whose it is, operators, and whom this adds.
 * The policies of the database are made of it (docs/decisions/row-guard.md).
 */
type Guard = RowGuard | { not: string }

export type RowGuard = {
	/** The column with the id of the organisation whose team works with it: in this table, or in one that its foreign keys lead to. */
	team?: AnyPgColumn
	/** Those who may touch the row of this table that a foreign key of this one names, and no one else. */
	as?: PgTable
	/** Of those, only a team: what it writes about a person is not for the person. */
	by?: 'team'
	/** A condition of its own, as the migration has it. */
	or?: string
	/** What one does is often told to another. */
	addedBy?: 'anyone'
}

/** What docs/privacy.md says of the columns. */
type Privacy = {
	/** What we need them for. */
	why: string
	/** Apart from the people who keep the servers running. */
	seenBy: string
	/** The same of single columns, where it is another. */
	fields?: Record<string, string>
}

type Exported =
	| ExportedRows
	/** A function of the capability's export.server.ts adds these rows to a file of the download. */
	| { to: string; by: string }
	| { not: string }

export type ExportedRows = {
	/** File of the download and name of the list in it: 'profile/skills'. */
	to: `${string}/${string}`
	/** All columns of the table when left out. Those of other tables are joined along the foreign keys. */
	columns?: SelectedFieldsFlat
	where?: SQL
	order?: AnyPgColumn | SQL
	/** There is one row at most: the file holds it, or this in its place. */
	single?: { orElse: string | null }
	/** The column with the key of a stored file, which the record replaces by the path that is made of its `fileName`. */
	file?: { key: AnyPgColumn; path: (fileName: string, at: number) => string }
}

type Erased =
	/** Row by row; messages and tasks that name their ids go as well. */
	| 'rows'
	/** The rows stay and these columns are overwritten, where this column names the person. */
	| { columns: Record<string, unknown>; where: AnyPgColumn }
	/** A function of the capability's erasure.server.ts does what there is to do. */
	| { by: string }
	/** The rows stay as they are. */
	| { not: string }

/** In words; or so long after what `since` says, and then removed every night. */
type Kept = string | Retention

export type Retention = {
	/** As PostgreSQL writes an interval: '30 days'. */
	for: string
	since: AnyPgColumn
	/** Only these rows, which are called so in words; the others stay until the person is erased. */
	only?: { where: SQL | undefined; called: string }
	/** The task that removes them, where there is more to it than deleting rows. */
	by?: string
}

/** A person to be erased. */
export type Person = {
	id: string
	name: string
	phone: string | null
	email: string | null
	/** Wherever messages to them went: phone number, e-mail, browsers. */
	addresses: string[]
}

/**
 * Erases what one table holds of a person and returns the ids under which others were notified of it. It knows the ids that
 * were returned before it.
 */
export type Eraser = (tx: Transaction, person: Person, ids: readonly string[]) => Promise<string[] | void>

/** Lists for one file of the download, and stored files by their path in it. */
export type Collected = { records: Record<string, unknown>; files: { path: string; storageKey: string }[] }

export type Collector = (personId: string) => Promise<Collected>

type ColumnsOf<Table extends PgTable> = Table['_']['columns']

export const pick = <Table extends PgTable, Name extends keyof ColumnsOf<Table> & string>(
	table: Table,
	...names: Name[]
): Pick<ColumnsOf<Table>, Name> => {
	const columns = Object.entries(getTableColumns(table)).filter(([name]) => names.some((chosen) => chosen === name))
	return Object.fromEntries(columns) as unknown as Pick<ColumnsOf<Table>, Name>
}

/** All columns but those that are not for the person: keys of the store, tokens, names of our own people. */
export const allBut = <Table extends PgTable, Name extends keyof ColumnsOf<Table> & string>(
	table: Table,
	...names: Name[]
): Omit<ColumnsOf<Table>, Name> => {
	const columns = Object.entries(getTableColumns(table)).filter(([name]) => !names.some((left) => left === name))
	return Object.fromEntries(columns) as unknown as Omit<ColumnsOf<Table>, Name>
}
