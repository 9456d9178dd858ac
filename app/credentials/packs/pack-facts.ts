import { noExpiry } from '../expiry.ts'
import { gradeNames } from '../grades.ts'
import type { Pack } from './pack-opening.server.ts'

/** Names the person only as their credentials were verified. */
export const packTitle = ({ name }: Pick<Pack, 'name'>) =>
	name === null ? 'Verified credentials' : `Verified credentials of ${name}`

/** What a pack says about one credential, on the page and in the PDF alike. */
export function packFacts(credential: Pack['credentials'][number]): { label: string; value: string }[] {
	const { kind, number, institution, year, holderName, checkedName, validUntil, checkedOn } = credential
	const facts: [string, string | null][] = [
		['Registration number', number],
		[kind === 'degree' ? 'College or university' : 'Issued by', institution],
		['Year', year === null ? null : String(year)],
		['Name verified', checkedName],
		['Name on the document', holderName],
		['Valid until', validUntil ?? (kind === 'degree' ? null : noExpiry)],
		['Checked', checkedOn === null ? null : `${checkedOn}, by our team`],
		['How it was checked', credential.checkGrade && gradeNames[credential.checkGrade]],
		['Checked against', credential.checkedAgainst],
	]
	return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
