import type { ReactNode } from 'react'
import { formatOr } from '#app/platform/text/list.ts'
import type { OwnProfile } from '../disclosure/disclosure.ts'
import { EditLink } from './edit-link.tsx'

/** One's own preferences that are filled in, each with the page that changes it; null when none is. */
export function PreferenceRows({ profile }: { profile: OwnProfile }) {
	const { shifts, availability, availableFrom, languages, pay, radius, preferredAreas } = profile
	const where = [radius ? `Up to ${radius}` : null, ...preferredAreas].filter(Boolean).join(', ')
	const rows: { label: string; to: string; what: string; value: ReactNode }[] = [
		{ label: 'Shifts', to: '/profile/shifts', what: 'shift preferences', value: shifts.join(', ') },
		{
			label: 'Availability',
			to: '/profile/availability',
			what: 'availability',
			value:
				availability.length > 0 || availableFrom ? <Hours availability={availability} from={availableFrom} /> : null,
		},
		{ label: 'Expected pay', to: '/profile/pay', what: 'expected pay', value: formatOr(pay) },
		{ label: 'Preferred work area', to: '/profile/area', what: 'preferred work area', value: where },
		{ label: 'Languages', to: '/profile/languages', what: 'languages', value: languages.join(', ') },
	].filter(({ value }) => value)
	if (rows.length === 0) return null
	return (
		<dl className="grid">
			{rows.map(({ label, to, what, value }) => (
				<div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2">
					<dt className="text-sm text-ink-2">{label}</dt>
					<dd className="num wrap-anywhere">{value}</dd>
					<dd className="col-start-2 row-span-2 row-start-1">
						<EditLink to={to} what={what} />
					</dd>
				</div>
			))}
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
