import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { applicantsOfJob } from '../addresses.ts'
import { isNarrowed } from '../applicant-filter.ts'
import { loadApplicants } from '../applicants-page.server.ts'
import { ApplicantsView } from '../components/applicants-view.tsx'
import { NoApplicants } from '../components/no-applicants.tsx'
import { WaitingTag } from '../components/waiting-tag.tsx'
import { applicantsInWords } from '../words.ts'
import type { Route } from './+types/applicants.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const job = await findJobOfHospital(member, idParam(params.jobId))
	if (!job) throw notFound()
	return { job: { id: job.id, title: job.title }, page: await loadApplicants(member, { jobId: job.id }, request.url) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? `Applicants: ${loaderData.job.title}` : 'Applicants'} · ${brand.name}` },
]

export default function Applicants({ loaderData: { job, page } }: Route.ComponentProps) {
	const { view, filter, total, counts } = page
	return (
		<main
			id="main"
			className={`page grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6 ${view === 'board' ? 'max-w-none' : ''}`}
		>
			<PageHeader
				back={{ to: '/hospitals/dashboard/jobs', label: 'Job Postings' }}
				title={`Applicants: ${job.title}`}
				lead={applicantsInWords(total)}
				tags={<WaitingTag page={page} />}
			/>
			{total + counts.withdrawn === 0 && !isNarrowed(filter) ? (
				<NoApplicants>
					Specialists who apply for this job appear here, and we write to you about each of them.
				</NoApplicants>
			) : (
				<ApplicantsView base={applicantsOfJob(job.id)} page={page} showsJob={false} />
			)}
		</main>
	)
}
