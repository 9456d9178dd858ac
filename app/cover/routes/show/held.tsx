import { telLink } from '#app/platform/text/phone-link.ts'
import { CalendarPlus, MapPin, Phone } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { coverRefusals } from '../../labels.ts'
import type { Route } from '../+types/show.ts'
import { After } from './after.tsx'
import { t } from '#app/platform/language/words.ts'

type Page = Route.ComponentProps['loaderData']

/** What this person has accepted: whom to call, where it is, and what is to do. */
export function Held({ page }: { page: Page }) {
	const { cover, hospital, asker, hasBegun, mayReport, onTheWay, arrived } = page
	const at = (path: string) => `/cover/${cover.id}/${path}`
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap gap-2">
				{asker ? (
					<a href={telLink(asker.phone)} className="btn btn-secondary">
						<Phone size={18} aria-hidden="true" />
						{t`Call ${{ name: asker.name }}, ${{ phone: asker.phone }}`}
					</a>
				) : null}
				{hospital.phone ? (
					<a href={telLink(hospital.phone)} className="btn btn-secondary">
						<Phone size={18} aria-hidden="true" />
						{t`Call ${{ hospital: hospital.name }}`}
					</a>
				) : null}
				<a href={cover.map} target="_blank" rel="noreferrer" className="btn btn-secondary">
					<MapPin size={18} aria-hidden="true" />
					{t`Map`}
				</a>
				<a href={at('calendar.ics')} className="btn btn-secondary">
					<CalendarPlus size={18} aria-hidden="true" />
					{t`Add to calendar`}
				</a>
			</div>
			{cover.status === 'covered' ? (
				<div className="flex flex-wrap items-center gap-2">
					{mayReport.onTheWay && !onTheWay && !arrived ? (
						<Step cover={cover.id} step="on-the-way" label={t`I am on the way`} />
					) : null}
					{mayReport.arrived && !arrived ? <Step cover={cover.id} step="arrived" label={t`I have arrived`} /> : null}
					{arrived ? (
						<p>{t`Arrived on ${{ time: arrived }}.`}</p>
					) : onTheWay ? (
						<p>{t`On the way since ${{ time: onTheWay }}.`}</p>
					) : null}
					{mayReport.isTooEarly ? <p className="text-sm text-ink-2">{coverRefusals()['too-early']}</p> : null}
				</div>
			) : null}
			<After page={page} />
			{cover.status === 'covered' && !hasBegun ? (
				<ButtonLink to={at('cancellation')} variant="quiet" className="justify-self-start">
					{t`I cannot come`}
				</ButtonLink>
			) : null}
		</div>
	)
}

const Step = ({ cover, step, label }: { cover: string; step: string; label: string }) => (
	<PostButton action={`/cover/${cover}/steps`} fields={{ step }} pendingLabel={t`Saving...`}>
		{label}
	</PostButton>
)
