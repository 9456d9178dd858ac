import { ArrowLeft, ArrowRight, Download } from 'lucide-react'
import { brand } from '#app/brand.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { formatDate, formatDateTime, formatTime, waitingFor } from '#app/platform/dates.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { ProfileView } from '#app/specialists/profile-view.tsx'
import { openApplication } from '../candidate.server.ts'
import { CandidateHistory } from '../components/candidate-history.tsx'
import { Decision } from '../components/decision.tsx'
import { isOpen, mayMove, nextStages } from '../stage.ts'
import { StageTag } from '../stage-tag.tsx'
import type { Route } from './+types/candidate.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const found = await openApplication(member, idParam(params.applicationId))
	if (!found) throw notFound()
	const { id, stage, version, profile } = found
	return {
		id,
		stage,
		version,
		name: found.name,
		note: found.note,
		job: { id: found.jobId, title: found.jobTitle },
		applied: formatDate(found.appliedAt),
		waiting: isOpen(stage) ? waitingFor(found.stageChangedAt, new Date()) : null,
		resumeName: found.resumeName,
		profile,
		history: found.history.map(({ at, undoneAt, ...line }) => ({
			...line,
			undone: undoneAt !== null,
			at: { text: formatDateTime(at), iso: at.toISOString() },
		})),
		previousId: found.previousId,
		nextId: found.nextId,
		moves: nextStages(stage),
		contactFrom: found.contactFrom && formatTime(nextMinute(found.contactFrom)),
		hint:
			stage === 'applied' && found.contactVisibility ? 'Phone and e-mail appear a minute after you shortlist.' : null,
		can: { reject: mayMove(stage, 'rejected', 'hospital') },
	} as const
}

/** Minutes are printed, so never one too early. */
const nextMinute = (at: Date) => new Date(Math.ceil(at.getTime() / 60_000) * 60_000)

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? `${loaderData.name}, ${loaderData.job.title}` : 'Applicant'} · ${brand.name}` },
]

export default function Candidate({ loaderData }: Route.ComponentProps) {
	const { id, name, stage, job, profile, note, resumeName, previousId, nextId } = loaderData
	return (
		<main id="main" className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
			<PageHeader
				back={{ to: `/hospital/jobs/${job.id}/applicants`, label: `Applicants: ${job.title}` }}
				title={name}
				tags={<StageTag stage={stage} reader="hospital" />}
				actions={<Neighbours previousId={previousId} nextId={nextId} />}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					{note ? (
						<Panel title="Note">
							<p className="max-w-prose whitespace-pre-line">{note}</p>
						</Panel>
					) : null}
					{profile ? (
						<Panel>
							{loaderData.contactFrom ? (
								<p className="text-sm text-ink-2">
									Phone, e-mail and employers appear here at {loaderData.contactFrom}, when the move can no longer be
									undone.
								</p>
							) : null}
							<ProfileView profile={profile} />
						</Panel>
					) : (
						<p className="text-ink-2">The application was withdrawn, and with it the profile.</p>
					)}
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<Decision
						application={loaderData}
						moves={loaderData.moves}
						mayReject={loaderData.can.reject}
						hint={loaderData.hint}
					/>
					<Panel title="Resume">
						{resumeName ? (
							<a href={`/hospital/applications/${id}/resume`} className="btn btn-secondary max-w-full" download>
								<Download size={18} aria-hidden="true" />
								<span className="truncate">Download {resumeName}</span>
							</a>
						) : (
							<p className="text-ink-2">
								{stage === 'withdrawn' ? 'No longer available: the application was withdrawn.' : 'None was attached.'}
							</p>
						)}
					</Panel>
					<Panel title="History">
						<div className="grid gap-4">
							<FactGrid
								facts={[
									{ label: 'Applied', value: loaderData.applied },
									{ label: 'In this stage', value: loaderData.waiting },
								]}
							/>
							<CandidateHistory lines={loaderData.history} />
						</div>
					</Panel>
				</div>
			</div>
		</main>
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
