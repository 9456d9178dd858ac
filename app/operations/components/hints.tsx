import { Link } from 'react-router'
import { formatList } from '#app/platform/text/list.ts'
import type { HospitalRecord } from '../hospitals/hospital-record.server.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'

/** What a careful person would notice by themselves, if they had all records in their head. None of it decides. */
export function Hints({ members, others }: Pick<HospitalRecord, 'members' | 'others'>) {
	const [contact] = members
	return (
		<ul className="grid gap-3 text-sm">
			{contact ? <li>{mailTexts[contact.domain]}</li> : null}
			{others.map(({ id, name, city, status, same, similarName }) => (
				<li key={id}>
					{same.length > 0 ? `Same ${formatList(same)} as ` : similarName ? 'Could be confused with ' : null}
					<Link to={`/operator/hospitals/${id}`} className="link font-semibold">
						{name}
					</Link>
					{`, ${city} (${hospitalStatusNames[status].toLowerCase()}).`}
				</li>
			))}
			{others.length === 0 ? <li>No other hospital has these numbers or a similar name.</li> : null}
		</ul>
	)
}

const mailTexts: Record<HospitalRecord['members'][number]['domain'], string> = {
	'on-website': 'The email address is on the website’s domain.',
	'free-mail':
		'The email address is from a free provider. Call the hospital on a number you find independently, not the one provided.',
	elsewhere: 'The email address is on a different domain from the website.',
	'no-website': 'No website provided to compare with the email address.',
}
