// A specialist with a unique word in every private field, and everything between them and a hospital that makes us
// send messages.
import { eq } from 'drizzle-orm'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { moveStage } from '#app/applications/pipeline/decisions.server.ts'
import { addNote } from '#app/applications/pipeline/notes.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import type { RequestInput } from '#app/contacts/schema.server.ts'
import { sendRequest } from '#app/contacts/requests/send-request.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { chooseSlot } from '#app/interviews/proposing/responding.server.ts'
import { cancelInterview } from '#app/interviews/changes/cancellation.server.ts'
import { minutesFromNow } from '#app/interviews/fixtures.server.ts'
import { proposeInterview } from '#app/interviews/proposing/proposals.server.ts'
import { interviewSlots } from '#app/interviews/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { acceptRequest } from '#app/messages/accept-request.server.ts'
import { aMessage } from '#app/messages/fixtures.server.ts'
import { storeFile } from '#app/messages/files/file-upload.server.ts'
import { sendMessage } from '#app/messages/send-message.server.ts'
import { answerOffer } from '#app/offers/responding.server.ts'
import { makeOffer } from '#app/offers/make-offer.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { tasks } from '#app/tasks.server.ts'
import { aMarkedProfile, aTail, markWith } from './marks.ts'
import { runQueuedTasks, runTask } from './queued-tasks.ts'
import { advanceClock } from './time-passes.ts'
import { uniqueNumber } from './unique.ts'

type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: string }

export function done<Value>(result: Outcome<Value>): Value {
	if (!result.ok) throw new Error(result.failure)
	return result.value
}

/** The text that all people in these scenarios write. */
const mark = markWith(aTail())

/** Anonymous, with a word in every field, an address and a browser that gets our pushes. */
export async function aPrivatePerson() {
	const nephrologist = { specialitySlug: 'nephrologist', speciality: 'Nephrologist' }
	return (await aMarkedProfile(mark, { ...nephrologist, anonymousMode: true })).specialist
}

/** A hospital by a name of its own, for names are what people hide from and block. */
export async function aMemberOf(displayName: string) {
	const { id: hospitalId } = await aHospital({ displayName, legalName: `${displayName} Private Limited` })
	return aMember({
		hospitalId,
		name: `Owner of ${displayName}`,
		email: `owner-${uniqueNumber()}@hospital.example`,
	})
}

const input: RequestInput = {
	jobId: null,
	reason: 'Night cover',
	payFrom: 1_500_000n,
	payTo: null,
	payUnit: 'shift',
	place: 'Pune',
	message: '',
}

/** Asks without a job; what the hospital writes is a word of its own. */
export async function ask(member: Member, { specialistId }: Specialist, field: string) {
	const sent = await sendRequest(member, specialistId, { ...input, message: mark(field) })
	return done(sent).requestId
}

/** Found, asked, talked with, interviewed, offered a job, and gone. */
export async function playScenario(asha: Specialist, lakeside: Member, colleague: Member) {
	const requestId = await ask(lakeside, asha, 'request')
	await everythingIsSent()
	done(await acceptRequest(asha, requestId, { share: false }))
	const file = done(await storeFile({ name: `${mark('file')}.pdf`, bytes: aPdf() }))
	done(await sendMessage(lakeside, asha.specialistId, aMessage({ body: mark('question'), file })))
	await everythingIsSent()
	done(await sendMessage(asha, lakeside.hospitalId, aMessage({ body: mark('answer') })))
	await everythingIsSent()

	const job = await aJob({ hospitalId: lakeside.hospitalId })
	const { applicationId } = done(await applyToJob(asha, job.id, { note: mark('letter'), attachResume: true }))
	done(await addNote(lakeside, applicationId, `@${colleague.name} ${mark('note')}`))
	done(await moveStage(lakeside, applicationId, { to: 'shortlisted', version: 1 }))
	await everythingIsSent()
	await interview(asha, lakeside, applicationId)
	await offer(asha, lakeside, applicationId)
	done(await withdrawApplication(asha, applicationId))
	await everythingIsSent()
}

async function interview(asha: Specialist, lakeside: Member, applicationId: string) {
	const hours = (from: number) => ({ startsAt: minutesFromNow(from * 60), endsAt: minutesFromNow(from * 60 + 30) })
	const { interviewId } = done(
		await proposeInterview(lakeside, applicationId, {
			mode: 'phone',
			place: mark('place'),
			note: mark('agenda'),
			minutes: 30,
			interviewerAccountIds: [lakeside.accountId],
			slots: [hours(23), hours(48)],
		}),
	)
	const [slot] = await db
		.select()
		.from(interviewSlots)
		.where(eq(interviewSlots.interviewId, interviewId))
		.orderBy(interviewSlots.startsAt)
	done(await chooseSlot(asha, interviewId, slot?.id ?? ''))
	await everythingIsSent()
	done(await cancelInterview(asha, interviewId, { reason: mark('cancelled'), version: 2 }))
}

async function offer(asha: Specialist, lakeside: Member, applicationId: string) {
	const { version } = only(await db.select().from(applications).where(eq(applications.id, applicationId)))
	const terms = { payPaise: 32_000_000n, payUnit: 'month' as const, startsOn: '2027-01-01', message: mark('offer') }
	const { offerId } = done(await makeOffer(lakeside, applicationId, { ...terms, version }))
	await everythingIsSent()
	done(await answerOffer(asha, offerId, { to: 'declined', reason: mark('refusal') }))
}

/** A quarter of an hour later every task has run and every message has left. */
export async function everythingIsSent() {
	await advanceClock(15 * 60)
	await runQueuedTasks()
	for (const { schedule, name } of tasks) if (schedule === '* * * * *') await runTask(name, {})
	await runQueuedTasks()
	await sendQueued()
}
