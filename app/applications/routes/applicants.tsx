import { applicantsOfJob } from '../addresses.ts'
import { Applicants } from '../applicants.tsx'
import { loadApplicants } from '../applicants-page.server.ts'
import { formatApplicantCount } from '../labels.ts'
import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { withMatches } from './applicants/matches.server.ts'
import { openAtPlainAddress } from '#app/platform/plain-address.server.ts'
import { withStatusLines } from './applicants/status-lines.server.ts'
import type { Route } from './+types/applicants.ts'

export const middleware = [openAtPlainAddress({ defaults: { sort: 'waiting' } })]

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const job = await findJobOfHospital(member, idParam(params.jobId))
	if (!job) throw notFound()
	const page = await loadApplicants(member, { jobId: job.id }, request.url)
	return { job: { id: job.id, title: job.title }, page: await withMatches(member, await withStatusLines(member, page)) }
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
			lead={formatApplicantCount(page.total)}
			whenEmpty="Specialists who apply to this job will appear here. We will notify you about each one."
		/>
	)
}
