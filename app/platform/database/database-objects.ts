/**
 * SQL that stands beside its owner and not in the history of migrations: a view, a function, a trigger, a policy. Each migration run applies
 * those whose text has changed, in the order of app/database-objects.server.ts, so a number in it may be a constant of TypeScript.
 */
export type DatabaseObject = {
	/** As the database lists it: 'view relations', 'trigger audit_events_are_kept on audit_events'. */
	name: string
	/** Whatever stands there in its place, this leaves the new one. */
	sql: string
	/** Tables whose rows hang on it; they are written again when it changes. */
	writes?: readonly WrittenTable[]
}

/** A table whose rows follow from others, and the function that writes those of an array of ids again. */
export type WrittenTable = { table: string; by: string }

/** `definition` begins with the parameters in brackets. */
export const defineFunction = (name: string, definition: string): DatabaseObject => ({
	name: `function ${name}`,
	sql: `create or replace function ${name}${definition}`,
})

export const defineView = (name: string, query: string): DatabaseObject => ({
	name: `view ${name}`,
	sql: `create or replace view ${name} as ${query}`,
})

type Trigger = { on: string; when: string; run: string }

export const defineTrigger = (name: string, { on, when, run }: Trigger): DatabaseObject => ({
	name: `trigger ${name} on ${on}`,
	sql: `create or replace trigger ${name} ${when} on ${on} for each row ${run}`,
})

/** Runs at the end of the transaction. PostgreSQL replaces no trigger of this kind. */
export const defineDeferredTrigger = (name: string, { on, when, run }: Trigger): DatabaseObject => ({
	name: `trigger ${name} on ${on}`,
	sql: `drop trigger if exists ${name} on ${on};
		create constraint trigger ${name} ${when} on ${on} deferrable initially deferred for each row ${run}`,
})

export type Policy = DatabaseObject & { table: string }

export const definePolicy = (name: string, on: string, clauses: string): Policy => ({
	table: on,
	name: `policy ${name} on ${on}`,
	sql: `drop policy if exists ${name} on ${on}; create policy ${name} on ${on} ${clauses}; alter table ${on} enable row level security`,
})

/** `'a', 'b'`, for a list of words that need no escape. */
export const sqlList = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
