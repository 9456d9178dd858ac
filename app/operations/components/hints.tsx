import { Link } from 'react-router'
import type { HospitalRecord } from '../hospital-record.server.ts'
import { hospitalStatusNames } from '#app/hospitals/status.ts'

/** What a careful person would notice by themselves, if they had all records in their head. None of it decides. */
export function Hints({ members, others }: Pick<HospitalRecord, 'members' | 'others'>) {
	const [contact] = members
	return (
		<ul className="grid gap-3 text-sm">
			{contact ? <li>{mailTexts[contact.domain]}</li> : null}
			{others.map(({ id, name, city, status, same, similarName }) => (
				<li key={id}>
					{same.length > 0 ? `Same ${same.join(' and ')} as ` : similarName ? 'Could be taken for ' : null}
					<Link to={`/operator/hospitals/${id}`} className="link font-semibold">
						{name}
					</Link>
					{`, ${city} (${hospitalStatusNames[status].toLowerCase()}).`}
				</li>
			))}
			{others.length === 0 ? <li>No other hospital has one of these numbers or a name like this one.</li> : null}
		</ul>
	)
}

const mailTexts: Record<HospitalRecord['members'][number]['domain'], string> = {
	'on-website': 'The e-mail address is on the domain of the website.',
	'free-mail':
		'The e-mail address is from a free provider: call the hospital back on a number that you found yourself, not the one they gave.',
	elsewhere: 'The e-mail address is on another domain than the website.',
	'no-website': 'No website was given that the e-mail address could be compared with.',
}
