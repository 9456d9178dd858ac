import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressesOf, withApplicant } from '../../pipeline/addresses.ts'
import type { ApplicantsPage } from '../../pipeline/applicants-page.server.ts'
import { NoteForm } from '../../components/note-form.tsx'
import { ApplicantHistory } from '../../components/applicant-history.tsx'
import { NoteList } from '../../components/notes.tsx'
import { ScorecardBody } from '../../components/scorecards.tsx'
import { TagList } from '../../components/tags.tsx'
import { NextSteps } from '../../pipeline/next-steps.tsx'
import { mayReadApplication } from '../../policy.ts'
import { boardStages, originInLine, originNames } from '../../stage.ts'
import { StageTag } from '../../stage-tag.tsx'
import type { ApplicantBesideList } from './details.server.ts'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { ProposeDialog } from '#app/interviews/proposing/propose-dialog.tsx'
import { isOpen } from '#app/interviews/status.ts'
import { PersonMatch } from '#app/matching/person-match.tsx'
import { QuickMessage } from '#app/messages/quick-message.tsx'
import { HospitalOffers } from '#app/offers/hospital-offers.tsx'
import { PlacementPanel } from '#app/offers/placements/placement-panel.tsx'
import { ProfileView } from '#app/specialists/profile/profile-view.tsx'
import { ResumePreviewText } from '#app/specialists/resumes/resume-preview.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { SidePanel } from '#app/ui/page/side-panel.tsx'

export type ApplicantPanelProps = { base: string; page: ApplicantsPage; opened: ApplicantBesideList }

/** An applicant beside the list: what they fit, their resume, what the team thinks, and every next step with its key. */
export function ApplicantPanel({ base, page, opened }: ApplicantPanelProps) {
	const { applicant, match, interview, team, rejection, offers, proposed, placement, message, template, joining } =
		opened
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
			foot={
				message ? (
					<QuickMessage
						key={`${id} ${message.last?.id}`}
						specialistId={applicant.specialistId}
						name={name}
						message={message}
						returnTo={returnTo}
						template={template}
						templateHref={(templateId) => `${returnTo}&template=${templateId}`}
					/>
				) : null
			}
		>
			<NextSteps application={applicant} rejection={rejection} returnTo={returnTo} hasKeys>
				{(interview && isOpen(interview.status)) || applicant.moves.length === 0 ? null : (
					<ProposeDialog key={id} applicationId={id} name={name} stage={stage} returnTo={returnTo} />
				)}
			</NextSteps>
			<div className="applicant-panes">
				<div className="applicant-pane">
					<p className="flex flex-wrap items-center gap-2 text-sm">
						<StageTag stage={stage} reader="hospital" />
						<span className="num text-ink-2">
							{applicant.waiting
								? `${applicant.waiting}, ${originInLine(applicant.origin, applicant.applied)}`
								: `${originNames[applicant.origin]} ${applicant.applied}`}
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
					<HospitalOffers
						applicationId={id}
						offers={offers}
						proposed={proposed}
						isOffered={stage === 'offered'}
						returnTo={returnTo}
						headingLevel={3}
					/>
					<PlacementPanel
						placement={placement}
						reader="hospital"
						returnTo={returnTo}
						headingLevel={3}
						closeJobHref={job.isOpen ? `/hospital/jobs/${job.id}/closure` : null}
					/>
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
					<Part title="Tags" id="tags">
						<TagList
							key={id}
							applicationId={id}
							tags={team.tags}
							suggestions={team.suggestedTags}
							returnTo={returnTo}
						/>
					</Part>
					<Part title="History">
						<ApplicantHistory lines={applicant.history} more={joining} origin={applicant.origin} />
					</Part>
					<Link to={`/hospital/applications/${id}`} className="link text-sm">
						Open full page
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
