import { and, asc, eq, sql } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import type { StageStep } from '#app/applications/applying/timeline.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { t } from '#app/platform/language/words.ts'
import { formatDate, formatDateTime, startOfIstDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { JoiningDateStatus } from './joining-date.ts'
import { joiningDateProposals, offers } from '../tables.server.ts'
import type { Waiting } from '../responses/waiting.server.ts'

type Participant = Specialist | Member
const theirs = (actor: Participant) =>
	actor.kind === 'specialist' ? eq(applications.specialistId, actor.specialistId) : receivedBy(actor)

const select = (actor: Participant) =>
	db
		.select({
			proposal: joiningDateProposals,
			specialistId: applications.specialistId,
			jobTitle: actor.kind === 'member' ? titleInLists(actor) : sql<string>`${jobs.title}`,
			hospitalName: hospitalAt(jobs.siteId, jobs.location).hospitalName,
			specialistName: signature,
		})
		.from(joiningDateProposals)
		.innerJoin(offers, eq(offers.id, joiningDateProposals.offerId))
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))

/** Joining dates that wait for this side, and those that it waits for. The earlier of the two dates is when the answer is due. */
export async function listJoiningDatesWaiting(actor: Participant): Promise<{ owed: Waiting[]; awaited: Waiting[] }> {
	const rows = await select(actor)
		.where(
			and(
				theirs(actor),
				eq(joiningDateProposals.status, 'proposed'),
				eq(offers.status, 'accepted'),
				eq(applications.stage, 'offered'),
			),
		)
		.orderBy(asc(joiningDateProposals.proposedAt))
	const side = actor.kind === 'specialist' ? 'specialist' : 'hospital'
	if (actor.kind === 'member')
		await recordListed(
			actor,
			'applicants',
			rows.map(({ specialistId }) => specialistId),
			['name'],
		)
	const waiting = rows.map(({ proposal, jobTitle, hospitalName, specialistName }) => {
		const other = side === 'specialist' ? hospitalName : specialistName
		const isMine = proposal.side === side
		const [first = ''] = [proposal.startsOn, proposal.insteadOf].toSorted()
		return {
			isMine,
			row: {
				key: `joining-date/${proposal.id}`,
				title: isMine
					? t`${{ name: other }}: answer to your new joining date`
					: t`${{ name: other }}: another joining date`,
				detail: t`${{ job: jobTitle }}, ${{ day: formatDate(proposal.startsOn) }} instead of ${{ agreed: formatDate(proposal.insteadOf) }}`,
				href: `/offers/${proposal.offerId}/joining-date`,
				clock: { since: proposal.proposedAt, due: startOfIstDay(first) },
			},
		}
	})
	const of = (isMine: boolean) => waiting.filter((one) => one.isMine === isMine).map(({ row }) => row)
	return { owed: of(false), awaited: of(true) }
}

const answered: Record<Exclude<JoiningDateStatus, 'proposed'>, (day: string) => string> = {
	accepted: (day) => t`Joining date agreed: ${{ day }}`,
	declined: (day) => t`Joining date declined: ${{ day }}`,
	withdrawn: (day) => t`Joining date withdrawn: ${{ day }}`,
}

const printed = (at: Date) => ({ text: formatDateTime(at), iso: at.toISOString() })

/** Each proposed joining date and what became of it, for the timeline of either side. */
export async function listJoiningSteps(actor: Participant, applicationId: string): Promise<StageStep[]> {
	const rows = await select(actor)
		.where(and(theirs(actor), eq(applications.id, applicationId)))
		.orderBy(asc(joiningDateProposals.proposedAt))
	return rows.flatMap(({ proposal, hospitalName, specialistName }) => {
		const { side, startsOn, reason, status, proposedAt, decidedAt } = proposal
		const day = formatDate(startsOn)
		const by = side === 'hospital' ? hospitalName : specialistName
		const detail = t`By ${{ name: by }}. Reason: ${{ reason }}`
		const begun: StageStep = {
			label: t`Joining date proposed: ${{ day }}`,
			state: 'done',
			at: printed(proposedAt),
			detail,
		}
		if (status === 'proposed' || decidedAt === null) return [begun]
		const state = status === 'accepted' ? 'done' : 'stopped'
		return [begun, { label: answered[status](day), state, at: printed(decidedAt) }]
	})
}
