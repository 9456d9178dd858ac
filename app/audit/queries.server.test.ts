import { perPage } from '#app/platform/paging.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anAccount, anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { recordSecurity } from '#app/identity/sessions/security-events.server.ts'
import { exportCandidates } from '#app/marketplace/candidates/selected-export.server.ts'
import { findCandidates } from '#app/marketplace/candidates/candidates.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { changeSeat, removeMember } from '#app/hospitals/team/team.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { asRequest } from '#app/platform/http/origin.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import { listHospitalLog, listMyLog, searchAudit } from './queries.server.ts'
import { type AuditSearch, readAuditSearch } from './search.server.ts'

const all = { page: 1, readings: false }
const everything: AuditSearch = { who: null, about: null, action: null, address: null, from: null, to: null }

test('a specialist reads who saw their data, hospitals by name, our team without one, and no one else’s entries', async () => {
	const [asha, other] = [await aSpecialist(), await aSpecialist({ name: 'Dr Imran Shaikh' })]
	const hospital = await aHospital({ displayName: 'Lakeside Heart Institute' })
	const member = await aMember({ hospitalId: hospital.id, name: 'Kavita Rao' })
	const operator = await anOperator({ name: 'Ravi Deshpande' })
	await findCandidates(member, [asha.specialistId, other.specialistId])
	await recordTeamAccess(operator, asha.specialistId, 'You asked us to check your profile.')
	await findCandidates(member, [other.specialistId])

	const { entries } = await listMyLog(asha, { page: 1, readings: true })

	expect(entries.map(({ what, who, reason }) => ({ what, who, reason }))).toEqual([
		{ what: 'Full profile opened by our team', who: 'Our team', reason: 'You asked us to check your profile.' },
		{ what: 'Viewed in a list: candidates', who: 'Lakeside Heart Institute', reason: null },
	])
	expect(JSON.stringify(entries)).not.toMatch(/Kavita|Ravi|Imran/)
	expect(entries[1]?.fields).toContain('name')
})

test('a specialist reads what was decided about their account, without the reason that only our team has', async () => {
	const [asha, operator] = [await aSpecialist(), await anOperator()]
	await db.transaction((tx) =>
		recordSecurity(tx, asha.accountId, 'suspended', {}, operator.accountId, 'Two hospitals reported fees.'),
	)

	expect((await listMyLog(asha, all)).entries).toMatchObject([
		{ what: 'Account suspended', who: 'Our team', reason: null },
	])
	expect((await listMyLog(asha, { ...all, readings: true })).entries).toEqual([])
})

test('an owner reads changes of the own hospital and what the team was shown, and nothing of another hospital', async () => {
	const owner = await aMember({ name: 'Kavita Rao' })
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter', name: 'Ravi Joshi' })
	const [stranger, { specialistId }] = [await aMember(), await aSpecialist()]
	await changeSeat(owner, recruiter.accountId, 'owner')
	await exportCandidates(recruiter, { ids: [specialistId] }, new Date())
	await exportCandidates(stranger, { ids: [specialistId] }, new Date())

	const { entries } = await listHospitalLog(owner, 1)

	const seen = entries.map(({ what, who }) => `${what}: ${who}`)
	expect(seen).toContain('Role changed: Kavita Rao')
	expect(seen).toContain('Candidates exported: Ravi Joshi')
	expect(seen.filter((entry) => entry.startsWith('Candidates exported'))).toHaveLength(1)
})

test('what was read twenty times in a row is one line, with the name that the hospital may read and since when', async () => {
	const owner = await aMember({ name: 'Kavita Rao' })
	const { specialistId } = await aSpecialist({ name: 'Dr Asha Menon' })
	const read = (id: string) =>
		recordAudit(db, {
			...{ actorAccountId: owner.accountId, action: 'specialist.profile-read', subjectType: 'specialist' },
			...{ subjectId: id, fields: ['name'], facts: { hospitalId: owner.hospitalId } },
		})
	for (let time = 0; time < 20; time++) await read(specialistId)
	const hidden = await aSpecialist({ name: 'Dr Ravi Iyer', profileVisibility: false })
	await read(hidden.specialistId)

	const { entries } = await listHospitalLog(owner, 1)

	expect(entries.map(({ name, times }) => [name, times])).toEqual([
		[null, 1],
		['Dr Asha Menon', 20],
	])
	expect(entries[1]?.since).not.toBeNull()
})

test('what was done to many applicants at once is one line that says how many they are, and to one names them', async () => {
	const owner = await aMember({ name: 'Kavita Rao' })
	const people = []
	for (let each = 0; each < 20; each++) people.push(await aSpecialist({ name: 'Dr Asha Menon' }))
	const [alone, ...others] = people.map(({ specialistId }) => specialistId)
	if (!alone) throw new Error('twenty were made')
	const move = (specialistId: string, action: string) =>
		recordAudit(db, {
			...{ actorAccountId: owner.accountId, action, subjectType: 'application', subjectId: crypto.randomUUID() },
			...{ about: [specialistId], facts: { hospitalId: owner.hospitalId } },
		})
	await move(alone, 'application.shortlisted')
	for (const each of others) await move(each, 'application.undone')

	const { entries } = await listHospitalLog(owner, 1)

	expect(entries.map(({ people, times, specialistId }) => [people, times, specialistId])).toEqual([
		[19, 19, null],
		[1, 1, alone],
	])
	expect(entries[1]?.name).toBe('Dr Asha Menon')
})

test('what a member did for another hospital stays with that hospital, also after they have moved', async () => {
	const [before, after] = [await aMember({ name: 'Kavita Rao' }), await aMember()]
	const mover = await aMember({ hospitalId: before.hospitalId, role: 'recruiter', name: 'Ravi Joshi' })
	const { specialistId } = await aSpecialist()
	await exportCandidates(mover, { ids: [specialistId] }, new Date())
	await recordAudit(db, {
		actorAccountId: mover.accountId,
		action: 'specialist.profile-read',
		subjectType: 'specialist',
		subjectId: specialistId,
		fields: ['name'],
		facts: { hospitalId: before.hospitalId },
	})
	await recordAudit(db, {
		...{ actorAccountId: mover.accountId, action: 'rating-appealed' },
		...{ subjectType: 'application', subjectId: specialistId },
	})
	const seenBy = async (owner: typeof before) =>
		(await listHospitalLog(owner, 1)).entries.filter(({ who }) => who === 'Ravi Joshi').map(({ what }) => what)
	const said = await seenBy(before)

	await removeMember(before, mover.accountId)
	await db.insert(hospitalMembers).values({ ...mover, hospitalId: after.hospitalId, role: 'recruiter' })

	expect(await seenBy(after)).toEqual([])
	expect(said).toContain('Candidates exported')
	// Entries that name no hospital are shown for present members only.
	expect(await seenBy(before)).toEqual(said.filter((what) => what !== 'Hidden rating appealed'))
})

test('a lead finds events by who, about whom, what, from where and when', async () => {
	const [lead, operator, asha] = [await anOperator(), await anOperator(), await aSpecialist()]
	const address = '203.0.113.77'
	await asRequest({ requestId: 'r1', clientAddress: address }, () =>
		recordTeamAccess(operator, asha.specialistId, 'A question about the profile.'),
	)
	const find = async (query: Record<string, string>) => {
		const { search } = await readAuditSearch(new URLSearchParams(query))
		return (
			search && (await searchAudit(lead, search, 1)).entries.filter(({ what }) => what !== 'Audit log search').length
		)
	}
	const [{ email } = { email: '' }] = await db
		.select({ email: accounts.email })
		.from(accounts)
		.where(eq(accounts.id, operator.accountId))

	expect(await find({ who: operator.accountId })).toBe(1)
	expect(await find({ who: email ?? '' })).toBe(1)
	expect(await find({ who: lead.accountId })).toBe(0)
	expect(await find({ about: asha.specialistId })).toBe(1)
	expect(await find({ action: 'specialist.profile-read' })).toBe(1)
	expect(await find({ action: 'job.remove' })).toBe(0)
	expect(await find({ address })).toBe(1)
	expect(await find({ address: '203.0.113.78' })).toBe(0)
	expect(await find({ from: '2000-01-01', to: '2000-01-02' })).toBe(0)
	expect(await find({ from: '2000-01-01', to: '2999-01-02' })).toBe(1)
})

test('what cannot be searched for is said beside its field, and nothing is searched', async () => {
	const query = { who: 'nobody@us.example', about: 'Menon', from: '2026-02-30', to: 'tomorrow' }

	const { errors, search } = await readAuditSearch(new URLSearchParams(query))

	expect(Object.keys(errors)).toEqual(['who', 'about', 'from', 'to'])
	expect(search).toBeNull()
	expect((await readAuditSearch(new URLSearchParams({ from: '2026-02-03', to: '2026-02-02' }))).errors.to).toBeDefined()
})

test('a log is read page by page', async () => {
	const lead = await anOperator()
	const { id } = await anAccount()
	const event = { action: 'account.signed-in', subjectType: 'account', subjectId: id }
	await db.insert(auditEvents).values(Array.from({ length: perPage + 1 }, () => event))

	expect(await searchAudit(lead, everything, 1)).toMatchObject({ summary: `1–${perPage}`, hasMore: true })
	expect((await searchAudit(lead, everything, 2)).entries).toHaveLength(1)
})
