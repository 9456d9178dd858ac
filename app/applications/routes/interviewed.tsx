import { Download } from 'lucide-react'
import { interviewerOf } from '#app/identity/groups.server.ts'
import { findInterview } from '#app/interviews/queries.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ProfileView } from '#app/specialists/profile/profile-view.tsx'
import { ResumePreviewText } from '#app/specialists/resumes/resume-preview.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { openForInterviewer } from '../pipeline/applicant.server.ts'
import { ScoreForm } from '../components/score-form.tsx'
import { changedScore, withdrawnScore } from '../labels.ts'
import { ScorecardInput } from '../schema.server.ts'
import { findOwnScorecard, saveScorecard } from '../pipeline/scorecards.server.ts'
import type { Route } from './+types/interviewed.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const interviewer = interviewerOf(context)
	const interview = await findInterview(interviewer, idParam(params.interviewId))
	const applicant = interview && (await openForInterviewer(interviewer, interview.applicationId))
	if (!applicant) throw notFound()
	return { interviewId: interview.id, applicant }
}

/** The score, as members give it. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const interviewer = interviewerOf(context)
	const interview = await findInterview(interviewer, idParam(params.interviewId))
	if (!interview) throw notFound()
	const form = await parseForm(request, ScorecardInput)
	if (!form.ok) return invalid(form.problem)

	const { returnTo: _, ...card } = form.value
	const saved = await saveScorecard(interviewer, interview.applicationId, card)
	if (saved.ok) return redirectWith('/interviews', { title: `Your score: ${card.score} of 4` })
	if (saved.failure === 'not-found') throw notFound()
	if (saved.failure === 'withdrawn') throw conflict(withdrawnScore)
	const own = await findOwnScorecard(interviewer, interview.applicationId)
	const values = { ...form.values, version: String(own?.version ?? 0) }
	return invalid({ form: changedScore(own?.score, card.score), values }, 409)
}

export default function Interviewed({ loaderData: { interviewId, applicant }, actionData }: Route.ComponentProps) {
	const { id, name, jobTitle, note, profile, resume, own } = applicant
	const here = `/interviews/${interviewId}`
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<PageTitle problem={actionData}>{`Interview: ${name}`}</PageTitle>
			<PageHeader back={{ to: here, label: 'Interview' }} title={name} lead={jobTitle} />
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					{note ? (
						<Panel title="Note from the applicant">
							<p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>
						</Panel>
					) : null}
					<Panel>
						{profile ? (
							<ProfileView
								profile={profile}
								contact={<p className="text-sm text-ink-2">Recruiters of your hospital contact the applicant.</p>}
							/>
						) : (
							<p className="text-ink-2">This profile is not available.</p>
						)}
					</Panel>
					{resume?.preview ? (
						<Panel title="Resume preview" id="resume">
							<ResumePreviewText preview={resume.preview} reader="hospital" />
						</Panel>
					) : null}
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<Panel title="Your score" id="scorecard">
						<ScoreForm applicationId={id} action={`${here}/applicant`} own={own} problem={actionData} />
					</Panel>
					{resume?.fileName ? (
						<Panel title="Resume">
							<a href={`${here}/resume`} className="btn btn-secondary max-w-full" download>
								<Download size={18} aria-hidden="true" />
								<span className="truncate">Download {resume.fileName}</span>
							</a>
						</Panel>
					) : null}
				</div>
			</div>
		</main>
	)
}
