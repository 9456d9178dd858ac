import type { PgTable } from 'drizzle-orm/pg-core'

/** What one capability holds of a person, for whoever asks for a copy of everything. */
export type PersonalExport = {
	/** The file of these records in the download, without its ending. */
	name: string
	/** Tables whose rows about the person are among the records. */
	holds: readonly PgTable[]
	/** Tables that refer to a person and are not handed out, each with the reason. */
	leavesOut: readonly { table: PgTable; because: string }[]
	collect: (accountId: string) => Promise<Collected>
}

export type Collected = {
	records: Record<string, unknown>
	/** Files of the store, by the path that they get in the download. */
	files: { path: string; storageKey: string }[]
}

/** A row without what is not for its reader: keys of the store, tokens, names of our own people. */
export function without<Row extends object, Key extends keyof Row>(row: Row, ...keys: Key[]): Omit<Row, Key> {
	const left = Object.entries(row).filter(([name]) => !keys.some((key) => key === name))
	return Object.fromEntries(left) as Omit<Row, Key>
}
