import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'
import { isNarrowed } from './applicant-filter.ts'
import type { ApplicantsPage } from './applicants-page.server.ts'
import { ApplicantsView } from './components/applicants-view.tsx'
import { NoApplicants } from './components/no-applicants.tsx'
import { WaitingTag } from './components/waiting-tag.tsx'

type ApplicantsProps = Pick<ComponentProps<typeof PageHeader>, 'back' | 'title' | 'lead'> & {
	/** The address of list and board. */
	base: string
	page: ApplicantsPage
	/** The job of each, where they are of several. */
	showsJob: boolean
	/** Says who will appear in an empty list. */
	whenEmpty: ReactNode
}

/** The page of a hospital's applicants, of one job or of all. */
export function Applicants({ base, page, showsJob, whenEmpty, ...header }: ApplicantsProps) {
	const { view, filter, total, counts } = page
	return (
		<main
			id="main"
			className={`page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6 ${view === 'board' ? 'max-w-none' : ''}`}
		>
			<PageHeader {...header} tags={<WaitingTag page={page} />} />
			{total + counts.withdrawn === 0 && !isNarrowed(filter) ? (
				<NoApplicants>{whenEmpty}</NoApplicants>
			) : (
				<ApplicantsView base={base} page={page} showsJob={showsJob} />
			)}
		</main>
	)
}
