import { Link } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import { Monogram } from '#app/ui/monogram.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { type ResponseDue, type Tracker, trackerSteps } from './tracker.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export type TrackedApplication = {
	id: string
	jobTitle: string
	hospitalName: string
	hospitalLogo: string | null
	tracker: Tracker
	/** A date or what is to be done, in a few words. */
	brief: string
	/** What happens next, in a sentence or two. */
	next: string
	due: ResponseDue | null
	applied: string
}

type TracksProps = { applications: readonly TrackedApplication[] }

/** A strip to swipe on phones, rows on desks: where each application is, and what it waits for in a few words. */
export function TrackerStrip({ applications }: TracksProps) {
	return (
		<ul className="tracks">
			{applications.map(({ id, jobTitle, hospitalName, hospitalLogo, tracker, brief, due }) => (
				<li key={id}>
					<Link to={`/applications/${id}`} className="track">
						<Job jobTitle={jobTitle} hospitalName={hospitalName} logo={hospitalLogo} />
						<Bars tracker={tracker} />
						<span className="flex items-baseline justify-between gap-2 text-xs">
							<b>{tracker.label}</b>
							<span className={cx('num text-end', due?.isLate ? 'font-semibold text-warning' : 'text-ink-2')}>
								{brief}
							</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	)
}

/** Every application with what happens next, for a page of its own. */
export function ApplicationTracks({ applications }: TracksProps) {
	return (
		<ul className="panel divide-y divide-line">
			{applications.map(({ id, jobTitle, hospitalName, hospitalLogo, tracker, next, due, applied }) => (
				<li key={id} className="relative grid gap-2 px-4 py-3 hover:bg-hover">
					<div className="grid items-center gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1fr)_16rem]">
						<Job jobTitle={jobTitle} hospitalName={hospitalName} logo={hospitalLogo} href={`/applications/${id}`} />
						<div className="grid gap-1.5">
							<Bars tracker={tracker} />
							<p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
								<b>{tracker.label}</b>
								<span className="num text-ink-2">{t`Applied ${{ day: applied }}`}</span>
							</p>
						</div>
					</div>
					<p className="max-w-prose text-sm text-ink-2">
						{due?.isLate ? (
							<>
								<Tag tone="warning">{t.of('answer')`Late`}</Tag>{' '}
							</>
						) : null}
						{due ? `${due.text} ` : null}
						{next}
					</p>
				</li>
			))}
		</ul>
	)
}

type JobProps = { jobTitle: string; hospitalName: string; logo: string | null; href?: string }

function Job({ jobTitle, hospitalName, logo, href }: JobProps) {
	return (
		<span className="flex min-w-0 items-center gap-2.5">
			<Monogram name={hospitalName} logo={logo} size="sm" />
			<span className="min-w-0 leading-5">
				{href ? (
					<Link
						to={href}
						className="block font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0"
						{...asWritten()}
					>
						{jobTitle}
					</Link>
				) : (
					<b className="block truncate text-sm" {...asWritten()}>
						{jobTitle}
					</b>
				)}
				<span className={cx('block text-ink-2', href ? 'text-sm' : 'truncate text-xs')} {...asWritten()}>
					{hospitalName}
				</span>
			</span>
		</span>
	)
}

function Bars({ tracker: { reached } }: { tracker: Tracker }) {
	if (reached === 0) return null
	const steps = trackerSteps()
	return (
		<span>
			<span className="sr-only">{t`Step ${{ step: reached }} of ${{ steps: steps.length }}`}</span>
			<span className="track-bars" aria-hidden="true">
				{steps.map((step, index) => (
					<i key={step} data-on={index < reached ? '' : undefined} />
				))}
			</span>
		</span>
	)
}
