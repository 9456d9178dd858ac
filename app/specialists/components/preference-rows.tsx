import type { ReactNode } from 'react'
import { formatOr } from '#app/platform/text/list.ts'
import type { OwnProfile } from '../disclosure/disclosure.ts'
import { EditLink } from './edit-link.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** One's own preferences that are filled in, each with the page that changes it; null when none is. */
export function PreferenceRows({ profile }: { profile: OwnProfile }) {
	const { shifts, availability, availableFrom, languages, pay, radius, preferredAreas } = profile
	const where = [radius ? t`Up to ${{ distance: radius }}` : null, ...preferredAreas.map(saidName)]
		.filter(Boolean)
		.join(', ')
	const rows: { label: string; to: string; edit: string; value: ReactNode }[] = [
		{ label: t`Shifts`, to: '/profile/shifts', edit: t`Edit shift preferences`, value: shifts.join(', ') },
		{
			label: t`Availability`,
			to: '/profile/availability',
			edit: t`Edit availability`,
			value:
				availability.length > 0 || availableFrom ? <Hours availability={availability} from={availableFrom} /> : null,
		},
		{ label: t`Expected pay`, to: '/profile/pay', edit: t`Edit expected pay`, value: formatOr(pay) },
		{ label: t`Preferred work area`, to: '/profile/area', edit: t`Edit preferred work area`, value: where },
		{ label: t`Languages`, to: '/profile/languages', edit: t`Edit languages`, value: saidName(languages.join(', ')) },
	].filter(({ value }) => value)
	if (rows.length === 0) return null
	return (
		<dl className="grid">
			{rows.map(({ label, to, edit, value }) => (
				<div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2">
					<dt className="text-sm text-ink-2">{label}</dt>
					<dd className="num wrap-anywhere">{value}</dd>
					<dd className="col-start-2 row-span-2 row-start-1">
						<EditLink to={to} label={edit} />
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
