import { defaultSort } from '../pipeline/applicant-filter.ts'
import { Applicants } from '../pipeline/applicants.tsx'
import { loadApplicants } from '../pipeline/applicants-page.server.ts'
import { useSentPage } from '../pipeline/sent-page.ts'
import { applicantsOfJob } from '../pipeline/addresses.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { pageOf } from '#app/identity/page-of.ts'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { findViewChoices } from '#app/views/queries.server.ts'
import { ViewsMenu } from '#app/views/views-menu.tsx'
import { ApplicantSide } from './applicants/applicant-side.tsx'
import { withDetails } from './applicants/details.server.ts'
import type { Route } from './+types/applicants.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress({ defaults: { sort: defaultSort } })]

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const job = await findJobOfHospital(member, idParam(params.jobId))
	if (!job) throw notFound()
	const [page, views] = await Promise.all([
		loadApplicants(member, { jobId: job.id }, request.url, readApplicantFacts),
		findViewChoices(member, pageOf(request)),
	])
	return { views, job: { id: job.id, title: job.title }, ...(await withDetails(member, page, request.url)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? `Applicants: ${loaderData.job.title}` : 'Applicants'),
]

export default function ApplicantsOfJob({ loaderData: { job, page: sent, opened, views } }: Route.ComponentProps) {
	const page = useSentPage(sent)
	return (
		<Applicants
			page={page}
			job={job}
			opened={opened?.applicant ?? null}
			side={<ApplicantSide base={applicantsOfJob(job.id)} page={page} opened={opened} />}
			views={<ViewsMenu choices={views} className="max-md:hidden" />}
			whenEmpty="Specialists who apply to this job will appear here. We will notify you about each one."
		/>
	)
}
