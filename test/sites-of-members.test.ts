import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { moveStage } from '#app/applications/pipeline/decisions.server.ts'
import { anApplication, aTeamNote } from '#app/applications/fixtures.server.ts'
import { addNote, listColleagues } from '#app/applications/pipeline/notes.server.ts'
import { applicationNotes, applications } from '#app/applications/tables.server.ts'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { plans } from '#app/billing/plans.ts'
import { findAllowance, monthStart } from '#app/contacts/allowance.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { sendRequest } from '#app/contacts/requests/send-request.server.ts'
import { RequestInput } from '#app/contacts/schema.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { aCoverRequest } from '#app/cover/fixtures.server.ts'
import { coverLimits } from '#app/cover/asking/kinds.ts'
import { teamOf } from '#app/cover/notifications.server.ts'
import { requestCover } from '#app/cover/asking/requests.server.ts'
import { coverRequests } from '#app/cover/tables.server.ts'
import { jobRows, memberRows, readChoice, totalRows } from '#app/hiring-figures/report.server.ts'
import { loader as team } from '#app/hospitals/routes/team.tsx'
import { countForHospital } from '#app/hospitals/routes/dashboard-layout/hospital-figures.server.ts'
import { InvitationInput } from '#app/hospitals/schema.server.ts'
import { acceptAsNew, findInvitation } from '#app/hospitals/team/accept-invitation.server.ts'
import { aMember, anInterviewer, anInvitation, aSite } from '#app/hospitals/fixtures.server.ts'
import { inviteMember } from '#app/hospitals/team/invitations.server.ts'
import { findMembership, listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { listSites, removeSite } from '#app/hospitals/sites/sites.server.ts'
import { hospitalInvitations, hospitalMembers } from '#app/hospitals/tables.server.ts'
import { changeSeat, changeSites } from '#app/hospitals/team/team.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { guardRowsFor } from '#app/identity/row-actor.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { listColleagues as listInterviewers } from '#app/interviews/hospital-interviews.server.ts'
import { interviews } from '#app/interviews/tables.server.ts'
import { closeJob, editJob, pauseJob, reopenJob, saveDraft } from '#app/jobs/commands.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { loader as postings } from '#app/jobs/routes/postings.tsx'
import { draftInput } from '#app/jobs/schema.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { concernedByThread } from '#app/messages/concerned.server.ts'
import { aSentMessage } from '#app/messages/fixtures.server.ts'
import { messages, threads } from '#app/messages/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { offers } from '#app/offers/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { guardRows } from '#app/platform/database/row-guard.server.ts'
import { auditEvents, deliveries } from '#app/platform/tables.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from './ask-route.ts'
import { notifyOfApplications } from './queued-tasks.ts'

/** In a request of this member, so that the database guards the rows too. */
const as = <Answer>(member: Member, run: () => Answer) =>
	guardRows(() => {
		guardRowsFor(member)
		return run()
	})

/** A hospital with two sites beside the main one, and a recruiter of the first. */
async function aGroup() {
	const owner = await aMember()
	const { hospitalId } = owner
	const here = await aSite({ hospitalId })
	const there = await aSite({ hospitalId, name: 'Baner', address: '9 Baner Road' })
	const recruiter = await aMember({ hospitalId, role: 'recruiter', sites: [here.id], name: 'Sunil Rao' })
	return { owner, hospitalId, recruiter, here, there }
}

/** A job at the site with an applicant, an interview, an offer, a message, a note and a contact request, and cover there. */
async function everythingAt(member: Member, siteId: string | null) {
	const { hospitalId } = member
	const job = await aJob({ hospitalId, siteId })
	const specialist = await aSpecialist()
	const application = await anApplication({ job, specialist, stage: 'offered' })
	const interview = await anInterview({ member, specialist })
	const arranged = only(await db.select().from(applications).where(eq(applications.id, interview.applicationId)))
	await db.update(interviews).set({ applicationId: application.id }).where(eq(interviews.id, interview.id))
	await db.delete(jobs).where(eq(jobs.id, arranged.jobId))
	const offer = await anOffer({ member, application })
	await aTeamNote(member, application.id)
	await aSentMessage(member, specialist.specialistId)
	const request = await aContactRequest({ member, jobId: job.id })
	const cover = await aCoverRequest({ member, siteId })
	return { job, specialist, application, interview, offer, request, cover }
}

const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id).toSorted()

/** Whatever a statement asks for that forgets whose rows it means. */
const readAll = async ({ hospitalId }: Member) => ({
	jobs: await idsOf(db.select({ id: jobs.id }).from(jobs).where(eq(jobs.hospitalId, hospitalId))),
	applications: await idsOf(db.select({ id: applications.id }).from(applications)),
	notes: await db.$count(applicationNotes),
	interviews: await idsOf(db.select({ id: interviews.id }).from(interviews)),
	offers: await idsOf(db.select({ id: offers.id }).from(offers)),
	threads: await db.$count(threads),
	messages: await db.$count(messages),
	requests: await idsOf(db.select({ id: contactRequests.id }).from(contactRequests)),
	cover: await idsOf(
		db.select({ id: coverRequests.id }).from(coverRequests).where(eq(coverRequests.hospitalId, hospitalId)),
	),
})

test('the database itself gives a recruiter what belongs to their site, and nothing of another site of the hospital', async () => {
	const { owner, recruiter, here, there } = await aGroup()
	const own = await everythingAt(owner, here.id)
	for (const siteId of [there.id, null]) await everythingAt(owner, siteId)

	expect(await as(recruiter, () => readAll(recruiter))).toEqual({
		jobs: [own.job.id],
		applications: [own.application.id],
		notes: 1,
		interviews: [own.interview.id],
		offers: [own.offer.id],
		threads: 1,
		messages: 1,
		requests: [own.request.id],
		cover: [own.cover.id],
	})
	const all = await as(owner, () => readAll(owner))
	expect(Object.entries(all).map(([name, found]) => [name, Array.isArray(found) ? found.length : found])).toEqual(
		Object.keys(all).map((name) => [name, 3]),
	)
})

test('the main site is one that a recruiter can have, and goes by the id of the hospital', async () => {
	const { owner, hospitalId, here } = await aGroup()
	const main = await everythingAt(owner, null)
	await everythingAt(owner, here.id)
	const recruiter = await aMember({ hospitalId, role: 'recruiter', sites: [hospitalId] })

	expect(await as(recruiter, () => readAll(recruiter))).toMatchObject({ jobs: [main.job.id], cover: [main.cover.id] })
	expect((await listSites(recruiter)).map(({ id }) => id)).toEqual([null])
})

describe('a recruiter of one site', () => {
	const draft = (location: string) =>
		draftInput.parse({ title: 'Nights', employmentType: 'permanent', payUnit: 'month', location })
	const siteOf = async (id: string) => (await db.select({ at: jobs.siteId }).from(jobs).where(eq(jobs.id, id)))[0]?.at

	test('changes no job and moves no applicant of another site, as if there were none', async () => {
		const { owner, recruiter, there } = await aGroup()
		const { job, application } = await everythingAt(owner, there.id)

		await as(recruiter, async () => {
			for (const change of [
				closeJob(recruiter, job.id),
				pauseJob(recruiter, job.id),
				editJob(recruiter, job.id, { ...draft(''), version: job.version }),
			])
				expect(await change).toEqual({ ok: false, failure: 'no-such-job' })
			const move = moveStage(recruiter, application.id, { to: 'interview', version: application.version })
			expect(await move).toMatchObject({ ok: false, failure: 'not-found' })
			expect(await addNote(recruiter, application.id, 'Not mine')).toEqual({ ok: false, failure: 'not-found' })
		})
	})

	test('posts jobs at that site only, whatever location they type', async () => {
		const { recruiter, here } = await aGroup()
		const [typed, other, chosen] = [randomUUID(), randomUUID(), randomUUID()]

		await as(recruiter, async () => {
			await saveDraft(recruiter, typed, draft('Nagpur'))
			await saveDraft(recruiter, other, draft('9 Baner Road, Pune 411038'))
			await saveDraft(recruiter, chosen, draft('3 Karve Road, Pune 411038'))
		})

		expect([await siteOf(typed), await siteOf(other), await siteOf(chosen)]).toEqual([here.id, here.id, here.id])
	})

	test('keeps a job at the site where it is when they have two and type another location', async () => {
		const { hospitalId, here, there } = await aGroup()
		const both = await aMember({ hospitalId, role: 'recruiter', sites: [here.id, there.id] })
		const job = await aJob({ hospitalId, siteId: there.id, status: 'draft', openedAt: null })

		await as(both, () => editJob(both, job.id, { ...draft('Nagpur'), version: job.version }))

		expect(await siteOf(job.id)).toBe(there.id)
	})

	test('cannot take a job to another site, not even by a statement that forgets the rule', async () => {
		const { recruiter, hospitalId, here, there } = await aGroup()
		const job = await aJob({ hospitalId, siteId: here.id })

		const take = as(recruiter, () => db.update(jobs).set({ siteId: there.id }).where(eq(jobs.id, job.id)))

		await expect(take).rejects.toMatchObject({ cause: { code: '42501' } })
	})

	test('asks for cover at that site only', async () => {
		const { recruiter, here, there } = await aGroup()
		const { id: _, status: _status, ...asked } = await aCoverRequest()
		const ask = (siteId: string | null) =>
			as(recruiter, () => requestCover(recruiter, { ...asked, siteId, weeks: 1 } as never))

		expect(await ask(there.id)).toEqual({ ok: false, failure: 'no-such-site' })
		expect(await ask(null)).toEqual({ ok: false, failure: 'no-such-site' })
		expect(await ask(here.id)).not.toEqual({ ok: false, failure: 'no-such-site' })
	})

	test('meets the limits of the plan and of the hospital, which count every site', async () => {
		const { owner, hospitalId, recruiter, here, there } = await aGroup()
		await aSubscription({ hospitalId, plan: 'starter' })
		const paused = await aJob({ hospitalId, siteId: here.id, status: 'paused' })
		for (let number = 0; number < plans.starter.activeJobs; number++) await aJob({ hospitalId, siteId: there.id })
		const first = await aCoverRequest({ member: owner, siteId: there.id })
		for (let open = 1; open < coverLimits.openAtOnce; open++) await aCoverRequest({ member: owner, siteId: there.id })
		const { id: _, status: _status, ...asked } = first
		const requests = plans.starter.contactRequests
		await aContactRequest({ member: owner, sentAt: monthStart })

		await as(recruiter, async () => {
			expect(await reopenJob(recruiter, paused.id)).toEqual({ ok: false, failure: 'starter-full' })
			expect(await requestCover(recruiter, { ...asked, siteId: here.id, weeks: 1 } as never)).toEqual({
				ok: false,
				failure: 'too-many',
			})
			expect(await findAllowance(hospitalId)).toMatchObject({ perMonth: requests, leftThisMonth: requests - 1 })
		})
	})

	test('reads a specialist who applied at another site as any candidate', async () => {
		const { owner, recruiter, there } = await aGroup()
		const { specialist } = await everythingAt(owner, there.id)
		const pair = { hospitalId: owner.hospitalId, specialistId: specialist.specialistId }

		expect(await as(recruiter, () => findRelation(pair))).toMatchObject({ applied: false, shortlisted: false })
		expect(await as(owner, () => findRelation(pair))).toMatchObject({ applied: true })
	})

	test('does not ask a specialist whom another site of the hospital has asked already', async () => {
		const { owner, recruiter, hospitalId, here, there } = await aGroup()
		const specialist = await aSpecialist()
		const [mine, other] = [await aJob({ hospitalId, siteId: here.id }), await aJob({ hospitalId, siteId: there.id })]
		await aContactRequest({ member: owner, specialist, jobId: other.id })
		const input = RequestInput.parse({
			...{
				jobId: mine.id,
				payFrom: '6,000',
				payUnit: 'shift',
				place: 'Kothrud',
				message: 'Could you come on Tuesday?',
			},
		})

		const sent = await as(recruiter, () => sendRequest(recruiter, specialist.specialistId, input))

		expect(sent).toEqual({ ok: false, failure: 'already-waiting' })
	})

	test('is notified about applicants and cover of that site alone', async () => {
		const { owner, recruiter, hospitalId, here, there } = await aGroup()
		const titlesOf = async ({ accountId }: Member) =>
			(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ key }) => key)
		const [mine, other] = [await aJob({ hospitalId, siteId: here.id }), await aJob({ hospitalId, siteId: there.id })]
		for (const job of [other, mine])
			expect(await applyToJob(await aSpecialist(), job.id, { note: null, resumeId: null } as never)).toMatchObject({
				ok: true,
			})
		await notifyOfApplications()

		expect(await titlesOf(recruiter)).toHaveLength(1)
		expect(await titlesOf(owner)).toHaveLength(2)
		const hear = (siteId: string | null | undefined) =>
			db.transaction(async (tx) =>
				(await teamOf(tx, { hospitalId, ...(siteId === undefined ? {} : { siteId }) })).map((one) => one.accountId),
			)
		expect(await hear(here.id)).toEqual([owner.accountId, recruiter.accountId])
		for (const siteId of [there.id, null, undefined]) expect(await hear(siteId)).toEqual([owner.accountId])
	})

	test('is written to about a message when the specialist applied there or they asked themselves', async () => {
		const { owner, recruiter, hospitalId, here, there } = await aGroup()
		const [mine, other, asked] = [await aSpecialist(), await aSpecialist(), await aSpecialist()]
		await anApplication({ job: await aJob({ hospitalId, siteId: here.id }), specialist: mine })
		await anApplication({ job: await aJob({ hospitalId, siteId: there.id }), specialist: other })
		await aContactRequest({ member: recruiter, specialist: asked, status: 'accepted', jobId: null, reason: 'Nights' })
		const told = async (specialistId: string) =>
			(await listMembersToNotify(db, hospitalId, concernedByThread({ hospitalId, specialistId }))).map(
				({ accountId }) => accountId,
			)

		expect(await told(mine.specialistId)).toEqual([owner.accountId, recruiter.accountId])
		expect(await told(asked.specialistId)).toEqual([owner.accountId, recruiter.accountId])
		expect(await told(other.specialistId)).toEqual([owner.accountId])
	})

	test('can be mentioned and interview at that site, and not at another', async () => {
		const { owner, recruiter, here, there } = await aGroup()
		const interviewer = await anInterviewer({ hospitalId: owner.hospitalId })
		await db
			.update(hospitalMembers)
			.set({ sites: [there.id] })
			.where(eq(hospitalMembers.accountId, interviewer.accountId))
		const [own, other] = [await everythingAt(owner, here.id), await everythingAt(owner, there.id)]
		const of = async (applicationId: string) => ({
			mentioned: (await listColleagues(owner, applicationId)).map(({ id }) => id).toSorted(),
			interview: (await listInterviewers(owner, applicationId)).map(({ accountId }) => accountId).toSorted(),
		})
		const both = [owner.accountId, recruiter.accountId].toSorted()

		expect(await of(own.application.id)).toEqual({ mentioned: both, interview: both })
		expect(await of(other.application.id)).toEqual({
			mentioned: [owner.accountId],
			interview: [owner.accountId, interviewer.accountId].toSorted(),
		})
	})

	test('reads reports of that site, and cannot ask for those of another', async () => {
		const { owner, recruiter, here, there } = await aGroup()
		const own = await everythingAt(owner, here.id)
		await everythingAt(owner, there.id)

		await as(recruiter, async () => {
			expect((await readChoice(recruiter, new URLSearchParams({ site: there.id }))).site).toBeNull()
			expect((await readChoice(recruiter, new URLSearchParams())).sites.map(({ id }) => id)).toEqual([here.id])
			const rows = await jobRows(recruiter, 90, '')
			expect(rows.slice(1).map(([title, , address, applied]) => [title, address, applied])).toEqual([
				[own.job.title, `/jobs/${own.job.id}`, '1'],
			])
			expect((await jobRows(recruiter, 90, '', there.id)).slice(1)).toEqual([])
			expect((await totalRows(recruiter, 90, there.id))[1]?.[1]).toBe('0')
			expect((await memberRows(recruiter, 90)).slice(1).map(([name]) => name)).toContain(recruiter.name)
		})
		expect((await as(owner, () => totalRows(owner, 90)))[1]?.[1]).toBe('2')
	})

	test('reads of no jobs and of figures whose they are', async () => {
		const { owner, recruiter, hospitalId } = await aGroup()
		await aJob({ hospitalId })
		const notesOf = async (member: Member) =>
			Object.fromEntries((await as(member, () => countForHospital(member))).map(({ label, note }) => [label, note]))
		const page = await as(recruiter, async () =>
			postings(await routeArgs('/hospitals/dashboard/jobs', { as: recruiter })),
		)

		expect(page).toMatchObject({ all: 0, nothingYet: expect.not.stringMatching(/first/) })
		expect(await notesOf(recruiter)).toMatchObject({ 'Active Jobs': 'open right now at your sites' })
		expect(await notesOf(owner)).toMatchObject({ 'Active Jobs': 'open right now' })
	})

	const ofOwners = { message: 'Only an owner of your hospital can do this. Ask one of them.' }
	test.each([
		['/hospital/plan', { title: 'This page opens for members of all sites' }],
		// With all sites these would stay closed.
		['/hospital/settings/api', ofOwners],
		['/hospital/settings/webhooks', ofOwners],
		['/hospital/team/invitations/new', ofOwners],
		['/hospital/log', ofOwners],
		['/hospital/cover/statement', ofOwners],
	])('reads on %s why it is locked', async (path, why) => {
		const { recruiter } = await aGroup()

		await expect(routeArgs(path, { as: recruiter })).rejects.toMatchObject({ data: why, init: { status: 403 } })
	})
})

describe('the sites of a member', () => {
	test('are chosen by an owner, hold from the next request on, and are written down', async () => {
		const { owner, recruiter, hospitalId, there } = await aGroup()

		expect(await changeSites(owner, recruiter.accountId, [there.id, hospitalId])).toMatchObject({ ok: true })
		expect(await changeSites(owner, recruiter.accountId, [hospitalId, there.id])).toEqual({
			ok: false,
			failure: 'unchanged',
		})

		expect((await findMembership(recruiter.accountId))?.sites).toEqual([there.id, hospitalId])
		const [event] = await db
			.select()
			.from(auditEvents)
			.where(and(eq(auditEvents.subjectId, hospitalId), eq(auditEvents.action, 'hospital.sites-changed')))
		expect(event?.facts).toEqual({
			from: recruiter.sites,
			to: [there.id, hospitalId],
			accountId: recruiter.accountId,
		})
		expect(await db.$count(deliveries)).toBe(1)
	})

	test('are of the own hospital, at least one, and never fewer than all for an owner', async () => {
		const { owner, recruiter, here } = await aGroup()
		const other = await aGroup()
		const second = await aMember({ hospitalId: owner.hospitalId })

		for (const sites of [[], [other.here.id], [here.id, randomUUID()], [other.hospitalId]])
			expect(await changeSites(owner, recruiter.accountId, sites)).toEqual({ ok: false, failure: 'no-such-site' })
		expect(await changeSites(owner, second.accountId, [here.id])).toEqual({ ok: false, failure: 'owner-of-all-sites' })
		expect(await changeSites(recruiter, recruiter.accountId, null)).toEqual({ ok: false, failure: 'not-owner' })
		expect(await changeSites(owner, other.recruiter.accountId, null)).toEqual({ ok: false, failure: 'no-such-member' })
		const limited = db
			.update(hospitalMembers)
			.set({ sites: [here.id] })
			.where(eq(hospitalMembers.accountId, second.accountId))
		await expect(limited).rejects.toMatchObject({ cause: { constraint: 'owner_of_all_sites' } })
	})

	test('are all once they become an owner', async () => {
		const { owner, recruiter } = await aGroup()

		await changeSeat(owner, recruiter.accountId, 'owner')

		expect(await findMembership(recruiter.accountId)).toMatchObject({ role: 'owner', sites: null })
	})

	test('come with the invitation', async () => {
		const { owner, here, there } = await aGroup()
		const email = `new-${randomUUID()}@lakeside.example`
		const invite = (seat: 'owner' | 'recruiter', sites: string[]) =>
			inviteMember(owner, { email, seat, sites, anyway: true }, '203.0.113.9', async () => null)

		expect(await invite('owner', [here.id])).toEqual({ ok: false, failure: 'owner-of-all-sites' })
		expect(await invite('recruiter', [randomUUID()])).toEqual({ ok: false, failure: 'no-such-site' })
		expect(await invite('recruiter', [here.id, there.id])).toMatchObject({ ok: true })
		expect(await db.$count(hospitalInvitations, eq(hospitalInvitations.email, email))).toBe(1)

		const invitation = await anInvitation({ hospitalId: owner.hospitalId, sites: [here.id] })
		expect(await findInvitation(invitation.token)).toMatchObject({ sites: here.name })
		await acceptAsNew(invitation.token, { name: 'Kavita Rao', password: 'correct horse battery' }, '203.0.113.9')
		const [joined] = await db.select().from(accounts).where(eq(accounts.email, invitation.email))
		expect((await findMembership(joined?.id ?? ''))?.sites).toEqual([here.id])
	})

	test('that were selected under “All sites” are no invitation to all of them', () => {
		const invitation = { email: 'new@lakeside.example', seat: 'recruiter', sites: [randomUUID()] }

		expect(InvitationInput.safeParse({ ...invitation, reach: 'all' }).error?.issues).toMatchObject([
			{ path: ['reach'] },
		])
		expect(InvitationInput.safeParse({ ...invitation, reach: 'some' }).success).toBe(true)
		expect(InvitationInput.safeParse({ ...invitation, reach: 'all', sites: [] }).success).toBe(true)
	})

	test('stand beside each open invitation, also where they are all', async () => {
		const { owner, here } = await aGroup()
		await anInvitation({ hospitalId: owner.hospitalId, sites: [here.id] })
		await anInvitation({ hospitalId: owner.hospitalId })

		const { invitations } = await team(await routeArgs('/hospital/team', { as: owner }))

		expect(invitations.map(({ sites }) => sites)).toEqual([here.name, 'All sites'])
	})

	test('lose one that is removed, and who has no other reads why until an owner chooses again', async () => {
		const { owner, recruiter, hospitalId, here, there } = await aGroup()
		const both = await aMember({ hospitalId, role: 'recruiter', sites: [here.id, there.id] })
		const job = await aJob({ hospitalId, siteId: here.id })

		await removeSite(owner, here.id)

		expect((await findMembership(both.accountId))?.sites).toEqual([there.id])
		expect((await findMembership(recruiter.accountId))?.sites).toEqual([])
		await expect(routeArgs('/hospital/today', { as: recruiter })).rejects.toMatchObject({
			data: { title: 'Your hospital has removed the site that you worked for' },
			init: { status: 403 },
		})
		await expect(routeArgs('/hospital/team', { as: recruiter })).resolves.toBeDefined()
		const nothing = { ...recruiter, sites: [] }
		expect(await as(nothing, () => readAll(nothing))).toMatchObject({ jobs: [], cover: [], applications: [] })
		// Its jobs are those of the hospital, so that someone goes on with them.
		expect((await as(owner, () => readAll(owner))).jobs).toEqual([job.id])
	})

	test('and the removal of a site at the same moment leave no one with a site that is not there', async () => {
		const { owner, recruiter, there } = await aGroup()

		await Promise.all([changeSites(owner, recruiter.accountId, [there.id]), removeSite(owner, there.id)])

		const { sites } = (await findMembership(recruiter.accountId)) ?? {}
		expect(sites).not.toContain(there.id)
	})
})

test('a job that is moved to another site while a recruiter acts is moved before or after, never half', async () => {
	const { owner, recruiter, hospitalId, here, there } = await aGroup()
	for (let round = 0; round < 5; round++) {
		const job = await aJob({ hospitalId, siteId: here.id })
		const [paused] = await Promise.all([
			as(recruiter, () => pauseJob(recruiter, job.id)),
			as(owner, () => db.update(jobs).set({ siteId: there.id }).where(eq(jobs.id, job.id))),
		])

		const [after] = await db.select().from(jobs).where(eq(jobs.id, job.id))
		expect(after).toMatchObject({ siteId: there.id, status: paused.ok ? 'paused' : 'open' })
		if (!paused.ok) expect(paused.failure).toBe('no-such-job')
		expect(await as(recruiter, () => pauseJob(recruiter, job.id))).toEqual({ ok: false, failure: 'no-such-job' })
	}
})

test('the statements of everyone else have the plans that they had without these policies', async () => {
	const { owner, recruiter } = await aGroup()
	const statements = [
		sql`select title from jobs where status = 'open' and location ilike '%pune%' order by opened_at desc nulls last, id desc nulls last limit 6`,
		sql`select work from cover_requests where hospital_id = ${owner.hospitalId} order by starts_at`,
		sql`select started_on from placements where hospital_id = ${owner.hospitalId}`,
	]
	const plans = () =>
		Promise.all(
			statements.map(async (statement) => {
				const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`)
				// Only the order of what is filtered differs.
				return rows.map((row) => row['QUERY PLAN']).filter((line) => !line.includes('Filter:'))
			}),
		)
	// So that no other process clears or analyses them between the plans that are compared.
	const tables = ['jobs', 'cover_requests', 'placements']
	const setAll = (option: string) =>
		Promise.all(tables.map((table) => db.execute(sql.raw(`alter table ${table} ${option}`))))
	await setAll('set (autovacuum_enabled = off)')
	onTestFinished(() => setAll('reset (autovacuum_enabled)').then(() => undefined))
	await db.execute(sql.raw(`vacuum analyze ${tables.join(', ')}`))
	const asOwnerOfTables = await plans()

	expect(await as(owner, plans)).toEqual(asOwnerOfTables)
	expect(await as(recruiter, plans)).not.toEqual(asOwnerOfTables)
})
