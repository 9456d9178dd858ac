import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { countProfileViews, countAccess, listAccess, type AccessKind, recordAccess } from './profile-access.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { profileAccess } from '../tables.server.ts'

const read = (member: Member, specialistId: string, what: AccessKind, detail: string[] = []) =>
	db.transaction((tx) => recordAccess(tx, member, specialistId, what, { detail, fields: detail }))

test('a hospital that looks at a profile ten times a day is one view, whoever of its people looks', async () => {
	const { specialistId } = await aSpecialist()
	const [owner, rival] = [await aMember(), await aMember()]
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })

	for (const member of [owner, owner, recruiter, rival]) await read(member, specialistId, 'profile')

	expect(await countProfileViews(specialistId, 30)).toBe(2)
})

test('the next day it is another view, and after the days asked for none', async () => {
	const { specialistId } = await aSpecialist()
	const member = await aMember()
	await read(member, specialistId, 'profile')
	await db.update(profileAccess).set({
		at: sql`${profileAccess.at} - interval '1 day'`,
		day: sql`${profileAccess.day} - 1`,
	})

	await read(member, specialistId, 'profile')

	expect(await countProfileViews(specialistId, 30)).toBe(2)
	await db.update(profileAccess).set({ at: sql`now() - interval '31 days'` })
	expect(await countProfileViews(specialistId, 30)).toBe(0)
})

test('a specialist reads which hospital saw what of them and when, the newest first', async () => {
	const { specialistId } = await aSpecialist()
	const member = await aMember({ hospitalId: (await aHospital({ displayName: 'Niramay Hospital' })).id })
	await read(member, specialistId, 'profile')
	await db.update(profileAccess).set({ at: new Date('2026-11-20T06:00:00Z') })

	await read(member, specialistId, 'contact', ['phone'])

	const listed = await listAccess(specialistId)
	expect(listed.map(({ hospital, what, detail }) => ({ hospital, what, detail }))).toEqual([
		{ hospital: 'Niramay Hospital', what: 'contact', detail: ['phone'] },
		{ hospital: 'Niramay Hospital', what: 'profile', detail: [] },
	])
	expect(listed[1]?.at).toEqual(new Date('2026-11-20T06:00:00Z'))
	expect(Date.now() - (listed[0]?.at.getTime() ?? 0)).toBeLessThan(60_000)
	expect(JSON.stringify(listed)).not.toContain(member.name)
})

test('contact details read again within minutes are one reading, and each file is one of its own', async () => {
	const asha = await aSpecialist()
	const hospital = await aHospital({ displayName: 'Niramay Hospital' })
	const member = await aMember({ hospitalId: hospital.id })

	await read(member, asha.specialistId, 'contact', ['phone', 'email'])
	await read(member, asha.specialistId, 'contact', ['phone', 'email'])
	await read(member, asha.specialistId, 'contact', ['phone'])
	await read(member, asha.specialistId, 'resume', ['Asha Menon.pdf'])
	await read(member, asha.specialistId, 'resume', ['Asha Menon.pdf'])

	expect(await countAccess(asha.specialistId)).toBe(3)
	expect((await listAccess(asha.specialistId))[0]).toMatchObject({
		hospital: 'Niramay Hospital',
		what: 'resume',
		detail: ['Asha Menon.pdf'],
	})
	expect(await db.select().from(profileAccess).where(eq(profileAccess.what, 'contact'))).toHaveLength(1)
	expect(await db.$count(auditEvents, eq(auditEvents.action, 'contact-read'))).toBe(1)
	// Another member of the team is another reader.
	await read(await aMember({ hospitalId: hospital.id }), asha.specialistId, 'contact', ['phone'])
	expect(await db.$count(auditEvents, eq(auditEvents.action, 'contact-read'))).toBe(2)
	expect(await listAccess((await aSpecialist()).specialistId)).toEqual([])
})
