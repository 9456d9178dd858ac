import type { ReactNode } from 'react'
import type { OwnProfile } from '../disclosure.ts'
import { EditLink } from './edit-link.tsx'

/** One's own preferences, each with the page that changes it; a blank one says so. */
export function PreferenceRows({ profile }: { profile: OwnProfile }) {
	const { shifts, availability, availableFrom, languages, pay, radius, preferredAreas } = profile
	const where = [radius ? `Up to ${radius}` : null, ...preferredAreas].filter(Boolean).join(', ')
	return (
		<dl className="grid">
			<Row label="Shifts" to="/profile/shifts" what="shift preferences">
				{shifts.join(', ')}
			</Row>
			<Row label="Availability" to="/profile/availability" what="availability">
				{availability.length > 0 || availableFrom ? <Hours availability={availability} from={availableFrom} /> : null}
			</Row>
			<Row label="Expected pay" to="/profile/pay" what="expected pay">
				{pay.join(' or ')}
			</Row>
			<Row label="Preferred work area" to="/profile/area" what="preferred work area">
				{where}
			</Row>
			<Row label="Languages" to="/profile/languages" what="languages">
				{languages.join(', ')}
			</Row>
		</dl>
	)
}

/** Each day stays in one piece. */
function Hours({ availability, from }: { availability: string[]; from: string | null }) {
	return (
		<span className="flex flex-wrap gap-x-3">
			{[...availability, ...(from ? [from] : [])].map((text) => (
				<span key={text} className="whitespace-nowrap">
					{text}
				</span>
			))}
		</span>
	)
}

type RowProps = { label: string; to: string; what: string; children: ReactNode }

function Row({ label, to, what, children }: RowProps) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2">
			<dt className="text-sm text-ink-2">{label}</dt>
			<dd className="num wrap-anywhere">{children || <span className="text-ink-2">Not added yet</span>}</dd>
			<dd className="col-start-2 row-span-2 row-start-1">
				<EditLink to={to} what={what} />
			</dd>
		</div>
	)
}
