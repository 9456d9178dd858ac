import { councils, normaliseRegistrationNumber } from '#app/catalog/councils.ts'
import type { Line } from './lines.ts'

export type ProposedRegistration = { number: string; councilCode: string | null }

const labelled =
	/\breg(?:istration|n|d)?\b\.?(?:\s*(?:no|number|#)\b\.?)?\s*[:#–-]?\s*((?:[A-Z]{1,6}[-/ ]?)?\d[\dA-Z/.-]{2,20})/i
const councilWords = /\b(?:council|commission|MCI|NMC)\b/i

/**
 * The registration with a council, as the resume prints it: 'Maharashtra Medical Council, Reg. No. 2011/04/1234'. The
 * council may stand on the line before.
 */
export function findRegistration(lines: readonly Line[]): ProposedRegistration | null {
	for (const [at, { text }] of lines.entries()) {
		const around = `${lines[at - 1]?.text ?? ''} ${text} ${lines[at + 1]?.text ?? ''}`
		const typed = labelled.exec(text)?.[1]
		const number = typed === undefined ? null : normaliseRegistrationNumber(typed.replace(/[.-]+$/, ''))
		if (number === null || !(councilWords.test(around) || /registration/i.test(text))) continue
		const plain = around.toLowerCase()
		const council = councils.find(({ name }) => plain.includes(name.toLowerCase()))
		return { number, councilCode: council?.code ?? null }
	}
	return null
}
