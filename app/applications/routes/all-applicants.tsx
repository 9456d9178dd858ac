import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { isNarrowed } from '../applicant-filter.ts'
import { loadApplicants } from '../applicants-page.server.ts'
import { ApplicantsView } from '../components/applicants-view.tsx'
import { NoApplicants } from '../components/no-applicants.tsx'
import { WaitingTag } from '../components/waiting-tag.tsx'
import { allApplicants } from '../return-page.ts'
import { applicantsInWords } from '../words.ts'
import type { Route } from './+types/all-applicants.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	return { page: await loadApplicants(member, { jobId: null }, request.url) }
}

export const meta: Route.MetaFunction = () => [{ title: `Applicants · ${brand.name}` }]

export default function AllApplicants({ loaderData: { page } }: Route.ComponentProps) {
	const { view, filter, total, counts } = page
	return (
		<main
			id="main"
			className={`page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6 ${view === 'board' ? 'max-w-none' : ''}`}
		>
			<PageHeader
				title="Applicants"
				lead={`${applicantsInWords(total)} for all your jobs`}
				tags={<WaitingTag page={page} />}
			/>
			{total + counts.withdrawn === 0 && !isNarrowed(filter) ? (
				<NoApplicants>Specialists who apply for one of your jobs appear here.</NoApplicants>
			) : (
				<ApplicantsView base={allApplicants} page={page} showsJob />
			)}
		</main>
	)
}
