import { applicantsOfJob } from '#app/applications/addresses.ts'
import { Applicants } from '#app/applications/applicants.tsx'
import { loadApplicants } from '#app/applications/applicants-page.server.ts'
import { applicantsInWords } from '#app/applications/words.ts'
import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { withStanding } from '../applicant-standing.server.ts'
import type { Route } from './+types/applicants.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const job = await findJobOfHospital(member, idParam(params.jobId))
	if (!job) throw notFound()
	const page = await loadApplicants(member, { jobId: job.id }, request.url)
	return { job: { id: job.id, title: job.title }, page: await withStanding(member, page) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? `Applicants: ${loaderData.job.title}` : 'Applicants'} · ${brand.name}` },
]

export default function ApplicantsOfJob({ loaderData: { job, page } }: Route.ComponentProps) {
	return (
		<Applicants
			base={applicantsOfJob(job.id)}
			page={page}
			showsJob={false}
			back={{ to: '/hospitals/dashboard/jobs', label: 'Job Postings' }}
			title={`Applicants: ${job.title}`}
			lead={applicantsInWords(page.total)}
			whenEmpty="Specialists who apply for this job appear here, and we write to you about each of them."
		/>
	)
}
