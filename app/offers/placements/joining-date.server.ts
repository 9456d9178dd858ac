import { concernedBy } from '#app/applications/concerned.server.ts'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { goesOn } from '#app/applications/progress.server.ts'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { formatDate, istToday } from '#app/platform/text/dates.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { ProposedDateView } from './proposed-date.tsx'
import { joiningDateLifecycle, type JoiningDateSide, type JoiningDateStatus } from './joining-date.ts'
import { maxJoiningDates } from '../limits.ts'
import { joiningDateForSpecialist, joiningDateForTeam } from '../messages.ts'
import { asTeamReads, readOffer } from '../notifications.server.ts'
import { currentStatus } from '../queries.server.ts'
import type { JoiningDateInput } from '../schema.server.ts'
import { joiningDateEvents, joiningDateProposals, offers } from '../tables.server.ts'
import { lockOffer, showChange } from '../transitions.server.ts'

type Participant = Specialist | Member
const sideOf = ({ kind }: Participant): JoiningDateSide => (kind === 'specialist' ? 'specialist' : 'hospital')
const theirs = (actor: Participant) =>
	actor.kind === 'specialist' ? eq(applications.specialistId, actor.specialistId) : receivedBy(actor)

export const joiningDateRunner = lifecycleRunner(joiningDateLifecycle, {
	table: joiningDateProposals,
	state: 'status',
	history: joiningDateEvents,
	of: 'proposalId',
	audited: {
		as: 'joining-date',
		facts: { offerId: joiningDateProposals.offerId },
		about: sql`(select ${applications.specialistId} from ${applications} join ${offers} on ${offers.applicationId} = ${applications.id} where ${offers.id} = ${joiningDateProposals.offerId})`,
		person: 'specialist',
	},
})

export type JoiningDateFailure =
	| 'not-found'
	| 'not-agreed'
	| 'suspended'
	| 'already-proposed'
	| 'same-date'
	| 'changed-meanwhile'
	| 'too-many'
	| 'past'
	| 'settled'

type Locked = NonNullable<Awaited<ReturnType<typeof lockOffer>>>

/** An accepted offer whose specialist has not joined yet is the only one whose date can be moved. */
const isAgreed = ({ application, offer }: Locked) => offer.status === 'accepted' && application.stage === 'offered'

/**
 * Proposes another joining date to the other side; nothing changes before that accepts. Of two at once the second fails with
 * `already-proposed`, and with `changed-meanwhile` where the agreed date is no longer the one that the page showed.
 */
export async function proposeJoiningDate(
	actor: Participant,
	offerId: string,
	{ startsOn, reason, agreed }: JoiningDateInput,
): Promise<Result<{ proposalId: string }, JoiningDateFailure>> {
	return db.transaction(async (tx) => {
		const locked = await lockOffer(tx, offerId, theirs(actor))
		if (!locked) return fail('not-found')
		if (!isAgreed(locked)) return fail('not-agreed')
		if (!(await goesOn(tx, locked.application))) return fail('suspended')
		if (await findOpen(tx, offerId)) return fail('already-proposed')
		if (locked.offer.startsOn !== agreed) return fail('changed-meanwhile')
		if (startsOn === agreed) return fail('same-date')
		const [made] = await tx
			.select({ count: count() })
			.from(joiningDateProposals)
			.where(eq(joiningDateProposals.offerId, offerId))
		if ((made?.count ?? 0) >= maxJoiningDates) return fail('too-many')
		const { id } = only(
			await tx
				.insert(joiningDateProposals)
				.values({ offerId, side: sideOf(actor), insteadOf: agreed, startsOn, reason })
				.returning({ id: joiningDateProposals.id }),
		)
		await joiningDateRunner.begin(tx, id, actor.accountId)
		await showChange(tx, locked.application)
		await notifyOf(tx, offerId, { id, side: sideOf(actor), startsOn, reason }, 'proposed')
		return ok({ proposalId: id })
	})
}

const findOpen = async (tx: Transaction, offerId: string) =>
	(
		await tx
			.select({ id: joiningDateProposals.id })
			.from(joiningDateProposals)
			.where(and(eq(joiningDateProposals.offerId, offerId), eq(joiningDateProposals.status, 'proposed')))
	)[0]

type Answer = Exclude<JoiningDateStatus, 'proposed'>

/**
 * Accepts or declines what the other side proposed, or withdraws what one's own side did. Accepting moves the date of the offer,
 * and with it the letter, the reminder and the record of who joins.
 *
 * Fails with `settled` when it was answered or withdrawn, with `past` when that day is over, and with `not-agreed` when the
 * offer no longer holds or they have joined.
 */
export async function answerJoiningDate(
	actor: Participant,
	proposalId: string,
	to: Answer,
): Promise<Result<{ offerId: string; startsOn: string }, JoiningDateFailure>> {
	return db.transaction(async (tx) => {
		const [named] = await tx
			.select({ offerId: joiningDateProposals.offerId })
			.from(joiningDateProposals)
			.where(eq(joiningDateProposals.id, proposalId))
		const locked = named && (await lockOffer(tx, named.offerId, theirs(actor)))
		if (!locked) return fail('not-found')
		const proposal = only(
			await tx.select().from(joiningDateProposals).where(eq(joiningDateProposals.id, proposalId)).for('update'),
		)
		const isOwn = proposal.side === sideOf(actor)
		if (isOwn !== (to === 'withdrawn')) return fail('not-found')
		if (proposal.status !== 'proposed') return fail('settled')
		if (to === 'accepted') {
			if (!isAgreed(locked)) return fail('not-agreed')
			if (proposal.startsOn < istToday(new Date())) return fail('past')
			if (!(await goesOn(tx, locked.application))) return fail('suspended')
			await tx
				.update(offers)
				.set({ startsOn: proposal.startsOn, joiningRemindedAt: null, version: sql`${offers.version} + 1` })
				.where(eq(offers.id, locked.offer.id))
		}
		const set = { decidedAt: sql`clock_timestamp()` }
		const moved = await joiningDateRunner.move(tx, proposal, {
			to,
			by: sideOf(actor),
			actorAccountId: actor.accountId,
			set,
		})
		if (!moved.ok) throw new Error(`A proposed joining date was not answered: ${moved.failure}`)
		await showChange(tx, locked.application)
		if (to !== 'withdrawn') await notifyOf(tx, locked.offer.id, proposal, to)
		return ok({ offerId: locked.offer.id, startsOn: proposal.startsOn })
	})
}

type Proposal = { id: string; side: JoiningDateSide; startsOn: string; reason: string }

/** The other side about a proposal; the side that proposed about the answer, and both when the date has changed. */
async function notifyOf(
	tx: Transaction,
	offerId: string,
	{ id, side, startsOn, reason }: Proposal,
	step: 'proposed' | 'accepted' | 'declined',
) {
	const offer = await readOffer(tx, offerId)
	const facts = (reader: JoiningDateSide) => ({ ...offer, date: startsOn, reason, step, isMine: reader === side })
	const hears = (reader: JoiningDateSide) => step === 'accepted' || (step === 'proposed') === (reader !== side)
	const key = `joining-date/${id}/${step}`
	if (hears('specialist'))
		await send(tx, joiningDateForSpecialist, { to: [offer.reader], key, facts: facts('specialist') })
	if (hears('hospital'))
		await send(tx, joiningDateForTeam, {
			to: await listMembersToNotify(tx, offer.hospitalId, concernedBy(offer.applicationId)),
			key,
			facts: asTeamReads(facts('hospital')),
		})
}

/** An offer's joining date for either side, with every other date that was proposed; null for others. */
export async function findJoiningDate(actor: Participant, offerId: string) {
	const [offer] = await db
		.select({
			id: offers.id,
			applicationId: offers.applicationId,
			startsOn: offers.startsOn,
			status: currentStatus,
			stage: applications.stage,
			jobTitle: jobs.title,
			hospitalName: hospitalAt(jobs.siteId, jobs.location).hospitalName,
			specialistName: signature,
		})
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(offers.id, offerId), theirs(actor)))
	if (!offer) return null
	const proposals = await db
		.select()
		.from(joiningDateProposals)
		.where(eq(joiningDateProposals.offerId, offerId))
		.orderBy(asc(joiningDateProposals.proposedAt))
	return { ...offer, side: sideOf(actor), canMove: offer.status === 'accepted' && offer.stage === 'offered', proposals }
}

/** The date that waits for an answer, for the pages of the offer; null where none does. */
export async function findProposedDate(actor: Participant, offerId: string): Promise<ProposedDateView | null> {
	const found = await findJoiningDate(actor, offerId)
	return found && proposedDate(found)
}

type Found = NonNullable<Awaited<ReturnType<typeof findJoiningDate>>>
export function proposedDate({ canMove, proposals, side, startsOn, ...names }: Found): ProposedDateView | null {
	const open = canMove && proposals.find(({ status }) => status === 'proposed')
	if (!open) return null
	return {
		...{ id: open.id, isMine: open.side === side, reason: open.reason },
		...{ date: formatDate(open.startsOn), agreed: formatDate(startsOn) },
		other: side === 'specialist' ? names.hospitalName : names.specialistName,
	}
}

/** The offer that a proposed date is about, if the actor is on either side of it. */
export async function findOfferOfProposal(actor: Participant, proposalId: string) {
	const [found] = await db
		.select({ offerId: offers.id })
		.from(joiningDateProposals)
		.innerJoin(offers, eq(offers.id, joiningDateProposals.offerId))
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(joiningDateProposals.id, proposalId), theirs(actor)))
	return found?.offerId ?? null
}
