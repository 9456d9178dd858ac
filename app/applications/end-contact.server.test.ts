import { accessDays } from '#app/durations.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { sendRequest } from '#app/contacts/requests/send-request.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { applicantCard } from './pipeline/applicant-card.ts'
import { parseApplicantFilter } from './pipeline/applicant-filter.ts'
import { listMatching } from './pipeline/applicants.server.ts'
import { openApplication, readAttachedResume } from './pipeline/applicant.server.ts'
import { rejectApplication, undoLastTransition } from './pipeline/decisions.server.ts'
import { endAccess } from './end-contact.server.ts'
import { anApplication } from './fixtures.server.ts'
import { applications } from './tables.server.ts'

/** A specialist in Private Mode, whom only the application shows to the hospital. */
async function aRejection({ daysAgo = 0 } = {}) {
	const [member, asha] = [await aMember(), await aSpecialist({ profileVisibility: false })]
	const resume = await aResume(asha)
	const job = await aJob({ hospitalId: member.hospitalId })
	const application = await anApplication({ job, specialist: asha, stage: 'rejected', resumeId: resume.id })
	await age(application.id, daysAgo)
	return { member, asha, id: application.id }
}

/** The rejection was so many days ago. */
const age = (id: string, days: number) =>
	db
		.update(applications)
		.set({ stageChangedAt: sql`now() - make_interval(days => ${days})` })
		.where(eq(applications.id, id))

const rejected = parseApplicantFilter(new URLSearchParams('stage=rejected'))

async function readBy(member: Member, id: string) {
	const [opened, file, [row]] = [
		await openApplication(member, id),
		await readAttachedResume(member, id),
		(await listMatching(member, { jobId: null }, rejected, () => Promise.resolve(new Map()))).rows,
	]
	return {
		profile: opened?.profile !== null,
		resume: opened?.resume != null,
		file: file !== null,
		pay: row && applicantCard(row, new Date()).pay !== null,
		name: row?.name,
	}
}
// The file itself came with the shortlist, which a rejection ends; what is left until then is its preview.
const everything = { profile: true, resume: true, file: false, pay: true, name: 'Dr Asha Menon' }
const nothing = { profile: false, resume: false, file: false, pay: false, name: 'Dr Asha Menon' }

const between = ({ hospitalId }: Member, { specialistId }: Specialist) => findRelation({ hospitalId, specialistId })

test('after a rejection the hospital reads profile and resume for 30 days, and not a day longer', async () => {
	const { member, id } = await aRejection({ daysAgo: accessDays - 1 })

	expect(await readBy(member, id)).toEqual(everything)
	await age(id, accessDays)
	expect(await readBy(member, id)).toEqual(nothing)
})

test('a rejected applicant ends access at once and for good, and no one else can', async () => {
	const { member, asha, id } = await aRejection()

	expect(await endAccess(await aSpecialist(), id)).toEqual({ ok: false, failure: 'not-found' })
	expect(await endAccess(asha, id)).toMatchObject({ ok: true })
	expect(await readBy(member, id)).toEqual(nothing)
	expect(await endAccess(asha, id)).toMatchObject({ ok: true })
	expect(await endAccess(asha, (await anApplication({ specialist: asha })).id)).toEqual({
		ok: false,
		failure: 'not-rejected',
	})
})

test('once the specialist has ended it, the hospital cannot undo the rejection to read on', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]
	const { id } = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist: asha })
	const rejected = await rejectApplication(member, id, { reason: 'Filled', version: 1 })
	if (!rejected.ok) throw new Error(rejected.failure)
	await endAccess(asha, id)

	expect(await undoLastTransition(member, id, rejected.value.eventId)).toEqual({ ok: false, failure: 'too-late' })
})

test('ending access after a rejection ends an earlier acceptance but no later one, and the hospital may ask again', async () => {
	const { member, asha, id } = await aRejection({ daysAgo: 3 })
	const accepted = (days: number) =>
		aContactRequest({
			member,
			specialist: asha,
			status: 'accepted',
			contactShared: true,
			decidedAt: sql`now() - make_interval(days => ${days})`,
		})
	await accepted(5)
	expect(await between(member, asha)).toMatchObject({ contactAccepted: true, contactShared: true })

	await endAccess(asha, id)

	expect(await between(member, asha)).toMatchObject({ contactAccepted: false, contactShared: false, applied: false })
	await db.execute(sql`update specialists set profile_visibility = true where id = ${asha.specialistId}`)
	const request = { jobId: null, reason: 'A locum week', payFrom: 1_500_000n, payTo: null, payUnit: 'shift' as const }
	expect(
		await sendRequest(member, asha.specialistId, { ...request, place: 'Pune', message: 'Could we talk?' }),
	).toMatchObject({ ok: true })
	await accepted(1)
	expect(await between(member, asha)).toMatchObject({ contactAccepted: true, contactShared: true })
})

test('another application to the same hospital goes on as it is', async () => {
	const { member, asha, id } = await aRejection()
	const other = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist: asha })

	await endAccess(asha, id)

	expect((await openApplication(member, other.id))?.profile).not.toBeNull()
	expect(await between(member, asha)).toMatchObject({ applied: true })
})
