import { brand } from '#app/brand.ts'
import { isVerified } from '#app/identity/actor.ts'
import { requireMember } from '#app/identity/session.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { JobPostings } from '../components/job-postings.tsx'
import { jobsPerPage, listJobsOfHospital } from '../hospital-jobs.server.ts'
import type { Route } from './+types/hospital-jobs.ts'

const here = '/hospitals/dashboard/jobs'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireMember(context, request)
	const page = Number(/^[1-9]\d{0,3}$/.exec(new URL(request.url).searchParams.get('page') ?? '')?.[0] ?? 1)
	const { jobs, total } = await listJobsOfHospital(member, page)
	const first = (page - 1) * jobsPerPage
	const at = (other: number) => (other === 1 ? here : `${here}?page=${other}`)
	return {
		status: member.hospitalStatus,
		canPublish: isVerified(member),
		jobs,
		pages:
			page > 1 || total > jobsPerPage
				? {
						summary: jobs.length === 0 ? 'No more jobs' : `${first + 1}–${first + jobs.length} of ${total}`,
						previous: page > 1 ? at(page - 1) : null,
						next: first + jobs.length < total ? at(page + 1) : null,
					}
				: null,
	}
}

export const meta: Route.MetaFunction = () => [{ title: `Job Postings · ${brand.name}` }]

export default function HospitalJobs({ loaderData: { canPublish, jobs, pages } }: Route.ComponentProps) {
	return (
		<section className="panel">
			{jobs.length > 0 ? (
				<JobPostings jobs={jobs} canPublish={canPublish} />
			) : (
				<div className="px-4">
					<EmptyState title="No jobs yet" action={<ButtonLink to="/hospital/post-job">Post New Job</ButtonLink>}>
						{canPublish
							? 'Post your first one: it takes about three minutes, and specialists see it at once.'
							: 'You can write your first one now and post it once your hospital is verified.'}
					</EmptyState>
				</div>
			)}
			{pages ? <Pagination {...pages} label="Pages of jobs" /> : null}
		</section>
	)
}
