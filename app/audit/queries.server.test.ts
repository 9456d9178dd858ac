import { anApplication } from '#app/applications/fixtures.server.ts'
import { aCoverRequest } from '#app/cover/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { csvFile } from '#app/platform/text/csv.ts'
import { perPage } from '#app/platform/paging.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anAccount, anOperator } from '#app/identity/fixtures.server.ts'
import { guardRowsFor } from '#app/identity/row-actor.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { recordSecurity } from '#app/identity/sessions/security-events.server.ts'
import { exportCandidates } from '#app/marketplace/candidates/selected-export.server.ts'
import { findCandidates } from '#app/marketplace/candidates/candidates.server.ts'
import { removeSite, saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { hospitalMembers, hospitalSites } from '#app/hospitals/tables.server.ts'
import { changeSeat, removeMember } from '#app/hospitals/team/team.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { guardRows } from '#app/platform/database/row-guard.server.ts'
import { asRequest } from '#app/platform/http/origin.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { hospitalLogRows, listHospitalLog } from './hospital-log.server.ts'
import { listMyLog, searchAudit } from './queries.server.ts'
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
	expect(entries[1]?.span).toMatch(/^20 times, \d+ \w+ \d{4}$/)
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

/** In a request of this account, so that the database guards the rows too. */
const as = <Answer>(actor: Parameters<typeof guardRowsFor>[0], run: () => Answer) =>
	guardRows(() => {
		guardRowsFor(actor)
		return run()
	})

type Event = typeof auditEvents.$inferInsert
const eventAt = (at: string, event: Omit<Event, 'at'>) =>
	db.insert(auditEvents).values({ ...event, at: new Date(`${at}+05:30`) })

test('what one hospital read of a person within a month is one line, whatever was between, and leads to the hospital', async () => {
	const asha = await aSpecialist()
	const hospital = await aHospital({ displayName: 'Lakeside Heart Institute' })
	const [kavita, ravi] = [await aMember({ hospitalId: hospital.id }), await aMember({ hospitalId: hospital.id })]
	const opened = (at: string, { accountId, hospitalId }: typeof kavita, action = 'profile-read') =>
		eventAt(at, {
			...{ actorAccountId: accountId, action, subjectType: 'specialist', subjectId: asha.specialistId },
			...{ fields: ['name', 'city'], facts: { hospitalId } },
		})
	await opened('2026-10-30T09:00', kavita)
	for (const day of ['03', '07', '29']) {
		await opened(`2026-11-${day}T09:00`, kavita)
		await opened(`2026-11-${day}T09:30`, kavita, 'resume-preview-read')
		await opened(`2026-11-${day}T10:00`, ravi)
		await opened(`2026-11-${day}T11:00`, await aMember())
	}

	const { entries } = await listMyLog(asha, { page: 1, readings: true })

	const byLakeside = entries.filter(({ who }) => who === 'Lakeside Heart Institute')
	const ofIt = byLakeside.filter(({ whoHref }) => whoHref === `/hospitals/${hospital.id}`)
	expect(ofIt.map(({ what, times, span }) => [what, times, span])).toEqual([
		['Profile opened', 6, '6 times, 3 to 29 Nov 2026'],
		['Resume preview read', 3, '3 times, 3 to 29 Nov 2026'],
		['Profile opened', 1, null],
	])
})

test('no line is on two pages of a log, and the next page goes on after it', async () => {
	const asha = await aSpecialist()
	for (let month = 1; month <= perPage + 2; month++)
		for (const day of ['01', '02'])
			await eventAt(`${2024 + Math.floor(month / 13)}-${String(1 + (month % 12)).padStart(2, '0')}-${day}T09:00`, {
				...{ actorAccountId: (await aMember()).accountId, action: 'profile-read', fields: ['name'] },
				...{ subjectType: 'specialist', subjectId: asha.specialistId },
			})
	const first = await listMyLog(asha, { page: 1, readings: true })
	const second = await listMyLog(asha, { page: 2, readings: true })

	expect([first.entries.length, first.hasMore]).toEqual([perPage, true])
	const ids = [...first.entries, ...second.entries].map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
})

test('each line of a hospital says what was changed and leads there, where its owner may open it', async () => {
	const owner = await aMember({ name: 'Kavita Rao' })
	const { hospitalId, accountId } = owner
	const recruiter = await aMember({ hospitalId, role: 'recruiter', name: 'Ravi Joshi' })
	const job = await aJob({ hospitalId, title: 'Consultant Anesthesiologist' })
	const cover = await aCoverRequest({ member: owner, work: 'LSCS' })
	const application = await anApplication({ job })
	const interview = await anInterview({ member: owner })
	const offer = await anOffer({ member: owner })
	const strange = await aJob({ title: 'Secret job' })
	const done = (action: string, subjectType: string, subjectId: string, facts: Event['facts'] = {}) =>
		recordAudit(db, { actorAccountId: accountId, action, subjectType, subjectId, facts: { hospitalId, ...facts } })
	await done('job.post', 'job', job.id)
	await done('job.post', 'job', strange.id)
	await done('cover.begin', 'cover', cover.id)
	await done('application.shortlist', 'application', application.id)
	await done('interview.begin', 'interview', interview.id)
	await done('offer.begin', 'offer', offer.id)
	await done('hospital.seat-changed', 'hospital', hospitalId, { accountId: recruiter.accountId, to: 'owner' })
	await done('hospital.moved', 'hospital', hospitalId, { from: 'pending', to: 'verified' })
	await done('hospital.site-removed', 'hospital', hospitalId, { siteId: crypto.randomUUID(), name: 'Wakad' })
	await done('decision.made', 'hospital', hospitalId, { act: 'hospital.verify' })

	const lines = async (reader: typeof owner) =>
		Object.fromEntries(
			(await as(reader, () => listHospitalLog(reader, 1))).entries.map(({ what, thing }) => [what, thing]),
		)
	const read = await lines(owner)

	const at = (text: string | RegExp, href: string | null) => ({
		text: typeof text === 'string' ? text : expect.stringMatching(text),
		href,
	})
	expect((await listHospitalLog(owner, 1)).entries.filter(({ what }) => what === 'Job published')).toMatchObject([
		{ thing: { href: null } },
		{ thing: at('Consultant Anesthesiologist', `/hospital/jobs/${job.id}/applicants`) },
	])
	expect(JSON.stringify(read)).not.toContain('Secret job')
	expect(read).toMatchObject({
		'Cover asked for': at(/^LSCS, \w+, \d+ \w+ \d{4}, /, `/hospital/cover/${cover.id}`),
		'Applicant shortlisted': at('Consultant Anesthesiologist', `/hospital/applications/${application.id}`),
		'Interview proposed': at(/./, `/interviews/${interview.id}`),
		'Offer sent': at(/./, `/hospital/applications/${offer.applicationId}`),
		'Role changed': at('Ravi Joshi, now owner', '/hospital/team'),
		'Hospital status changed': at('From Pending to Verified', '/hospitals/verification'),
		'Site removed': at('Wakad', '/hospital/profile/sites'),
	})
	// Its minute is over, or it was undone: what it has changed has a line of its own.
	expect(Object.keys(read)).not.toContain('Decision that can be undone')
	// Pages of verified hospitals alone.
	const suspended = await lines({ ...owner, hospitalStatus: 'suspended' })
	expect([suspended['Job published']?.href, suspended['Cover asked for']?.href]).toEqual([null, null])
})

test('sites and documents are in the log by name, also after they are gone', async () => {
	const owner = await aMember()
	const { hospitalId } = owner
	const site = { name: 'Wakad', address: 'Datta Mandir Road', city: 'Pune', pin: '411057' }
	expect(await saveSite(owner, null, SiteInput.parse(site))).toMatchObject({ ok: true })
	const [{ id } = { id: '' }] = await db.select().from(hospitalSites).where(eq(hospitalSites.hospitalId, hospitalId))
	await removeSite(owner, id)

	const { entries } = await listHospitalLog(owner, 1)

	expect(entries.map(({ what, thing }) => [what, thing?.text])).toEqual([
		['Site removed', 'Wakad'],
		['Site added', 'Wakad'],
	])
})

test('a line about several specialists leads to the list that showed them', async () => {
	const owner = await aMember()
	const people = [(await aSpecialist()).specialistId, (await aSpecialist()).specialistId]
	await recordListed(owner, 'applicants', people, ['name'])

	const { entries } = await listHospitalLog(owner, 1)

	expect(entries).toMatchObject([{ people: 2, list: '/hospital/applicants' }])
	const [head = [], line] = (await hospitalLogRows(owner, '', null)).rows
	const cell = (name: string) => line?.[head.indexOf(name)]
	expect([cell('About'), cell('Page'), cell('Specialist')]).toEqual(['applicants', '/hospital/applicants', ''])
	expect(cell('Specialist IDs')?.split(' ').toSorted()).toEqual(people.toSorted())
})

test('a specialist reads of which job, credential or interview a line is, and opens it', async () => {
	const asha = await aSpecialist()
	const application = await anApplication({ specialist: asha, job: await aJob({ title: 'ICU Nurse' }) })
	const credential = await aCredential(asha, { title: 'MD Anaesthesiology' })
	const other = await anApplication()
	const reader = { ...asha, kind: 'specialist' as const }
	const about = { about: [asha.specialistId], facts: {} }
	await recordAudit(db, {
		...about,
		...{ action: 'application.reject', subjectType: 'application', subjectId: application.id },
	})
	await recordAudit(db, {
		...about,
		...{ action: 'application.undo', subjectType: 'application', subjectId: other.id },
	})
	await recordAudit(db, { action: 'credential.moved', subjectType: 'credential', subjectId: credential.id })

	const { entries } = await as(reader, () => listMyLog(reader, all))

	const things = Object.fromEntries(entries.map(({ what, thing }) => [what, thing]))
	expect(things).toMatchObject({
		'Application rejected': { text: 'ICU Nurse', href: `/applications/${application.id}` },
		'Change of an application undone': { href: null },
		'Credential status changed': {
			text: 'MD Anaesthesiology',
			href: `/profile/credentials/${credential.id}`,
		},
	})
})

test('the file of a hospital’s log has one row an event with ids, ISO times and names, nothing that a program runs, and no more names than the page', async () => {
	const owner = await aMember({ name: '=HYPERLINK("x")' })
	const { hospitalId, accountId } = owner
	const [asha, hidden] = [
		await aSpecialist({ name: 'Dr Asha Menon' }),
		await aSpecialist({ name: 'Dr Ravi Iyer', profileVisibility: false }),
	]
	const job = await aJob({ hospitalId, title: 'ICU Nurse' })
	await recordAudit(db, {
		...{ actorAccountId: accountId, action: 'job.post', subjectType: 'job', subjectId: job.id, facts: { hospitalId } },
	})
	for (const { specialistId } of [asha, asha, hidden])
		await recordAudit(db, {
			...{ actorAccountId: accountId, action: 'profile-read', subjectType: 'specialist', subjectId: specialistId },
			...{ fields: ['name', 'city'], facts: { hospitalId } },
		})
	await recordAudit(db, {
		...{ actorAccountId: (await aMember()).accountId, action: 'job.post', subjectType: 'job', subjectId: job.id },
	})

	const { rows, before } = await hospitalLogRows(owner, 'https://here.example', null)
	const [head = [], ...lines] = rows
	const column = (name: string) => lines.map((line) => line[head.indexOf(name)])

	expect(lines).toHaveLength(4)
	expect(lines.every((line) => line.length === head.length)).toBe(true)
	expect(column('Time').every((time) => time === new Date(time ?? '').toISOString())).toBe(true)
	expect(column('Specialist')).toEqual(['', 'Dr Asha Menon', 'Dr Asha Menon', ''])
	expect(column('Specialist IDs')).toEqual([hidden.specialistId, asha.specialistId, asha.specialistId, ''])
	expect([column('About')[3], column('About ID')[3], column('Page')[3]]).toEqual([
		'ICU Nurse',
		job.id,
		`https://here.example/hospital/jobs/${job.id}/applicants`,
	])
	expect(column('By ID')).toEqual([accountId, accountId, accountId, accountId])
	expect(before).toBeNull()
	expect(csvFile(rows)).toContain(`"'=HYPERLINK(""x"")"`)
	expect(csvFile(rows)).not.toContain('Dr Ravi')
	const earlier = await hospitalLogRows(owner, 'https://here.example', null, 2)
	expect(earlier.rows).toHaveLength(3)
	const rest = await hospitalLogRows(owner, 'https://here.example', earlier.before, 2)
	expect([...earlier.rows, ...rest.rows.slice(1)]).toEqual(rows)
})
