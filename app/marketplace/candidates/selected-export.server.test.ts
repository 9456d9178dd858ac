import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { subscriptions } from '#app/billing/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { profileAccess } from '#app/specialists/tables.server.ts'
import { takeDisclosure } from '#app/specialists/disclosure/disclosure-allowance.server.ts'
import { exportCandidates } from './selected-export.server.ts'

const now = new Date()
const accessOf = async (specialistId: string) =>
	(await db.select().from(profileAccess).where(eq(profileAccess.specialistId, specialistId)))
		.map(({ what, detail }) => [what, ...detail].join(' '))
		.sort()

async function anExporter() {
	const member = await aMember()
	await aSubscription({ hospitalId: member.hospitalId })
	return member
}

test('a file holds what the hospital may see of each person, and is logged for each', async () => {
	const member = await anExporter()
	const job = await aJob({ hospitalId: member.hospitalId })
	const [anonymous, mutual, privateSpecialist] = [
		await aSpecialist({ name: 'Dr Hidden Name', anonymousMode: true }),
		await aSpecialist({ name: '=Dr Formula', phone: '+919812345678', email: 'formula@x.example' }),
		await aSpecialist({ name: 'Dr Private', profileVisibility: false }),
	]
	const { id } = await anApplication({ job, specialist: mutual, stage: 'shortlisted' })
	await passUndoWindows(id)
	const ids = [anonymous, mutual, privateSpecialist].map(({ specialistId }) => specialistId)

	const file = await exportCandidates(member, { ids }, now)

	const [head, first, second, ...rest] = (file.ok ? file.value : '').split('\r\n')
	expect(head).toMatch(/^\uFEFFName,Profession,Speciality/)
	expect(first).toMatch(/^Name withheld,Doctor,/)
	expect(second).toMatch(/^'=Dr Formula,/)
	expect(second).toContain(',+919812345678,formula@x.example')
	expect(rest).toEqual([''])
	expect(await accessOf(anonymous.specialistId)).toEqual(['profile'])
	expect(await accessOf(mutual.specialistId)).toEqual(['contact phone email', 'profile'])
	expect(await accessOf(privateSpecialist.specialistId)).toEqual([])
	const logged = and(eq(auditEvents.action, 'candidates-exported'), eq(auditEvents.actorAccountId, member.accountId))
	expect((await db.select().from(auditEvents).where(logged)).map(({ facts }) => facts)).toEqual([{ people: 2 }])
})

test('the people in a file count as profiles that the hospital opened today; who wrote to it does not', async () => {
	const member = await anExporter()
	const [found, next, applicant] = [await aSpecialist(), await aSpecialist(), await aSpecialist()]
	await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist: applicant })
	const earlier = Array.from({ length: env.HOSPITAL_PROFILES_PER_DAY - 1 }, () => crypto.randomUUID())
	await takeDisclosure(member, 'profile', earlier)
	const exported = async (...people: { specialistId: string }[]) =>
		(await exportCandidates(member, { ids: people.map(({ specialistId }) => specialistId) }, now)).ok

	expect(await exported(found, next)).toBe(false)
	expect(await accessOf(found.specialistId)).toEqual([])
	expect(await exported(found, applicant)).toBe(true)
	expect(await exported(next)).toBe(false)
	expect(await exported(found, applicant)).toBe(true)
})

test('by a filter the file holds those whom it finds, in its order', async () => {
	const member = await anExporter()
	for (const [name, years] of [
		['Dr Junior', 2],
		['Dr Senior', 30],
	] as const)
		await aSpecialist({ name, yearsOfExperience: years, specialitySlug: 'dermatologist', speciality: 'Dermatologist' })
	const search = specialistSearch.parse(new URLSearchParams('speciality=dermatologist&sort=experience'))

	const file = await exportCandidates(member, { search }, now)

	expect((file.ok ? file.value : '').match(/Dr (Senior|Junior)/g)).toEqual(['Dr Senior', 'Dr Junior'])
})

test('by a job the file begins with those who match it best', async () => {
	const member = await anExporter()
	const [, best] = await Promise.all([aSpecialist({ name: 'Dr Other' }), aSpecialist({ name: 'Dr Best' })])

	const file = await exportCandidates(
		member,
		{ search: specialistSearch.parse(new URLSearchParams()), first: [best.specialistId] },
		now,
	)

	expect((file.ok ? file.value : '').match(/Dr (Best|Other)/g)).toEqual(['Dr Best', 'Dr Other'])
})

test('a trial and a plan that includes the export give a file, and only while they run', async () => {
	const [member, { specialistId }] = [await aMember(), await aSpecialist()]
	const exported = () => exportCandidates(member, { ids: [specialistId] }, now)
	const refused = { ok: false, failure: 'not-in-plan' }
	expect(await exported()).toMatchObject({ ok: true })

	const { id } = await aSubscription({ hospitalId: member.hospitalId, plan: 'starter' })
	expect(await exported()).toEqual(refused)

	await db.update(subscriptions).set({ plan: 'growth' }).where(eq(subscriptions.id, id))
	expect(await exported()).toMatchObject({ ok: true })

	await db.update(subscriptions).set({ endsAt: sql`now() - interval '8 days'` }).where(eq(subscriptions.id, id))
	expect(await exported()).toEqual(refused)
})
