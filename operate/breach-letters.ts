// Writes to each person whose data was read between two instants. The letter is a JSON file with what, fields, risk, done, advice,
// and the same again under in.hi and in.mr for those who read Hindi or Marathi:
// node operate/breach-letters.ts --from 2026-11-20T00:00+05:30 --to 2026-11-20T18:00+05:30 --letter letter.json --key 2026-11-20 [--by <account ID>]
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { sendBreachLetters } from '#app/audit/breach-letters.server.ts'
import { closeDb } from '#app/platform/database/db.server.ts'
import { languageNames } from '#app/platform/language/languages.ts'
import { asTask } from '#app/platform/http/origin.server.ts'

const instant = z.iso.datetime({ offset: true, local: false }).transform((text) => new Date(text))
const Given = z.object({
	from: instant,
	to: instant,
	by: z.uuid().optional(),
	key: z.string().min(3),
	letter: z.string(),
})
const line = z.string().trim().min(3)
const sentences = { what: line, fields: line, risk: line, done: line, advice: line }
const Translated = z.strictObject(sentences)
const Letter = z.strictObject({
	...sentences,
	in: z.strictObject({ hi: Translated.optional(), mr: Translated.optional() }).optional(),
})
const text = { type: 'string' } as const
const usage =
	'Give two instants with their zone, a letter with what, fields, risk, done and advice, and a key that stays the same when it is run again: --from 2026-11-20T00:00:00+05:30 --to 2026-11-20T18:00:00+05:30 --letter letter.json --key 2026-11-20 [--by <account ID>]\n'

function given() {
	try {
		const { values } = parseArgs({ options: { from: text, to: text, by: text, key: text, letter: text } })
		const { letter, ...breach } = Given.parse(values)
		return { breach, letter: Letter.parse(JSON.parse(readFileSync(letter, 'utf8'))) }
	} catch {
		return null
	}
}

const found = given()
if (found) {
	const { key, ...breach } = found.breach
	const people = await asTask('breach:letters', () => sendBreachLetters(breach, found.letter, key))
	for (const language of ['hi', 'mr'] as const)
		if (!found.letter.in?.[language])
			process.stdout.write(
				`${languageNames[language]} is missing: who reads it gets the sentences of the letter in English.\n`,
			)
	process.stdout.write(`${people} people are written to. Letters leave with the other messages.\n`)
} else {
	process.stderr.write(usage)
	process.exitCode = 2
}
await closeDb()
