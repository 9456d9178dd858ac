// Lists every reading of personal data between two instants:
// node operate/breach-report.ts --from 2026-11-20T00:00+05:30 --to 2026-11-20T18:00+05:30 [--by <account ID>] [--file breach.csv]
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { reportBreach } from '#app/audit/breach.server.ts'
import { closeDb } from '#app/platform/database/db.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { asTask } from '#app/platform/http/origin.server.ts'

const usage =
	'Give two instants with their zone, and perhaps one account: --from 2026-11-20T00:00+05:30 --to 2026-11-20T18:00+05:30 [--by <account ID>] [--file breach.csv]\n'
const options = {
	from: { type: 'string', default: '' },
	to: { type: 'string', default: '' },
	by: { type: 'string' },
	file: { type: 'string', default: 'breach.csv' },
} as const

/** What was given; an option that there is not makes it nothing, which is explained like a missing instant. */
function given() {
	try {
		return parseArgs({ options }).values
	} catch {
		return { from: '', to: '', by: undefined, file: '' }
	}
}
const values = given()
const instant = (text: string) => (/(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : new Date(Number.NaN))
const [from, to] = [instant(values.from), instant(values.to)]

if (!(from <= to) || (values.by !== undefined && !isId(values.by))) {
	process.stderr.write(usage)
	process.exitCode = 2
} else {
	const startedAt = performance.now()
	// Only for whoever made it: it names people.
	const file = createWriteStream(values.file, { mode: 0o600 })
	const summary = await asTask('breach:report', () =>
		reportBreach({ from, to, by: values.by }, async (text) => {
			if (!file.write(text)) await once(file, 'drain')
		}),
	)
	file.end()
	await once(file, 'finish')
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
	const lines = [
		`From ${from.toISOString()} to ${to.toISOString()}:`,
		`${summary.readings} readings of ${summary.people} people by ${summary.viewers} viewers, in ${values.file} (${seconds} s).`,
		...summary.peopleByField.map(({ field, people }) => `  ${field}: ${people} people`),
	]
	process.stdout.write(`${lines.join('\n')}\n`)
}
await closeDb()
