import type { JobCardData } from './card.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { JobList } from './job-list.tsx'
import { t } from '#app/platform/language/words.ts'

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
				<h1>{isClosed ? t`No longer open` : t`This job is no longer available`}</h1>
				<p className="max-w-prose text-ink-2">
					{ended
						? t`${{ job: ended.title }} at ${{ hospital: ended.hospitalName }} closed on ${{ day: ended.closed }} and is no longer accepting applications.`
						: isClosed
							? t`This job has closed and is no longer accepting applications.`
							: t`It may have been removed, or the link may be incomplete.`}
				</p>
				<div>
					<ButtonLink to="/jobs">{t`Browse open jobs`}</ButtonLink>
				</div>
			</header>
			{latest.length > 0 ? (
				<section aria-labelledby="latest-jobs" className="grid gap-3">
					<h2 id="latest-jobs">{t`Latest opportunities`}</h2>
					<div className="-mx-4 border-y border-line bg-surface md:mx-0 md:rounded-lg md:border">
						<JobList jobs={latest} headingLevel={3} />
					</div>
				</section>
			) : null}
		</main>
	)
}
