// Reverses an invoice, or a part of it in rupees with GST:
// node operate/credit-note.ts TL/26-27/000042 "Paid twice" [rupees]
import { z } from 'zod'
import { issueCreditNote } from '#app/billing/credit-notes.server.ts'
import { closeDb } from '#app/platform/database/db.server.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { stopTasks } from '#app/platform/tasks/tasks.server.ts'

const rupees = z
	.string()
	.regex(/^\d{1,8}(\.\d{2})?$/)
	.transform((typed) => BigInt(typed.includes('.') ? typed.replace('.', '') : `${typed}00`))
const given = z
	.tuple([z.string().regex(/^TL\/\d\d-\d\d\/\d{6}$/), z.string().trim().min(3).max(300), rupees.optional()])
	.safeParse(process.argv.slice(2))

const refusals = {
	'no-such-invoice': 'There is no invoice with this number.',
	'too-much': 'The invoice, or what is left of it after other credit notes, is less than that.',
}

async function issue([number, reason, paise]: NonNullable<(typeof given)['data']>) {
	const issued = await issueCreditNote({ number, reason, paise: paise ?? null })
	if (!issued.ok && issued.failure === 'too-much' && paise === undefined)
		return { done: false, text: 'Nothing is left of this invoice: credit notes have taken back all of it.' }
	return issued.ok
		? { done: true, text: `Credit note ${issued.value.number} takes back ${formatRupees(issued.value.totalPaise)}.` }
		: { done: false, text: refusals[issued.failure] }
}

const usage =
	'Give the number of an invoice, a reason and, for a part of it, an amount in rupees: npm run credit-note -- TL/26-27/000042 "Paid twice" 1180'
const { done, text } = given.success ? await issue(given.data) : { done: false, text: usage }
process.exitCode = done ? 0 : 1
process.stdout.write(`${text}\n`)
await stopTasks()
await closeDb()
