import type { Pack } from './pack-opening.server.ts'

/** What a pack says about one credential, on the page and in the PDF alike. */
export function packFacts(credential: Pack['credentials'][number]): { label: string; value: string }[] {
	const { kind, number, institution, year, holderName, validUntil, checkedOn, checkedAgainst } = credential
	const facts: [string, string | null][] = [
		['Registration number', number],
		[kind === 'degree' ? 'College or university' : 'Issued by', institution],
		['Year', year === null ? null : String(year)],
		['Name on the document', holderName],
		['Valid until', validUntil ?? (kind === 'degree' ? null : 'Does not expire')],
		['Checked', checkedOn === null ? null : `${checkedOn}, by our team`],
		['Checked against', checkedAgainst],
	]
	return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
