import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { PushAsk } from '#app/notifications/push-ask.tsx'
import { pushKey } from '#app/notifications/subscriptions.server.ts'
import { formatDate, waitingFor } from '#app/platform/dates.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { formatPayRange } from '#app/platform/money.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { WithdrawForm } from '../components/withdraw-form.tsx'
import { findMyApplication } from '../my-applications.server.ts'
import { isOpen, mayMove } from '../stage.ts'
import { StageTag } from '../stage-tag.tsx'
import { timelineOf } from '../timeline.ts'
import { moneyWarning, reachableHow, whatHappensNext } from '../words.ts'
import type { Route } from './+types/show.ts'

export async function loader({ params, context, request }: Route.LoaderArgs) {
	const found = await findMyApplication(requireSpecialist(context, request), idParam(params.applicationId))
	if (!found) throw notFound()
	const { id, stage, seenAt, jobStatus, stageChangedAt, payMinPaise, payMaxPaise, payUnit } = found
	const jobOpen = jobStatus === 'open'
	return {
		id,
		stage,
		note: found.note,
		resumeName: found.resumeName,
		rejectionReason: found.rejectionReason,
		applied: formatDate(found.appliedAt),
		waiting: isOpen(stage) ? waitingFor(stageChangedAt, new Date()) : null,
		next: whatHappensNext({ stage, seen: seenAt !== null, jobOpen }),
		reachable: reachableHow(found),
		steps: timelineOf(found),
		pushKey: isOpen(stage) ? pushKey() : null,
		warnsOfFees: stage === 'interview' || stage === 'offered',
		job: {
			href: jobOpen ? `/jobs/${found.jobId}` : null,
			title: found.jobTitle,
			hospitalName: found.hospitalName,
			location: found.jobLocation,
			pay: payMinPaise === null ? null : formatPayRange(payMinPaise, payMaxPaise, payUnit),
		},
		can: { withdraw: mayMove(stage, 'withdrawn', 'specialist') },
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? `Your application: ${loaderData.job.title}` : 'Your application'} · ${brand.name}` },
]

export default function ShowApplication({ loaderData }: Route.ComponentProps) {
	const { id, stage, job, next, steps, note, resumeName, rejectionReason, can } = loaderData
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageHeader
				back={{ to: '/doctors/dashboard?tab=applications', label: 'My Applications' }}
				title={job.title}
				lead={[job.hospitalName, job.location].filter(Boolean).join(', ')}
				tags={<StageTag stage={stage} />}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<Panel title="What happens next">
						<div className="grid gap-3">
							{rejectionReason ? (
								<Notice tone="plain" title="The hospital's reason">
									{rejectionReason}
								</Notice>
							) : null}
							<p>{next}</p>
							{loaderData.reachable ? <p>{loaderData.reachable}</p> : null}
							<PushAsk publicKey={loaderData.pushKey} />
							{loaderData.warnsOfFees ? <Notice tone="warning">{moneyWarning}</Notice> : null}
						</div>
					</Panel>
					<Panel title="Stages">
						<Timeline steps={steps} label="Stages of this application" />
					</Panel>
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<Panel title="What you sent">
						<div className="grid gap-4">
							<FactGrid
								facts={[
									{ label: 'Applied', value: loaderData.applied },
									{ label: 'Waiting', value: loaderData.waiting },
									{ label: 'Pay', value: job.pay },
									{ label: 'Resume', value: resumeName ?? 'Not attached' },
								]}
							/>
							{note ? (
								<div>
									<h3 className="text-sm font-normal text-ink-2">Your note</h3>
									<p className="whitespace-pre-line">{note}</p>
								</div>
							) : null}
							{job.href ? (
								<p>
									<Link to={job.href}>See the job</Link>
								</p>
							) : null}
						</div>
					</Panel>
					{can.withdraw ? <WithdrawForm applicationId={id} hospitalName={job.hospitalName} /> : null}
				</div>
			</div>
		</main>
	)
}
