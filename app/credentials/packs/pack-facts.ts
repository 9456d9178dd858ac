import { t } from '#app/platform/language/words.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { noExpiry } from '../expiry.ts'
import { gradeNames } from '../grades.ts'
import type { Pack } from './pack-opening.server.ts'

/** Names the person only as their credentials were verified. */
export const packTitle = ({ name }: Pick<Pack, 'name'>) =>
	name === null ? t`Verified credentials` : t`Verified credentials of ${{ name }}`

/** What a pack says about one credential, on the page and in the PDF alike. */
export function packFacts(credential: Pack['credentials'][number]): { label: string; value: string }[] {
	const { kind, number, institution, year, holderName, checkedName, validUntil, checkedOn } = credential
	const until = validUntil === null ? null : formatDay(validUntil)
	const facts: [string, string | null][] = [
		[t`Registration number`, number],
		[kind === 'degree' ? t`College or university` : t`Issued by`, institution],
		[t`Year`, year === null ? null : String(year)],
		[t`Name verified`, checkedName],
		[t`Name on the document`, holderName],
		[t`Valid until`, until ?? (kind === 'degree' ? null : noExpiry())],
		[t`Checked`, checkedOn === null ? null : t`${{ day: formatDay(checkedOn) }}, by our team`],
		[t`How it was checked`, credential.checkGrade && gradeNames[credential.checkGrade]],
		[t`Checked against`, credential.checkedAgainst],
	]
	return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
