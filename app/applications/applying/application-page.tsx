import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PushAsk } from '#app/notifications/push/push-ask.tsx'
import { OwnResumePreview } from '#app/specialists/resumes/resume-preview.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import type { ApplicationView } from './application-view.ts'
import { AccessForm } from '../components/access-form.tsx'
import { Invitation } from '../components/invitation.tsx'
import { UndoWithdrawal } from '../components/undo-withdrawal.tsx'
import { WithdrawForm } from '../components/withdraw-form.tsx'
import { originNames } from '../stage.ts'
import { StageTag } from '../stage-tag.tsx'
import { moneyWarning } from '../labels.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type ApplicationPageProps = {
	application: ApplicationView
	/** Panels of other capabilities, on top: an offer to answer, an interview to pick. */
	children?: ReactNode
}

/** What a specialist reads of an application of their own. */
export function ApplicationPage({ application, children }: ApplicationPageProps) {
	const { id, stage, job, next, steps, note, resume, rejectionReason, can } = application
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageHeader
				back={{ to: '/applications', label: t`Applications` }}
				title={job.title}
				titleLang={asWritten().lang}
				lead={[job.hospitalName, saidName(job.location)].filter(Boolean).join(', ')}
				tags={<StageTag stage={stage} unanswered={application.unanswered} />}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					{application.undo ? <UndoWithdrawal applicationId={id} {...application.undo} /> : null}
					{application.isInvited ? <Invitation applicationId={id} hospitalName={job.hospitalName} /> : null}
					{children}
					<Panel title={t`What happens next`}>
						<div className="grid gap-3">
							{rejectionReason ? (
								<Notice tone="plain" title={t`Reason from the hospital`}>
									{rejectionReason}
								</Notice>
							) : null}
							<p>{next}</p>
							{application.answer ? <p>{application.answer}</p> : null}
							{application.waits ? <p>{application.waits}</p> : null}
							{application.reachable ? <p>{application.reachable}</p> : null}
							<PushAsk publicKey={application.pushKey} />
							{application.warnsOfFees ? <Notice tone="warning">{moneyWarning()}</Notice> : null}
						</div>
					</Panel>
					<Panel title={t`Stages`}>
						<Timeline steps={steps} label={t`Progress of this application`} />
					</Panel>
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<Panel title={t`Your submission`}>
						<div className="grid gap-4">
							<FactGrid
								facts={[
									{ label: originNames[application.origin], value: application.applied },
									{ label: t`Waiting`, value: application.waiting },
									{ label: t`Pay`, value: job.pay },
									{ label: t`Resume`, value: resume?.fileName ?? t`Not attached` },
								]}
							/>
							{resume?.shared ? <p className="text-sm text-ink-2">{resume.shared}</p> : null}
							{resume?.preview ? <OwnResumePreview preview={resume.preview} /> : null}
							{note ? (
								<div>
									<h3 className="text-sm font-normal text-ink-2">{t`Your note to the hospital`}</h3>
									<p className="whitespace-pre-line">{note}</p>
								</div>
							) : null}
							<p className="flex flex-wrap gap-x-4">
								{job.href ? (
									<Link to={job.href} className="link inline-flex items-center max-lg:min-h-11">
										{t`View job`}
									</Link>
								) : null}
								{application.conversation ? (
									<Link to={application.conversation} className="link inline-flex items-center max-lg:min-h-11">
										{t`Message ${{ hospital: job.hospitalName }}`}
									</Link>
								) : null}
							</p>
						</div>
					</Panel>
					{application.accessUntil ? (
						<AccessForm applicationId={id} hospitalName={job.hospitalName} until={application.accessUntil} />
					) : null}
					<div className="flex flex-wrap items-start gap-3">
						{can.withdraw ? <WithdrawForm applicationId={id} hospitalName={job.hospitalName} /> : null}
						{can.wait ? (
							<PostButton action={`/applications/${id}/wait`} variant="secondary" pendingLabel={t`Saving...`}>
								{t`Wait another week`}
							</PostButton>
						) : null}
					</div>
				</div>
			</div>
		</main>
	)
}
