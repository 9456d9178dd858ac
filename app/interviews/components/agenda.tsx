import { Link } from 'react-router'
import type { AgendaDay } from '../hospital-page.server.ts'

/** What is fixed, day by day. */
export function Agenda({ days }: { days: readonly AgendaDay[] }) {
	return (
		<ol className="divide-y divide-line">
			{days.map(({ day, interviews }) => (
				<li key={day} className="grid gap-2 px-4 py-4 md:grid-cols-[11rem_minmax(0,1fr)]">
					<h2 className="text-base">{day}</h2>
					<ul className="grid gap-3">
						{interviews.map((each) => (
							<li key={each.id} data-row="" className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
								<p className="num whitespace-nowrap">{each.hours}</p>
								<div className="min-w-0">
									<p>
										<Link to={`/interviews/${each.id}`} className="link font-semibold">
											{each.name}
										</Link>
										<span className="text-ink-2"> · {each.speciality}</span>
									</p>
									<p className="text-sm text-ink-2">
										{[each.jobTitle, each.mode, each.heldBy].filter(Boolean).join(' · ')}
									</p>
								</div>
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	)
}
