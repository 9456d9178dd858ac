import type { JobCardData } from './card.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { JobList } from './job-list.tsx'

export type JobNotFoundProps = {
	isClosed: boolean
	/** Which job it was, while that is still worth saying. */
	ended: { title: string; hospitalName: string; closed: string } | null
	latest: readonly JobCardData[]
}

/** For links that lead to a job that is over, or that never was: says so, and offers the latest open ones. */
export function JobNotFound({ isClosed, ended, latest }: JobNotFoundProps) {
	return (
		<main id="main" className="page grid gap-6 py-8">
			<header className="grid gap-3">
				<h1>{isClosed ? 'No longer open' : 'This job is no longer available'}</h1>
				<p className="max-w-prose text-ink-2">
					{ended
						? `${ended.title} at ${ended.hospitalName} closed on ${ended.closed} and is no longer accepting applications.`
						: isClosed
							? 'This job has closed and is no longer accepting applications.'
							: 'It may have been removed, or the link may be incomplete.'}
				</p>
				<div>
					<ButtonLink to="/jobs">Browse open jobs</ButtonLink>
				</div>
			</header>
			{latest.length > 0 ? (
				<section aria-labelledby="latest-jobs" className="grid gap-3">
					<h2 id="latest-jobs">Latest opportunities</h2>
					<div className="-mx-4 border-y border-line bg-surface md:mx-0 md:rounded-lg md:border">
						<JobList jobs={latest} headingLevel={3} />
					</div>
				</section>
			) : null}
		</main>
	)
}
