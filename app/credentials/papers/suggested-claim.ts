import { compareNames } from '../compare-names.ts'
import type { CredentialKind } from '../kinds.ts'
import { isSure, type PaperField, type PaperReading, type ReadField } from './paper.ts'

/** The fields of the form, and what a paper says of each. */
const readFor = {
	councilCode: 'councilCode',
	title: 'title',
	institution: 'institution',
	number: 'number',
	midwifeNumber: 'midwifeNumber',
	nationalNumber: 'nationalNumber',
	qualification: 'title',
	year: 'year',
	issuedOn: 'issuedOn',
	validUntil: 'validUntil',
	holderName: 'name',
} as const satisfies Record<string, PaperField>
export type ClaimField = keyof typeof readFor

/** Where on the paper a field of the form stands; null where it was not found. */
export const placeOf = (reading: PaperReading, name: ClaimField): ReadField | null =>
	reading.fields[readFor[name]] ?? null

/** The last day of a month that a card names alone, and its first; a whole day as it is. */
const lastDay = (day: string) =>
	day.length === 7
		? new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5)), 0)).toISOString().slice(0, 10)
		: day
const firstDay = (day: string) => (day.length === 7 ? `${day}-01` : day)

type About = { kind: CredentialKind; ownName: string; councilCodes: readonly string[] }

/** What the form begins with: what was surely read, by the name of its field. Everything else stays empty. */
export function suggestedClaim(reading: PaperReading, { kind, ownName, councilCodes }: About) {
	const sure = (name: ClaimField) => {
		const field = placeOf(reading, name)
		return field && isSure(field) && field.value !== '' ? field.value : null
	}
	const council = sure('councilCode')
	const name = sure('holderName')
	const [issuedOn, validUntil] = [sure('issuedOn'), sure('validUntil')]
	const all: Record<ClaimField, string | null> = {
		councilCode: council !== null && councilCodes.includes(council) ? council : null,
		title: kind === 'registration' ? null : sure('title'),
		qualification: kind === 'registration' ? sure('title') : null,
		institution: sure('institution'),
		number: sure('number'),
		midwifeNumber: sure('midwifeNumber'),
		nationalNumber: sure('nationalNumber'),
		year: sure('year'),
		issuedOn: issuedOn && firstDay(issuedOn),
		validUntil: validUntil && lastDay(validUntil),
		holderName: name !== null && compareNames(name, ownName) !== 'same' ? name : null,
	}
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Partial<
		Record<ClaimField, string>
	>
}
