import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProfileView } from '#app/specialists/profile/profile-view.tsx'
import { Stars } from '#app/specialists/profile/stars.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { ExplainedTag } from '#app/ui/explained-tag.tsx'
import { SidePanel } from '#app/ui/page/side-panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CandidateButtons } from '../candidates/candidate-buttons.tsx'
import { fitTitle, type RowFit } from '../candidates/candidate-fit.tsx'
import type { OpenedCandidate } from '../candidates/open-candidate.server.ts'
import { openIn } from '../open-in.ts'
import { SimilarPeople } from '../candidates/similar-people.tsx'
import { NoteForm } from './note-form.tsx'
import { SaveToPools } from './save-to-pools.tsx'

type Addresses = { closeHref: string; previousHref: string | null; nextHref: string | null }

type CandidatePanelProps = Addresses & {
	opened: OpenedCandidate
	fit: RowFit | undefined
	/** The lists of the hospital. */
	pools: readonly { id: string | null; name: string }[]
	/** The list without anyone open. */
	here: string
	/** Decisions about their application. */
	steps: ReactNode
	/** The tags of their application. */
	tags: ReactNode
	/** A request while one can be sent, a message while the conversation is open. */
	foot: ReactNode
}

/** A person beside the list: why they fit, what the hospital may see, and everything that can be done with them. */
export function CandidatePanel({ opened, fit, pools, here, steps, tags, foot, ...addresses }: CandidatePanelProps) {
	const { row, profile, similar } = opened
	const returnTo = openIn(here, row.id)
	return (
		<SidePanel
			label={row.name}
			openId={row.id}
			{...addresses}
			head={
				<div className="flex items-start gap-3">
					<Avatar name={row.initialsOf} photo={row.photo} />
					<div className="min-w-0" aria-live="polite">
						<h2 className="text-lg">
							<bdi>{row.name}</bdi>
						</h2>
						<p className="row-sub">{[row.speciality, row.city, row.years].filter(Boolean).join(' · ')}</p>
					</div>
				</div>
			}
			foot={foot}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
				{steps}
				<CandidateButtons candidate={row} without={beside}>
					<SaveToPools
						id={row.id}
						name={row.name}
						pools={pools}
						inPools={opened.inPools.map(({ poolId }) => poolId)}
						returnTo={returnTo}
					/>
				</CandidateButtons>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
					<Tag tone={row.status.tone} icon={null}>
						{row.status.text}
					</Tag>
					{profile.verified ? <ExplainedTag lines={profile.checks}>Verified</ExplainedTag> : null}
					{profile.rating ? <Stars rating={profile.rating} /> : null}
					<Link to={`/doctors/${row.id}`} className="link">
						Open full page
					</Link>
					{opened.application ? (
						<Link to={`/hospital/applications/${opened.application.id}`} className="link">
							View application
						</Link>
					) : null}
				</p>
				{fit ? <FitCard fit={fit} /> : null}
				{tags}
				<TeamNotes key={row.id} opened={opened} pools={pools} returnTo={returnTo} />
				<ProfileView
					profile={profile}
					contact={
						opened.hasContact ? (
							<p className="rounded-md bg-sunken p-3 text-sm">
								This specialist’s phone and email are shared with you.{' '}
								<Link to={`/doctors/${row.id}`} className="link">
									Show contact details
								</Link>
							</p>
						) : undefined
					}
				/>
				{similar ? <SimilarPeople similar={similar} hrefOf={(id) => openIn(here, id)} /> : null}
				<WhyHere opened={opened} />
			</div>
		</SidePanel>
	)
}

/** The panel has forms and steps of its own for these. */
const beside = ['contact', 'message', 'consider', 'applicationId'] as const

type TeamNotesProps = Pick<CandidatePanelProps, 'opened' | 'pools'> & { returnTo: string }

/** A note for each list that someone is in; the first note on someone who is in none saves them. */
function TeamNotes({ opened: { row, inPools }, pools, returnTo }: TeamNotesProps) {
	if (inPools.length === 0)
		return (
			<NoteForm
				specialistId={row.id}
				poolId={null}
				label="Team note"
				hint="Saving a note also saves this candidate."
				note=""
				saves
				returnTo={returnTo}
			/>
		)
	return inPools.map(({ poolId, note }) => (
		<NoteForm
			key={poolId}
			specialistId={row.id}
			poolId={poolId}
			label={`Team note in ${pools.find(({ id }) => id === poolId)?.name ?? 'this pool'}`}
			note={note}
			returnTo={returnTo}
		/>
	))
}

function FitCard({ fit }: { fit: RowFit }) {
	const { reasons, misses } = fit
	return (
		<section className="fit-card">
			<h3 className="num">{fitTitle(fit)}</h3>
			<ul>
				{reasons.map((reason) => (
					<li key={reason}>
						<Check size={16} aria-hidden="true" className="text-success" />
						<span className="sr-only">Matches: </span>
						{reason}
					</li>
				))}
				{misses.map((miss) => (
					<li key={miss}>
						<CircleAlert size={16} aria-hidden="true" className="text-warning" />
						<span className="sr-only">Does not match: </span>
						{miss}
					</li>
				))}
			</ul>
		</section>
	)
}

/** The address names someone the hospital cannot see, or no one, worded the same. Or the day's limit is reached. */
export function NoCandidatePanel({ why, id, ...addresses }: Addresses & { why: 'gone' | 'limit'; id: string }) {
	return (
		<SidePanel label="Profile not available" openId={id} {...addresses}>
			{why === 'gone' ? (
				<EmptyState title="This profile is not available">It may have been hidden or deleted.</EmptyState>
			) : (
				<EmptyState title="Daily limit reached">
					Your hospital has reached today’s profile limit. You can still open profiles you viewed today, applicants, and
					specialists who accepted your request.
				</EmptyState>
			)}
		</SidePanel>
	)
}

/** Every place in the list can be explained, and none can be bought. */
function WhyHere({ opened: { reasons, ranking } }: { opened: OpenedCandidate }) {
	if (reasons.length === 0 && !ranking) return null
	return (
		<section className="grid gap-2 border-t border-line pt-4 text-sm">
			<h3 className="text-base">Why this position</h3>
			{reasons.length > 0 ? (
				<ul className="grid list-disc gap-1 pl-5">
					{reasons.map((reason) => (
						<li key={reason}>{reason}</li>
					))}
				</ul>
			) : null}
			{ranking ? (
				<>
					<p className="num text-ink-2">
						Relevance {ranking.points} of {ranking.of}. No one can pay for a higher position.
					</p>
					<ul className="num grid gap-1 text-ink-2">
						{ranking.parts.map(({ words, points, of }) => (
							<li key={words} className="flex justify-between gap-4">
								<span>{words}</span>
								<span className="shrink-0">
									{points} of {of}
								</span>
							</li>
						))}
					</ul>
				</>
			) : null}
		</section>
	)
}
