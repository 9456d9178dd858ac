import { formatDay } from '#app/platform/text/dates.ts'
import { councilByCode } from '#app/catalog/councils.ts'
import { compareNames } from '../compare-names.ts'
import type { CredentialKind } from '../kinds.ts'
import { isSure, numberLetters, type PaperFlag, type PaperReading, type ReadField } from './paper.ts'

type Claimed = {
	councilCode: string | null
	number: string | null
	name: string
	issuedOn: string | null
	validUntil: string | null
	year: number | null
}

/** What was typed beside what is printed. `unread`: the paper may say it, but not so that a program could be sure. */
export type PaperCheck = {
	label: string
	state: 'agrees' | 'differs' | 'unread'
	claimed: string
	printed: string | null
	place: ReadField | null
}

const sameText = (one: string, other: string) => one === other
const sameNumber = (one: string, other: string) => numberLetters(one) === numberLetters(other)
const sameName = (one: string, other: string) => compareNames(one, other) !== 'different'
/** A card may name a month alone. */
const sameDay = (claimed: string, printed: string) => claimed.startsWith(printed)
const councilName = (code: string) => councilByCode(code)?.name ?? code
const day = (text: string) => (text.length === 10 ? formatDay(text) : text)
const asIs = (text: string) => text

/** Everything that a person typed and a paper says as well, for whoever decides. A hint, never a verdict. */
export function paperChecks({ fields }: PaperReading, kind: CredentialKind, claimed: Claimed): PaperCheck[] {
	const check = (
		label: string,
		said: string | null,
		place: ReadField | undefined,
		agrees: (claimed: string, printed: string) => boolean,
		shown: (text: string) => string = asIs,
	): PaperCheck[] => {
		if (said === null) return []
		const printed = isSure(place) && place.value !== '' ? place.value : null
		const state = printed === null ? 'unread' : agrees(said, printed) ? 'agrees' : 'differs'
		return [{ label, state, claimed: shown(said), printed: printed && shown(printed), place: place ?? null }]
	}
	return [
		...check('Council', claimed.councilCode, fields.councilCode, sameText, councilName),
		...check('Number', claimed.number, fields.number, sameNumber),
		...check('Name', claimed.name, fields.name, sameName),
		...check('Issued on', claimed.issuedOn, fields.issuedOn, sameDay, day),
		...check('Valid until', kind === 'degree' ? null : claimed.validUntil, fields.validUntil, sameDay, day),
		...check('Year', claimed.year === null ? null : String(claimed.year), fields.year, sameText),
	]
}

/** What a person ought to look at, in a sentence. */
export const flagSentences: Record<PaperFlag, string> = {
	'code-differs': 'The code on the document names another number than the one printed on it.',
	'code-of-other-host':
		'The code on the document leads to a website that is not on our list of councils and universities.',
	'code-of-other-issuer': 'The code on the document leads to the website of another council or university.',
	'unusual-term': 'It is valid for a number of years that councils do not usually give.',
	'two-papers': 'The picture shows two documents. We read one of them.',
	'pages-differ': 'Two pages of the document say different things.',
}
