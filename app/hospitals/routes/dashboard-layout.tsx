import { Plus } from 'lucide-react'
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import type { HospitalStatus } from '../status.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { WorkPage } from '#app/ui/page/split-pane.tsx'
import { Toolbar } from '#app/ui/page/toolbar.tsx'
import { countForHospital } from './dashboard-layout/hospital-figures.server.ts'
import { onlyFiltered } from '#app/frame/only-filtered.ts'
import { SuspensionNotice } from '../suspension-notice.tsx'
import type { Route } from './+types/dashboard-layout.ts'

/** It guards nothing: the tab below asks who is there. */
export async function loader({ context }: Route.LoaderArgs) {
	const actor = getActor(context)
	if (actor.kind !== 'member') return { dashboard: null }
	return { dashboard: { status: actor.hospitalStatus, figures: await countForHospital(actor) } }
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
	!onlyFiltered(change) && change.defaultShouldRevalidate

const titles: Record<string, string> = {
	'/hospitals/dashboard/jobs': 'Job Postings',
	'/hospitals/dashboard/interviews': 'Scheduled Interviews',
}

/** Title of the dashboard, with the open page below it; each draws the figures above its list. The rail leads to all three. */
export default function HospitalDashboard({ loaderData: { dashboard } }: Route.ComponentProps) {
	const { pathname } = useLocation()
	if (!dashboard) return <Outlet />
	const { status, figures } = dashboard
	return (
		<WorkPage>
			<Toolbar
				title={titles[pathname] ?? 'Specialist Marketplace'}
				actions={
					<ButtonLink to="/hospital/post-job" aria-label="Post New Job" className="max-md:px-3">
						<Plus size={18} aria-hidden="true" />
						<span className="max-md:sr-only">Post New Job</span>
					</ButtonLink>
				}
			/>
			<StatusNotice status={status} />
			<Outlet context={figures} />
		</WorkPage>
	)
}

const statusNotices: Record<'pending' | 'rejected', { title: string; text: string; link: string }> = {
	pending: {
		title: 'Your hospital is being verified',
		text: 'You can save jobs as drafts until then. Nothing is public yet.',
		link: 'View verification status',
	},
	rejected: {
		title: 'Your hospital could not be verified',
		text: 'You can save jobs as drafts and resubmit your details.',
		link: 'View reason and next steps',
	},
}

function StatusNotice({ status }: { status: HospitalStatus }) {
	if (status === 'verified') return null
	if (status === 'suspended')
		return (
			<SuspensionNotice className="m-3">Your jobs are hidden from everyone outside your hospital.</SuspensionNotice>
		)
	const { title, text, link } = statusNotices[status]
	return (
		<Notice tone="warning" title={title} className="m-3">
			<p>
				{text} <Link to="/hospitals/verification">{link}</Link>
			</p>
		</Notice>
	)
}
