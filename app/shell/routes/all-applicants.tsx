import { Applicants } from '#app/applications/applicants.tsx'
import { loadApplicants } from '#app/applications/applicants-page.server.ts'
import { allApplicants } from '#app/applications/return-page.ts'
import { applicantsInWords } from '#app/applications/words.ts'
import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { withStanding } from '../applicant-standing.server.ts'
import type { Route } from './+types/all-applicants.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const page = await loadApplicants(member, { jobId: null }, request.url)
	return { page: await withStanding(member, page) }
}

export const meta: Route.MetaFunction = () => [{ title: `Applicants · ${brand.name}` }]

export default function AllApplicants({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<Applicants
			base={allApplicants}
			page={page}
			showsJob
			title="Applicants"
			lead={`${applicantsInWords(page.total)} for all your jobs`}
			whenEmpty="Specialists who apply for one of your jobs appear here."
		/>
	)
}
