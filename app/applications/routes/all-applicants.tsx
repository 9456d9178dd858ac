import { defaultSort } from '../pipeline/applicant-filter.ts'
import { Applicants } from '../pipeline/applicants.tsx'
import { loadApplicants } from '../pipeline/applicants-page.server.ts'
import { useSentPage } from '../pipeline/sent-page.ts'
import { allApplicants } from '../pipeline/return-page.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { pageOf } from '#app/identity/page-of.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { findViewChoices } from '#app/views/queries.server.ts'
import { ViewsMenu } from '#app/views/views-menu.tsx'
import { ApplicantSide } from './applicants/applicant-side.tsx'
import { withDetails } from './applicants/details.server.ts'
import type { Route } from './+types/all-applicants.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress({ defaults: { sort: defaultSort } })]

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const [page, views] = await Promise.all([
		loadApplicants(member, { jobId: null }, request.url, readApplicantFacts),
		findViewChoices(member, pageOf(request)),
	])
	return { views, ...(await withDetails(member, page, request.url)) }
}

export const meta = () => [titled('Applicants')]

export default function AllApplicants({ loaderData: { page: sent, opened, views } }: Route.ComponentProps) {
	const page = useSentPage(sent)
	return (
		<Applicants
			page={page}
			job={null}
			opened={opened?.applicant ?? null}
			side={<ApplicantSide base={allApplicants} page={page} opened={opened} />}
			views={<ViewsMenu choices={views} className="max-md:hidden" />}
			whenEmpty="Specialists who apply to your jobs will appear here."
		/>
	)
}
