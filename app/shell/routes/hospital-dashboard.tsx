import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import type { HospitalStatus } from '#app/hospitals/status.ts'
import { isVerified } from '#app/identity/actor.ts'
import { requireMember } from '#app/identity/session.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Stats } from '#app/ui/stat.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { JobPostings } from '../components/job-postings.tsx'
import { countForHospital, jobsPerPage, listJobsOfHospital } from '../hospital-jobs.server.ts'
import type { Route } from './+types/hospital-dashboard.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = requireMember(context, request)
	const page = Number(/^[1-9]\d{0,3}$/.exec(new URL(request.url).searchParams.get('page') ?? '')?.[0] ?? 1)
	const [{ jobs, total }, figures] = await Promise.all([listJobsOfHospital(member, page), countForHospital(member)])
	const first = (page - 1) * jobsPerPage
	const at = (other: number) => (other === 1 ? '/hospitals/dashboard' : `/hospitals/dashboard?page=${other}`)
	return {
		hospitalName: member.hospitalName,
		status: member.hospitalStatus,
		canPublish: isVerified(member),
		figures,
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

export const meta: Route.MetaFunction = () => [{ title: `Hospital dashboard · ${brand.name}` }]

export default function HospitalDashboard({ loaderData }: Route.ComponentProps) {
	const { hospitalName, status, canPublish, figures, jobs, pages } = loaderData
	return (
		<main id="main" className="page grid gap-6 py-6">
			<PageHeader
				title="Hospital dashboard"
				lead={hospitalName}
				actions={<ButtonLink to="/hospital/post-job">Post New Job</ButtonLink>}
			/>
			<Standing status={status} />
			<Stats items={figures} />
			<section className="panel">
				<Tabs label="Dashboard" tabs={[{ to: '/hospitals/dashboard', label: 'Job Postings', current: true }]} />
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
		</main>
	)
}

const standings: Record<Exclude<HospitalStatus, 'verified'>, { title: string; text: string; link: string }> = {
	pending: {
		title: 'Your hospital is being verified',
		text: 'Until then you can save jobs as drafts. Nothing is public yet.',
		link: 'See where the verification stands',
	},
	rejected: {
		title: 'Your hospital could not be verified',
		text: 'You can save jobs as drafts and ask again.',
		link: 'Read why, and what to do',
	},
	suspended: {
		title: 'Your hospital is suspended',
		text: 'Its jobs are not shown to anybody else.',
		link: 'Read why',
	},
}

function Standing({ status }: { status: HospitalStatus }) {
	if (status === 'verified') return null
	const { title, text, link } = standings[status]
	return (
		<Notice tone="warning" title={title}>
			<p>
				{text} <Link to="/hospitals/verification">{link}</Link>
			</p>
		</Notice>
	)
}
