import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { applications } from '#app/applications/tables.server.ts'
import { rightsKinds } from '#app/cases/kinds.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { askedAt, hospitalOwes } from '#app/offers/responses/answer-clock.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { urgencyOf } from '#app/rights/clock.ts'
import { rightsRequests } from '#app/rights/tables.server.ts'
import { asServed } from './as-served.ts'
import { keepRows } from './worker-database.ts'

const run = promisify(execFile)

const seed = (...args: string[]) => run(process.execPath, asServed('demo/seed.ts', ...args))

const count = async (what: ReturnType<typeof sql>) =>
	Number((await db.execute<{ n: string }>(sql`select count(*) as n from ${what}`)).rows[0]?.n)

beforeAll(async () => {
	await seed()
	await keepRows()
})

test('the demo makes the claims of the home page true, with legal histories, and sends nothing', async () => {
	expect(await count(sql`hospitals`)).toBe(40)
	expect(await count(sql`specialists`)).toBe(420)
	expect(await count(sql`jobs`)).toBe(176)
	expect(await count(sql`hospitals where status = 'verified'`)).toBeGreaterThanOrEqual(25)
	expect(await count(sql`sessions where last_seen_at > now() - interval '14 days'`)).toBeGreaterThan(250)
	expect(await count(sql`hospitals where status = 'pending'`)).toBeGreaterThan(0)
	expect(await count(sql`applications where stage = 'hired'`)).toBeGreaterThanOrEqual(100)
	expect(
		await count(
			sql`specialists join credentials on specialist_id = specialists.id where speciality_slug like '%anesthesiologist' and kind = 'registration' and credentials.status = 'verified'`,
		),
	).toBeGreaterThanOrEqual(250)
	const { rows } = await db.execute<{ stages: number; statuses: number }>(
		sql`select (select count(distinct stage)::int from applications) as stages, (select count(distinct status)::int from jobs) as statuses`,
	)
	expect(rows).toEqual([{ stages: 7, statuses: 5 }])

	expect(await count(sql`deliveries`)).toBe(0)
	expect(await count(sql`demo_outbox`)).toBe(0)
	expect(await count(sql`accounts where phone is not null and phone !~ '^\\+9190000'`)).toBe(0)

	// Nursing homes fill these posts every week: who looks for one, or for such a person, meets some.
	for (const slug of ['resident-medical-officer', 'ayush-medical-officer', 'staff-nurse']) {
		expect(await count(sql`specialists where speciality_slug = ${slug}`)).toBeGreaterThanOrEqual(4)
		expect(await count(sql`jobs where status = 'open' and speciality_slug = ${slug}`)).toBeGreaterThanOrEqual(2)
	}
	expect(
		await count(sql`credentials c join specialists s on s.id = c.specialist_id
			where s.speciality_slug = 'ayush-medical-officer' and c.kind = 'registration' and c.council_code <> 'MH-IM'`),
	).toBe(0)

	// Histories are legal and counters true.
	expect(await count(sql`applications where applied_at > now() or stage_changed_at < applied_at`)).toBe(0)
	expect(
		await count(
			sql`applications join jobs on jobs.id = job_id where applied_at < opened_at or applied_at > coalesce(closed_at, now())`,
		),
	).toBe(0)
	expect(
		await count(
			sql`jobs where applicant_count <> (select count(*) from applications where job_id = jobs.id and stage <> 'withdrawn')`,
		),
	).toBe(0)
	expect(
		await count(
			sql`applications where stage <> (select "to" from application_events where application_id = applications.id order by at desc, "from" nulls first limit 1)`,
		),
	).toBe(0)
	// A degree that we verified is the one in the profile.
	expect(
		await count(
			sql`credentials where kind = 'degree' and not exists (select from educations where specialist_id = credentials.specialist_id and degree = title and educations.institution = credentials.institution and end_year = year)`,
		),
	).toBe(0)
	expect(await count(sql`jobs where status = 'open' and starts_on < (now() at time zone 'Asia/Kolkata')::date`)).toBe(0)

	const hourInIndia = (instant: string) => sql.raw(`extract(hour from ${instant} at time zone 'Asia/Kolkata')`)
	// People work after they were trained, in one place at a time, and as many years as they say.
	expect(
		await count(
			sql`work_experiences one join work_experiences other using (specialist_id) where one.id < other.id and daterange(one.starts_on, coalesce(one.ends_on, current_date), '[]') && daterange(other.starts_on, coalesce(other.ends_on, current_date), '[]')`,
		),
	).toBe(0)
	expect(
		await count(
			sql`specialists, lateral (select max(end_year) as year from educations where specialist_id = specialists.id) trained where profession = 'doctor' and extract(year from now()) - trained.year - years_of_experience not between 0 and 1`,
		),
	).toBe(0)
	expect(
		await count(
			sql`specialist_skills join specialists on specialists.id = specialist_id where specialist_skills.name in ('CABG', 'Valve replacement') and speciality_slug <> 'cardiac-surgeon'`,
		),
	).toBe(0)
	// Applied, seen, moved on, each after the other.
	expect(
		await count(
			sql`(select stage_order, lag(stage_order) over (partition by application_id order by at) as before from (select application_id, at, array_position(array['applied', 'shortlisted', 'interview', 'offered', 'hired'], "to"::text) as stage_order from application_events where "to" not in ('rejected', 'withdrawn')) moves) ordered where before >= stage_order`,
		),
	).toBe(0)
	expect(
		await count(sql`applications where seen_at < applied_at or seen_at > stage_changed_at and stage <> 'applied'`),
	).toBe(0)
	expect(
		await count(
			sql`ratings join placements using (application_id) where ratings.created_at < placements.created_at + interval '7 days'`,
		),
	).toBe(0)
	// Every view of a profile is in both lists that its owner can read.
	expect(await count(sql`profile_access`)).toBeGreaterThan(0)
	expect(
		await count(
			sql`profile_access shown where not exists (select from audit_events where subject_id = shown.specialist_id and actor_account_id = shown.member_account_id and audit_events.at = shown.at)`,
		),
	).toBe(0)
	expect(await count(sql`ratings where comment is null and checked_at is null`)).toBe(0)
	// Every application has an answer, a reason or a clock that is still running.
	const owed = db
		.select({ askedAt: sql`${askedAt}`.as('asked_at') })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(hospitalOwes)
		.as('owed')
	expect(
		await count(sql`applications where stage = 'rejected' and coalesce(rejection_reason, rejection_key) is null`),
	).toBe(0)
	expect(await count(sql`applications where closed_unanswered_at is not null`)).toBeGreaterThan(0)
	expect(
		Number(
			(await db.select({ n: sql`count(*)` }).from(owed).where(sql`asked_at < now() - interval '21 days 11 hours'`))[0]
				?.n,
		),
	).toBe(0)
	// People apply and answer by day, and interviews are held in office hours.
	expect(await count(sql`application_events where ${hourInIndia('at')} not between 8 and 20`)).toBe(0)
	expect(await count(sql`messages where ${hourInIndia('sent_at')} not between 8 and 20`)).toBe(0)
	expect(await count(sql`interview_slots where ${hourInIndia('starts_at')} not between 9 and 18`)).toBe(0)
})

test('in the demo every queue of complaints and requests has an open one, and some are answered in time', async () => {
	const sent = await db.select().from(rightsRequests)
	const open = sent.filter(({ status }) => status === 'open')
	const answered = sent.filter(({ status }) => status === 'answered')

	expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(rightsKinds))
	const now = new Date()
	const urgencies = open.map(({ kind, createdAt }) => urgencyOf(kind, createdAt, now))
	expect(urgencies).toContain('due-soon')
	expect(urgencies).not.toContain('overdue')
	expect(answered.length).toBeGreaterThanOrEqual(3)
	for (const { kind, createdAt, answeredAt } of answered)
		expect(urgencyOf(kind, createdAt, answeredAt ?? now)).not.toBe('overdue')
	expect(await count(sql`rights_request_events where reply is not null and actor_account_id is not null`)).toBe(
		answered.length,
	)
})

test('a quarter to two fifths of the demo’s jobs have a bond', async () => {
	const [bonds, all] = [await count(sql`jobs where bond = 'amount'`), await count(sql`jobs`)]

	expect(bonds / all).toBeGreaterThanOrEqual(0.25)
	expect(bonds / all).toBeLessThanOrEqual(0.4)
	const shown = sql`jobs where status = 'open'`
	const openBonds = (await count(sql`${shown} and bond = 'amount'`)) / (await count(shown))
	expect(openBonds).toBeGreaterThanOrEqual(0.25)
	expect(openBonds).toBeLessThanOrEqual(0.4)
})

test('the demo is the same every time, and is left alone once accounts exist', async () => {
	const ids = await db.execute(sql`select md5(string_agg(id::text || name, ',' order by id)) as all from specialists`)
	await seed()
	expect(
		(await db.execute(sql`select md5(string_agg(id::text || name, ',' order by id)) as all from specialists`)).rows,
	).toEqual(ids.rows)

	await db.execute(sql`update hospitals set display_name = 'Renamed' where display_name = 'Lakeside Heart Institute'`)
	await seed('--if-empty')
	expect(await count(sql`hospitals where display_name = 'Renamed'`)).toBe(1)
})

test('a scaled seed makes as many specialists as asked, with jobs to find', async () => {
	await seed('--scale', '1500')

	expect(await count(sql`specialists`)).toBe(420 + 1500)
	expect(await count(sql`jobs where status = 'open'`)).toBeGreaterThanOrEqual(300)
})
