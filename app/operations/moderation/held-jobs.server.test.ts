import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { notifyApplicantsOfRemovedJob } from '#app/applications/tasks.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { siteLine } from '#app/hospitals/sites/site-line.ts'
import { listSites, removeSite, saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { listFurtherSites } from '#app/hospitals/sites/site-choices.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { findCurrentReview } from '#app/moderation/queries.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { removeJob } from '#app/jobs/review/removal.server.ts'
import { emailAboutRefusal } from '#app/moderation/tasks.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { findReview } from './reviews.server.ts'
import { approveReview, refuseReview, undoRefusal } from './review-decision.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { closeJob, editJob, pauseJob, postJob, reopenJob, saveDraft } from '#app/jobs/commands.server.ts'
import { aFilledForm, aJob } from '#app/jobs/fixtures.server.ts'
import { draftInput, jobInput } from '#app/jobs/schema.server.ts'
import { jobSearchRows, jobs } from '#app/jobs/tables.server.ts'

const scam = 'Day lists in four theatres. A refundable deposit of ₹5,000 is to be paid before joining.'

async function inputAtSite(member: Member, changes: Record<string, string>) {
	return inputOf(changes, await listSites(member))
}

function inputOf(changes: Record<string, string>, sites: Awaited<ReturnType<typeof listSites>> = []) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...aFilledForm(), ...changes })) form.set(name, value)
	const parsed = parseFormData(form, jobInput({ today: istToday(new Date()), sites }))
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem))
	return parsed.value
}

async function posted(member: Member, changes: Record<string, string> = {}) {
	const id = crypto.randomUUID()
	const result = await postJob(member, id, inputOf(changes))
	if (!result.ok) throw new Error(result.failure)
	return { id, isHeld: result.value.isHeld }
}

const jobOf = async (id: string) => only(await db.select().from(jobs).where(eq(jobs.id, id)))
const isFound = async (id: string) => (await db.select().from(jobSearchRows).where(eq(jobSearchRows.id, id))).length > 0
const reviewsOf = (id: string) =>
	db.select().from(reviews).where(eq(reviews.subjectId, id)).orderBy(reviews.submittedAt)
const waitingOf = async (id: string) => only((await reviewsOf(id)).filter(({ status }) => status === 'waiting'))

test('a job that asks for a deposit is held, is in no search, and goes live once an operator approves it', async () => {
	const member = await aMember()
	const { id, isHeld } = await posted(member, { description: scam })

	expect(isHeld).toBe(true)
	expect((await jobOf(id)).status).toBe('draft')
	expect(await isFound(id)).toBe(false)
	const review = await waitingOf(id)
	expect(review.findings).toMatchObject([
		{ rule: 'fee', field: 'Description', quote: expect.stringContaining('deposit') },
	])

	// What is paid, and per what, decides with the words.
	expect(await findReview(await anOperator(), review.id)).toMatchObject({ pay: '₹2.8–3.5 lakh a month' })
	expect((await approveReview(await anOperator(), review.id)).ok).toBe(true)

	expect((await jobOf(id)).status).toBe('open')
	expect(await isFound(id)).toBe(true)
})

test('pay by a share of fees is read with the share, in a job and in changes to one', async () => {
	const share = { payModel: 'share', feeSharePercent: '40', payFrom: '1,50,000', payTo: '' }
	const line = '₹1.5 lakh a month. 40% of fees. The amount shown is the hospital’s estimate'
	const member = await aMember()
	const { id } = await posted(member, { ...share, description: scam })
	expect(await findReview(await anOperator(), (await waitingOf(id)).id)).toMatchObject({ pay: line })

	const live = await posted(await aMember())
	const { version, hospitalId } = await jobOf(live.id)
	await editJob(
		await aMember({ hospitalId }),
		live.id,
		inputOf({ ...share, description: scam, version: String(version) }),
	)
	expect(await findReview(await anOperator(), (await waitingOf(live.id)).id)).toMatchObject({ pay: line })
})

test('a plain job goes live at once', async () => {
	const { id, isHeld } = await posted(await aMember())

	expect(isHeld).toBe(false)
	expect(await isFound(id)).toBe(true)
})

test('the same form sent twice waits once', async () => {
	const member = await aMember()
	const id = crypto.randomUUID()
	for (const _ of [1, 2]) await postJob(member, id, inputOf({ description: scam }))

	expect((await reviewsOf(id)).filter(({ status }) => status === 'waiting')).toHaveLength(1)
})

test('a refused job stays a draft; corrected and posted again it goes live without an operator', async () => {
	const member = await aMember()
	const { id } = await posted(member, { description: scam })
	await refuseReview(await anOperator(), (await waitingOf(id)).id, 'It asks for money.')

	expect((await jobOf(id)).status).toBe('draft')
	expect(await findCurrentReview(member, id)).toMatchObject({ status: 'refused', reason: 'It asks for money.' })
	const again = await postJob(member, id, inputOf({ version: String((await jobOf(id)).version) }))

	expect(again).toMatchObject({ ok: true, value: { isHeld: false } })
	expect((await jobOf(id)).status).toBe('open')
	expect(await findCurrentReview(member, id)).toBeNull()
})

test('a refusal is not undone once its author has replaced the text', async () => {
	const [member, operator] = [await aMember(), await anOperator()]
	const { id } = await posted(member)
	const editTo = async (description: string) =>
		editJob(member, id, inputOf({ description, version: String((await jobOf(id)).version) }))
	await editTo(scam)
	const review = await waitingOf(id)
	const refused = await refuseReview(operator, review.id, 'It asks for money.')
	expect(await editTo(own)).toMatchObject({ ok: true, value: { isHeld: false } })

	const eventId = refused.ok ? refused.value.eventId : ''
	expect(await undoRefusal(operator, review.id, eventId)).toEqual({ ok: false, failure: 'too-late' })
	expect((await jobOf(id)).description).toBe(own)
})

test('after a refusal that was undone only the next one is emailed', async () => {
	const [member, operator] = [await aMember(), await anOperator()]
	const review = await waitingOf((await posted(member, { description: scam })).id)
	const refuse = async (reason: string) => {
		const refused = await refuseReview(operator, review.id, reason)
		return refused.ok ? refused.value.eventId : ''
	}
	const withdrawn = await refuse('It asks for money.')
	await undoRefusal(operator, review.id, withdrawn)
	const last = await refuse('It asks for a deposit.')
	const mailsAfter = async (eventId: string) => {
		const before = await db.$count(deliveries)
		await emailAboutRefusal.run({ eventId })
		return (await db.$count(deliveries)) - before
	}

	expect([await mailsAfter(withdrawn), await mailsAfter(last)]).toEqual([0, 1])
})

test('a draft that is saved again leaves the queue, so that no one approves a text they have not read', async () => {
	const member = await aMember()
	const { id } = await posted(member, { description: scam })
	const review = await waitingOf(id)
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...aFilledForm(), description: 'Another text', version: '1' }))
		form.set(name, value)
	const draft = parseFormData(form, draftInput)
	if (!draft.ok) throw new Error('The draft is not complete')
	await saveDraft(member, id, draft.value)

	expect(await approveReview(await anOperator(), review.id)).toEqual({ ok: false, failure: 'already-decided' })
	expect((await jobOf(id)).status).toBe('draft')
})

test('changes to a live job are held while the job stays as it was', async () => {
	const member = await aMember()
	const { id } = await posted(member)
	const before = await jobOf(id)

	const saved = await editJob(
		member,
		id,
		inputOf({ description: scam, payFrom: '2,90,000', version: String(before.version) }),
	)

	expect(saved).toMatchObject({ ok: true, value: { isHeld: true } })
	expect(await jobOf(id)).toEqual(before)

	await approveReview(await anOperator(), (await waitingOf(id)).id)

	expect(await jobOf(id)).toMatchObject({ description: scam, payMinPaise: 29_000_000n, status: 'open' })
})

test('what an operator has approved is not held again when the job is paused and reopened', async () => {
	const member = await aMember()
	const { id } = await posted(member, { description: scam })
	await approveReview(await anOperator(), (await waitingOf(id)).id)
	await pauseJob(member, id)

	expect(await reopenJob(member, id)).toMatchObject({ ok: true, value: { isHeld: false } })
})

test('a job from before the scanner is held when it is reopened', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, status: 'paused', description: scam })

	expect(await reopenJob(member, job.id)).toMatchObject({ ok: true, value: { isHeld: true } })
	expect((await jobOf(job.id)).status).toBe('paused')
})

test('the first two jobs of a new hospital are read first, the third is not', async () => {
	const hospital = await aHospital({ verifiedAt: new Date() })
	const member = await aMember({ hospitalId: hospital.id })
	const operator = await anOperator()
	for (const _ of [1, 2]) {
		const { id } = await posted(member)
		expect((await waitingOf(id)).findings).toMatchObject([{ rule: 'new-hospital' }])
		await approveReview(operator, (await waitingOf(id)).id)
	}

	expect((await posted(member)).isHeld).toBe(false)
})

test('closing a job ends its review, so that nothing opens it again', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, status: 'paused', description: scam })
	await reopenJob(member, job.id)
	const review = await waitingOf(job.id)
	expect((await closeJob(member, job.id)).ok).toBe(true)

	expect((await approveReview(await anOperator(), review.id)).ok).toBe(false)
	expect((await jobOf(job.id)).status).toBe('closed')
})

test('raising only the upper end of the pay beyond what is plausible is held', async () => {
	const member = await aMember()
	const { id } = await posted(member, { payFrom: '1,00,000', payTo: '1,20,000' })
	const version = String((await jobOf(id)).version)
	const edited = inputOf({ payFrom: '1,00,000', payTo: '95,00,000', version })

	expect(await editJob(member, id, edited)).toMatchObject({ ok: true, value: { isHeld: true } })
})

test('pay beyond what is plausible is held, and pay within it is not', async () => {
	const member = await aMember()

	expect((await posted(member, { payFrom: '90,00,000', payTo: '' })).isHeld).toBe(true)
	expect((await posted(member, { payFrom: '900 a month', payTo: '', payUnit: 'month' })).isHeld).toBe(true)
	expect((await posted(member, { payFrom: '900', payTo: '1,200', payUnit: 'hour' })).isHeld).toBe(false)
})

test('pay four times away from the median of twenty similar jobs is held', async () => {
	for (let number = 0; number < 20; number++) await aJob({ payMinPaise: 30_000_000n, payMaxPaise: null })
	const member = await aMember()

	expect((await posted(member, { payFrom: '70,000', payTo: '' })).isHeld).toBe(true)
	expect((await posted(member, { payFrom: '80,000', payTo: '' })).isHeld).toBe(false)
})

const own =
	'Our two theatres run from eight to four with joint replacements on most days, arthroscopies on Tuesdays and a spine list every second Friday. You share the PAC clinic with one colleague and go home when the last patient has left recovery.'

test('the description of another hospital is held, one of the hospital itself is not', async () => {
	await posted(await aMember(), { description: own })
	const member = await aMember()
	const copy = await posted(member, { description: own.replace('most days', 'many days') })

	expect((await waitingOf(copy.id)).findings).toMatchObject([{ rule: 'copied' }])
	await approveReview(await anOperator(), (await waitingOf(copy.id)).id)
	expect((await posted(member, { description: own })).isHeld).toBe(false)
})

test('of two operators who decide at one moment the first wins', async () => {
	const { id } = await posted(await aMember(), { description: scam })
	const review = await waitingOf(id)
	const [one, other] = [await anOperator(), await anOperator()]

	const decisions = await Promise.all([
		approveReview(one, review.id),
		refuseReview(other, review.id, 'It asks for money.'),
		approveReview(other, review.id),
	])

	expect(decisions.filter(({ ok }) => ok)).toHaveLength(1)
	expect(decisions.filter((each) => !each.ok && each.failure === 'already-decided')).toHaveLength(2)
	const isOpen = (await jobOf(id)).status === 'open'
	expect(only(await reviewsOf(id)).status).toBe(isOpen ? 'passed' : 'refused')
})

test('a removed job leaves search and the queue for good, and its hospital reads why', async () => {
	const member = await aMember()
	const { id } = await posted(member)
	await editJob(member, id, inputOf({ description: scam, version: String((await jobOf(id)).version) }))
	const review = await waitingOf(id)
	const operator = await anOperator()

	expect(await removeJob(operator, id, 'It asks for a deposit.')).toMatchObject({ ok: true })

	expect([(await jobOf(id)).status, await isFound(id)]).toEqual(['removed', false])
	expect(await approveReview(operator, review.id)).toEqual({ ok: false, failure: 'already-decided' })
	expect(await removeJob(operator, id, 'Again')).toMatchObject({ ok: false })
	const notices = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
	expect(notices.map(({ body }) => body)).toContain('Reason: It asks for a deposit.')
})

test('who has applied for a removed job is warned, once', async () => {
	const job = await aJob()
	const { specialist } = await anApplication({ job })
	await removeJob(await anOperator(), job.id, 'It asks for a deposit.')
	for (const _ of [1, 2]) await notifyApplicantsOfRemovedJob.run({ jobId: job.id })

	const notices = await db.select().from(notifications).where(eq(notifications.accountId, specialist.accountId))
	expect(notices.filter(({ title }) => title.startsWith('We removed a job you applied for'))).toHaveLength(1)
})

const nashik = { name: 'Nashik Road', address: '4 MG Road', city: 'Nashik', pin: '422101' }

/** A live job at a further site of its hospital, with a change that waits for an operator. */
async function heldAtSite() {
	const member = await aMember()
	await saveSite(member, null, SiteInput.parse(nashik))
	const site = only(await listFurtherSites(member.hospitalId))
	const location = siteLine(site)
	const { id } = await posted(member, { location: 'Wakad, Pune 411057' })
	const version = String((await jobOf(id)).version)
	await editJob(member, id, await inputAtSite(member, { location, description: scam, version }))
	return { member, site, id, review: await waitingOf(id) }
}

test('held changes of a job at a site that was removed since go live at the location that the job had there', async () => {
	const { member, site, id, review } = await heldAtSite()
	await removeSite(member, site.id)

	expect(await approveReview(await anOperator(), review.id)).toMatchObject({ ok: true })

	expect(await jobOf(id)).toMatchObject({ siteId: null, location: '4 MG Road, Nashik 422101', description: scam })
})

test('held changes of a job at a site that has moved since go live at its new address', async () => {
	const { member, site, id, review } = await heldAtSite()
	await saveSite(
		member,
		site.id,
		SiteInput.parse({ ...nashik, address: '9 Station Road', city: 'Nagpur', pin: '440001' }),
	)

	expect(await approveReview(await anOperator(), review.id)).toMatchObject({ ok: true })

	const [moved] = await listFurtherSites(member.hospitalId)
	expect(await jobOf(id)).toMatchObject({
		siteId: site.id,
		location: '9 Station Road, Nagpur 440001',
		latitude: moved?.latitude,
	})
})

test('a demand in the location of a job is held, and the address of a site is not', async () => {
	const member = await aMember()
	const [main] = await listSites(member)

	expect((await posted(member, { location: 'Deposit of ₹5,000 before joining, Pune' })).isHeld).toBe(true)
	expect((await posted(member, { location: main?.location ?? '' })).isHeld).toBe(false)
})
