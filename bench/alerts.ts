import { sql } from 'drizzle-orm'
import { matchAlerts } from '#app/alerts/alert-matching.server.ts'
import { sendDigestsUntil } from '#app/alerts/tasks.server.ts'
import { jobAlerts } from '#app/alerts/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { quantile } from './figures.ts'

type DigestCost = {
	share: number
	people: number
	alerts: number
	seconds: number
	peakMb: number
	/** Above what the process held before the first mail. */
	grownMb: number
}

export type AlertsCost = {
	savedSearches: number
	alertMatching: { jobs: number; p50Ms: number; p95Ms: number }
	digests: DigestCost[]
}

/** Matching and digests over this many saved searches, one per person. Everything is removed afterwards. */
export async function measureAlerts(searches: number): Promise<AlertsCost> {
	await saveSearches(searches)
	try {
		const alertMatching = await measureAlertMatching(50)
		// The first one opens connections and compiles; it is not counted.
		await measureDigest(searches, 0.001)
		return {
			savedSearches: searches,
			alertMatching,
			digests: [await measureDigest(searches, 0.01), await measureDigest(searches, 0.1)],
		}
	} finally {
		await forget()
	}
}

const unhurried = (statement: ReturnType<typeof sql>) =>
	db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		await tx.execute(statement)
	})

/** Of the speciality and around the place of each person, with words, shifts or pay for some; half of them by place alone. */
async function saveSearches(count: number) {
	await unhurried(sql`
		with people as (
			select id, speciality_slug, latitude, longitude, row_number() over (order by id) n from specialists
			where latitude is not null and speciality_slug is not null order by id limit ${count})
		insert into saved_searches (account_id, name, query, words, speciality_slug, latitude, longitude, radius_km, shifts, min_pay_paise, created_at)
		select id, 'Bench', 'bench=' || n, case when n % 10 = 0 then 'night list ' || n % 500 else '' end,
			case when n % 2 = 0 then speciality_slug end, latitude, longitude, (array[5,10,20,30])[1 + n % 4],
			case when n % 3 = 0 then array['night'] else '{}' end, case when n % 5 = 0 then 100000 end, now() - interval '400 days'
		from people`)
	await unhurried(
		sql`update specialists set email = 'bench-' || id || '@mail.example' where email is null and id in (select account_id from saved_searches)`,
	)
	await unhurried(sql`analyze saved_searches`)
}

async function measureAlertMatching(count: number) {
	const { rows } = await db.execute<{ id: string }>(
		sql`select id from jobs where status = 'open' order by md5(id::text) limit ${count + 5}`,
	)
	const durations: number[] = []
	for (const { id } of rows) {
		const start = performance.now()
		await db.transaction((tx) => matchAlerts(tx, id))
		durations.push(performance.now() - start)
	}
	await unhurried(sql`truncate job_alerts`)
	const counted = durations.slice(5)
	return { jobs: counted.length, p50Ms: quantile(counted, 0.5), p95Ms: quantile(counted, 0.95) }
}

const jobsEach = 3

async function measureDigest(searches: number, share: number): Promise<DigestCost> {
	const people = Math.round(searches * share)
	await unhurried(sql`
		insert into job_alerts (account_id, job_id, saved_search_id)
		select s.account_id, j.id, s.id
		from (select account_id, id from saved_searches where name = 'Bench' order by id limit ${people}) s
		cross join (select jobs.id from jobs join hospitals on hospitals.id = jobs.hospital_id
			where jobs.status = 'open' and hospitals.status = 'verified' limit ${jobsEach}) j`)
	await unhurried(sql`analyze job_alerts`)
	const alerts = await db.$count(jobAlerts, sql`notified_at is null`)
	const before = process.memoryUsage().rss
	let peak = before
	const start = performance.now()
	const until = new Date(Date.now() + 60_000)
	let after: string | undefined
	do {
		after = await sendDigestsUntil(until, after)
		peak = Math.max(peak, process.memoryUsage().rss)
	} while (after !== undefined)
	const seconds = (performance.now() - start) / 1000
	const left = await db.$count(jobAlerts, sql`notified_at is null`)
	if (left > 0) throw new Error(`${left} alerts were not told`)
	await dropMessages()
	return { share, people, alerts, seconds, peakMb: peak / 2 ** 20, grownMb: (peak - before) / 2 ** 20 }
}

async function dropMessages() {
	// Deleted rows would be in the way of the next round until they are vacuumed.
	await unhurried(sql`truncate job_alerts`)
	await unhurried(sql`delete from notifications where key like 'job-digest/%'`)
	await unhurried(sql`delete from deliveries where key like 'mail/job-digest/%'`)
	await unhurried(sql`delete from pgboss.job where name in ('deliver', 'alerts.send-digests')`)
}

async function forget() {
	await dropMessages()
	await unhurried(sql`delete from saved_searches where name = 'Bench'`)
}
