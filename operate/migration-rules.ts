// What a migration may do. While a deployment runs, the release before this one still works on the same tables.

/** Cannot run inside a transaction. */
export const isConcurrent = (statement: string) => /\bINDEX CONCURRENTLY\b/i.test(statement)

const rules: { breaks: (statement: string, isNewTable: boolean) => boolean; problem: string }[] = [
	{
		breaks: (statement, isNewTable) => /\bCREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i.test(statement) && !isNewTable,
		problem: 'builds an index that blocks writing: use CREATE INDEX CONCURRENTLY, in a migration of its own',
	},
	{
		breaks: (statement, isNewTable) =>
			/\bADD CONSTRAINT\b.*\b(FOREIGN KEY|CHECK)\b/is.test(statement) &&
			!/\bNOT VALID\b/i.test(statement) &&
			!isNewTable,
		problem: 'checks every row under a lock: add the constraint NOT VALID, and validate it in the next migration',
	},
	{
		breaks: (statement, isNewTable) =>
			/\bADD CONSTRAINT\b[^;]*\b(UNIQUE|PRIMARY KEY)\b(?!\s+USING INDEX)/is.test(statement) && !isNewTable,
		problem:
			'builds an index while nobody may read or write: CREATE UNIQUE INDEX CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX',
	},
	{
		breaks: (statement, isNewTable) => /^(UPDATE|DELETE FROM)\b/i.test(statement) && !isNewTable,
		problem: 'changes rows of a table that is in use, all in one transaction: let a task do it in portions',
	},
	{
		breaks: (statement) => /\bADD COLUMN\b.*\bNOT NULL\b/is.test(statement) && !/\bDEFAULT\b/i.test(statement),
		problem: 'adds a column that the old release does not fill: give it a default',
	},
]

const contracts = /\b(DROP (TABLE|COLUMN|VIEW|TYPE)|RENAME|SET NOT NULL|SET DATA TYPE|DROP DEFAULT)\b/i
const isContract = (sql: string) => /^-- Contract: \S/.test(sql)

/**
 * Why `sql`, the text of a migration, cannot run while the old release serves; empty if it can. What takes something away is
 * a migration of its own that begins with `-- Contract: ` and says since which release nothing uses it.
 */
export function problemsOf(sql: string): string[] {
	const statements = sql
		.split('--> statement-breakpoint')
		.map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
	const newTables = [...sql.matchAll(/\bCREATE TABLE "?(\w+)"?/gi)].map(([, name]) => name)
	const problems: string[] = []
	for (const statement of statements.filter(Boolean)) {
		const table = /\b(?:ON|ALTER TABLE|UPDATE|DELETE FROM) "?(\w+)"?/i.exec(statement)?.[1]
		const isNewTable = newTables.includes(table)
		for (const { breaks, problem } of rules) if (breaks(statement, isNewTable)) problems.push(problem)
		if (contracts.test(statement) && !isContract(sql))
			problems.push('takes something away that the old release may use: begin the migration with `-- Contract: …`')
	}
	if (statements.some(isConcurrent)) {
		if (!statements.filter(Boolean).every(isConcurrent))
			problems.push('mixes indexes built CONCURRENTLY, which run outside a transaction, with other changes')
		for (const [, name] of sql.matchAll(/CREATE (?:UNIQUE )?INDEX CONCURRENTLY "?(\w+)"?/gi))
			if (!new RegExp(`DROP INDEX CONCURRENTLY IF EXISTS "?${name}"?`, 'i').test(sql))
				problems.push(`cannot be repeated: drop what a broken attempt left, DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
	}
	return problems
}
