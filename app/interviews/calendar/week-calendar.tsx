import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { Week } from './week.server.ts'

type Entry = Week['days'][number]['entries'][number]

/** Half an hour has room for two lines. */
const hourInPixels = 72
const tones: Record<Entry['status'], string> = {
	scheduled: 'border-brand bg-brand-soft',
	proposed: 'border-dashed border-line-strong bg-surface',
	completed: 'border-line bg-sunken',
	'no-show': 'border-line bg-sunken',
	cancelled: 'border-line bg-surface line-through text-ink-2',
}

/** A week of interviews: columns with hours on a desk, a list by day on a phone. */
export function WeekCalendar({ week }: { week: Week }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<div className="flex flex-wrap items-center gap-2 px-4 pt-3">
				<ButtonLink to={week.previous} variant="secondary" size="sm" aria-label="Previous week">
					<ChevronLeft size={16} aria-hidden="true" />
				</ButtonLink>
				<ButtonLink to={week.next} variant="secondary" size="sm" aria-label="Next week">
					<ChevronRight size={16} aria-hidden="true" />
				</ButtonLink>
				<h2 className="num text-base">{week.title}</h2>
				{week.thisWeek ? (
					<ButtonLink to={week.thisWeek} variant="quiet" size="sm">
						This week
					</ButtonLink>
				) : null}
				{week.colleagues.length > 1 ? (
					<Form method="get" className="flex w-full items-end gap-2 sm:ml-auto sm:w-auto">
						<input type="hidden" name="view" value="week" />
						<input type="hidden" name="week" value={week.monday} />
						<SelectField
							key={week.interviewer}
							name="interviewer"
							label="Interviewer"
							hideLabel
							className="grow"
							options={[{ value: '', label: 'Whole team' }, ...week.colleagues]}
							defaultValue={week.interviewer}
						/>
						<Button variant="secondary" size="sm">
							Show
						</Button>
					</Form>
				) : null}
			</div>
			{week.count === 0 ? <p className="px-4 text-ink-2">No interviews in this week.</p> : null}
			<ByDay week={week} />
			<Columns week={week} />
		</div>
	)
}

function ByDay({ week }: { week: Week }) {
	return (
		<ol className="divide-y divide-line lg:hidden">
			{week.days
				.filter(({ entries }) => entries.length > 0)
				.map(({ day, label, entries }) => (
					<li key={day} className="grid gap-2 px-4 py-3">
						<h3 className="text-base">{label}</h3>
						<ul className="grid gap-2">
							{entries.map((entry) => (
								<li key={entry.key} data-row="" className="grid">
									<Link
										to={`/interviews/${entry.id}`}
										className={cx('grid min-h-11 rounded-md border px-3 py-2', tones[entry.status])}
									>
										<span className="font-semibold">{entry.name}</span>
										<span className="num text-sm">
											{entry.hours} · {entry.label}
										</span>
										<span className="text-sm text-ink-2">{entry.details}</span>
									</Link>
								</li>
							))}
						</ul>
					</li>
				))}
		</ol>
	)
}

function Columns({ week: { days, hours } }: { week: Week }) {
	const first = hours[0] ?? 0
	const height = hours.length * hourInPixels
	return (
		<div className="hidden grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] border-t border-line lg:grid">
			<div aria-hidden="true" />
			{days.map(({ day, label, isToday }) => (
				<h3
					key={day}
					className={cx('border-l border-line px-2 py-1 text-sm', isToday ? 'font-semibold text-brand' : 'font-normal')}
				>
					{label}
				</h3>
			))}
			<div aria-hidden="true" className="relative border-t border-line" style={{ height }}>
				{hours.map((hour) => (
					<span
						key={hour}
						className="num absolute right-2 text-xs text-ink-2"
						style={{ top: (hour - first) * hourInPixels + 2 }}
					>
						{hour % 12 || 12} {hour < 12 ? 'am' : 'pm'}
					</span>
				))}
			</div>
			{days.map(({ day, label, entries }) => (
				<ul
					key={day}
					aria-label={label}
					className="relative border-t border-l border-line bg-[linear-gradient(var(--line)_1px,transparent_1px)]"
					style={{ height, backgroundSize: `100% ${hourInPixels}px` }}
				>
					{entries.map((entry) => (
						<Block key={entry.key} entry={entry} first={first} />
					))}
				</ul>
			))}
		</div>
	)
}

function Block({ entry, first }: { entry: Entry; first: number }) {
	const minutes = Math.max(30, entry.endsAtMinute - entry.startsAtMinute)
	return (
		<li
			className="absolute p-px"
			style={{
				top: ((entry.startsAtMinute - first * 60) / 60) * hourInPixels,
				height: (minutes / 60) * hourInPixels,
				left: `${(entry.lane / entry.lanes) * 100}%`,
				width: `${100 / entry.lanes}%`,
			}}
		>
			<Link
				to={`/interviews/${entry.id}`}
				title={`${entry.hours}, ${entry.label}. ${entry.details}`}
				className={cx('block h-full overflow-hidden rounded-sm border px-1 text-xs leading-4', tones[entry.status])}
			>
				<span className="block truncate font-semibold">{entry.name}</span>
				<span className="num block truncate">{entry.shortHours}</span>
				<span className="sr-only">
					, {entry.label}, {entry.details}
				</span>
			</Link>
		</li>
	)
}
