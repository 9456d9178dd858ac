import { Download, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressesOf, withApplicant } from '../../addresses.ts'
import type { ApplicantsPage } from '../../applicants-page.server.ts'
import { NoteForm } from '../../components/note-form.tsx'
import { NoteList } from '../../components/notes.tsx'
import { ScorecardBody } from '../../components/scorecards.tsx'
import { NextSteps } from '../../next-steps.tsx'
import { mayReadApplication } from '../../policy.ts'
import { boardStages } from '../../stage.ts'
import { StageTag } from '../../stage-tag.tsx'
import type { OpenedApplicant } from './opened.server.ts'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { PersonMatch } from '#app/matching/person-match.tsx'
import { ProfileView } from '#app/specialists/profile-view.tsx'
import { ResumePreviewText } from '#app/specialists/resume-preview.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SidePanel } from '#app/ui/side-panel.tsx'

type ApplicantPanelProps = { base: string; page: ApplicantsPage; opened: OpenedApplicant }

/** An applicant beside the list: what they fit, their resume, what the team thinks, and every next step with its key. */
export function ApplicantPanel({ base, page, opened }: ApplicantPanelProps) {
	const { applicant, match, interview, team, rejection } = opened
	const { id, name, stage, job, profile, resume, note } = applicant
	const { here, previousId, nextId } = neighbours(base, page, id)
	const returnTo = withApplicant(here, id)
	return (
		<SidePanel
			label={name}
			openId={id}
			closeHref={here}
			previousHref={previousId && withApplicant(here, previousId)}
			nextHref={nextId && withApplicant(here, nextId)}
			head={
				<div className="flex items-start gap-3">
					<Avatar name={name} photo={profile?.photo} />
					<div className="min-w-0">
						<h2 className="flex flex-wrap items-center gap-x-2">
							<Link to={`/hospital/applications/${id}`} className="truncate text-ink no-underline hover:underline">
								<bdi>{name}</bdi>
							</Link>
							{profile?.verified ? <ExplainedTag lines={profile.checks}>Verified</ExplainedTag> : null}
						</h2>
						<p className="truncate text-sm text-ink-2">
							{profile ? [profile.speciality, profile.years, profile.location].filter(Boolean).join(' · ') : job.title}
						</p>
					</div>
				</div>
			}
		>
			<NextSteps application={applicant} rejection={rejection} returnTo={returnTo} hasKeys>
				{applicant.can.message ? (
					<ButtonLink to={`/messages/with/${applicant.specialistId}`} size="sm" variant="quiet">
						<MessageSquare size={16} aria-hidden="true" />
						Message
					</ButtonLink>
				) : null}
			</NextSteps>
			<div className="applicant-panes">
				<div className="applicant-pane">
					<p className="flex flex-wrap items-center gap-2 text-sm">
						<StageTag stage={stage} reader="hospital" />
						<span className="num text-ink-2">
							{applicant.waiting
								? `${applicant.waiting}, applied ${applicant.applied}`
								: `Applied ${applicant.applied}`}
						</span>
					</p>
					{interview ? (
						<Part title="Interview">
							<p className="num">{interview.when ?? 'No time yet'}</p>
							<Link to={`/interviews/${interview.id}`} className="link text-sm">
								Manage interview
							</Link>
						</Part>
					) : null}
					{match ? (
						<Part title="Match">
							<PersonMatch match={match} isList />
						</Part>
					) : null}
					{note ? (
						<Part title="Note from the applicant">
							<p className="whitespace-pre-line wrap-anywhere">{note}</p>
						</Part>
					) : null}
					<Part title="Team notes" id="notes">
						<NoteList applicationId={id} notes={team.notes} returnTo={returnTo} />
						<NoteForm
							key={`${id}-${team.notes.length}`}
							applicationId={id}
							colleagues={team.colleagues}
							returnTo={returnTo}
						/>
					</Part>
					<Part title="Scorecards" id="scorecard">
						<ScorecardBody
							key={id}
							applicationId={id}
							scorecards={team.scorecards}
							mayScore={mayReadApplication(stage)}
							returnTo={returnTo}
						/>
					</Part>
					<Link to={`/hospital/applications/${id}`} className="link text-sm">
						Full page: tags, history, offers
					</Link>
				</div>
				<div className="applicant-pane applicant-resume">
					{resume?.preview ? (
						<Part title="Resume">
							<ResumePreviewText preview={resume.preview} reader="hospital" />
						</Part>
					) : null}
					{resume?.fileName ? (
						<a href={`/hospital/applications/${id}/resume`} className="btn btn-secondary max-w-full" download>
							<Download size={16} aria-hidden="true" />
							<span className="truncate">Download {resume.fileName}</span>
						</a>
					) : null}
					{profile ? (
						<ProfileView profile={profile} headingLevel={3} isHeaded />
					) : (
						<p className="text-ink-2">{applicant.gone}</p>
					)}
				</div>
			</div>
		</SidePanel>
	)
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
	return (
		<section id={id} className="grid gap-2">
			<h3>{title}</h3>
			{children}
		</section>
	)
}

/** The list without anyone opened, and who comes before and after in it; a board is read column by column. */
function neighbours(base: string, page: ApplicantsPage, id: string) {
	const addresses = addressesOf(base)
	const { view, filter, applicants } = page
	const here = view === 'board' ? addresses.board(filter, page.cards) : addresses.list(filter, page.shown)
	const ids = (
		view === 'board' ? boardStages.flatMap((stage) => applicants.filter((each) => each.stage === stage)) : applicants
	).map((each) => each.id)
	const place = ids.indexOf(id)
	// Someone who has left the list is followed by the first who is still in it.
	return { here, previousId: ids[place - 1] ?? null, nextId: ids[place + 1] ?? null }
}
