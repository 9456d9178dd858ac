import { undoTime } from '#app/platform/undo.ts'
import { ArrowLeft, ArrowRight, Download, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProfileView } from '#app/specialists/profile/profile-view.tsx'
import { ResumePreviewText } from '#app/specialists/resumes/resume-preview.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { TimelineStep } from '#app/ui/timeline.tsx'
import type { ApplicantView } from './applicant-view.ts'
import { ApplicantHistory } from '../components/applicant-history.tsx'
import { Decision } from '../components/decision.tsx'
import { InviteAgain } from '../components/invite-again.tsx'
import type { RejectionChoices } from './rejection.server.ts'
import { originNames } from '../stage.ts'
import { StageTag } from '../stage-tag.tsx'

type ApplicantPageProps = {
	applicant: ApplicantView
	/** Proposed joining dates, for the history. */
	joining: readonly TimelineStep[]
	rejection: RejectionChoices
	/** Panels of other capabilities above the profile: how the applicant fits. */
	above?: ReactNode
	/** The same below it: notes, messages. */
	children?: ReactNode
	/** Panels beside it, under the decision: interviews, the offer. */
	beside?: ReactNode
}

/** What a hospital reads of one applicant, and what it can do. Other capabilities put their panels into it. */
export function ApplicantPage({ applicant, joining, rejection, above, children, beside }: ApplicantPageProps) {
	const { name, stage, job, profile, note, resume, previousId, nextId } = applicant
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageHeader
				back={{ to: `/hospital/jobs/${job.id}/applicants`, label: `Applicants: ${job.title}` }}
				title={name}
				tags={<StageTag stage={stage} reader="hospital" />}
				actions={
					<>
						{applicant.can.message ? (
							<ButtonLink to={`/messages/with/${applicant.specialistId}`} variant="secondary" size="sm">
								<MessageSquare size={16} aria-hidden="true" />
								Message
							</ButtonLink>
						) : null}
						<Neighbours previousId={previousId} nextId={nextId} />
					</>
				}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					{applicant.isSuspended ? (
						<Notice tone="warning" title="This specialist’s account is suspended">
							<p>
								You cannot send anything new or move the application forward until it is restored. Nothing is deleted.
							</p>
						</Notice>
					) : null}
					{above}
					{note ? (
						<Panel title="Note from the applicant">
							<p className="max-w-prose whitespace-pre-line">{note}</p>
						</Panel>
					) : null}
					{profile ? (
						<Panel>
							{applicant.contactFrom ? (
								<p className="text-sm text-ink-2">
									Employers, and phone and email if the specialist shares them, appear here at {applicant.contactFrom},
									when the undo period ends.
								</p>
							) : null}
							<ProfileView profile={profile} />
						</Panel>
					) : (
						<p className="text-ink-2">{applicant.gone}</p>
					)}
					{resume?.preview ? (
						<Panel title="Resume preview" id="resume">
							<ResumePreviewText preview={resume.preview} reader="hospital" />
						</Panel>
					) : null}
					{children}
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<Decision
						application={applicant}
						moves={applicant.moves}
						rejection={applicant.can.reject ? rejection : null}
						hint={applicant.hint}
					/>
					{applicant.invitation ? <InviteAgain applicationId={applicant.id} invitation={applicant.invitation} /> : null}
					{beside}
					<Panel title="Resume">
						<ResumeFile applicant={applicant} />
					</Panel>
					<Panel title="History">
						<div className="grid gap-4">
							<FactGrid
								facts={[
									{ label: originNames[applicant.origin], value: applicant.applied },
									{ label: 'In this stage', value: applicant.waiting },
									{ label: 'Next answer', value: applicant.answer },
								]}
							/>
							<ApplicantHistory lines={applicant.history} more={joining} origin={applicant.origin} />
						</div>
					</Panel>
				</div>
			</div>
		</main>
	)
}

function ResumeFile({ applicant: { id, gone, resume, resumeFrom } }: { applicant: ApplicantView }) {
	if (!resume) return <p className="text-ink-2">{gone ? 'No longer available.' : 'No resume attached.'}</p>
	if (resume.preview)
		return (
			<p className="text-ink-2">
				{resume.preview.state === 'ready' ? 'You see a preview without contact details and employers. ' : ''}
				{resumeFrom
					? `You can download the file here at ${resumeFrom}, when the undo period ends.`
					: `You can download the file ${undoTime} after you shortlist this applicant, or as soon as they accept your contact request.`}
			</p>
		)
	return (
		<a href={`/hospital/applications/${id}/resume`} className="btn btn-secondary max-w-full" download>
			<Download size={18} aria-hidden="true" />
			<span className="truncate">Download {resume.fileName}</span>
		</a>
	)
}

function Neighbours({ previousId, nextId }: { previousId: string | null; nextId: string | null }) {
	return (
		<>
			{previousId ? (
				<ButtonLink to={`/hospital/applications/${previousId}`} rel="prev" variant="secondary" size="sm">
					<ArrowLeft size={16} aria-hidden="true" />
					Previous applicant
				</ButtonLink>
			) : null}
			{nextId ? (
				<ButtonLink to={`/hospital/applications/${nextId}`} rel="next" variant="secondary" size="sm">
					Next applicant
					<ArrowRight size={16} aria-hidden="true" />
				</ButtonLink>
			) : null}
		</>
	)
}
