import { telLink } from '#app/platform/text/phone-link.ts'
import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { Panel } from '#app/ui/page/panel.tsx'
import { RecordLines } from '../../components/record-lines.tsx'
import { AskFirst } from '../../components/ask-first.tsx'
import type { Route } from '../+types/our-request.ts'
import { After } from './after.tsx'

type Page = Route.ComponentProps['loaderData']

export function Covered({ page }: { page: Page }) {
	const { cover, person, record, isAskedFirst: isFirst, onTheWay, arrived } = page
	return (
		<Panel title={person ? person.name : 'Covered'}>
			<div className="grid gap-3">
				{person ? (
					<p className="flex flex-wrap items-center gap-3">
						{person.phone ? (
							<a href={telLink(person.phone)} className="btn btn-secondary">
								<Phone size={18} aria-hidden="true" />
								{person.phone}
							</a>
						) : person.isOverLimit ? (
							<span>Your hospital has reached today’s limit for contact details. It resets at midnight.</span>
						) : null}
						<Link to={`/doctors/${person.id}`} className="link inline-flex min-h-11 items-center">
							View profile and registration
						</Link>
						<a href={`/hospital/cover/${cover.id}/calendar.ics`} className="link inline-flex min-h-11 items-center">
							Add to calendar
						</a>
					</p>
				) : (
					<p>The person has deleted their account.</p>
				)}
				{cover.status === 'covered' ? (
					<p>
						{arrived
							? `Arrived on ${arrived}.`
							: onTheWay
								? `On the way since ${onTheWay}.`
								: page.hasBegun
									? 'The specialist has not reported an arrival.'
									: 'Not on the way yet.'}
					</p>
				) : null}
				{record ? (
					<div className="text-sm text-ink-2">
						<RecordLines {...record} />
					</div>
				) : null}
				{person && (cover.status === 'finished' || cover.status === 'confirmed') ? (
					<AskFirst id={person.id} isFirst={isFirst} />
				) : null}
				<After page={page} />
			</div>
		</Panel>
	)
}
