/**
 * Fills the database with a fictional, deterministic demo, dated back from today. Sends nothing.
 *
 *   node demo/seed.ts               start over: empties every table, then seeds
 *   node demo/seed.ts --if-empty    does nothing when someone is there already
 *   node demo/seed.ts --scale N     adds N specialists and N/5 jobs for measurements (N up to 5,000,000)
 */
import { sql } from 'drizzle-orm'
import { hashPassword } from '#app/identity/sign-in/passwords.server.ts'
import { publishPay } from '#app/pay/count.server.ts'
import { signAuditLog } from '#app/platform/audit/audit-verification.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { closeDb, db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { insertDesk } from './seed/desk.ts'
import { insertAccounts, memberAccount } from './seed/accounts.ts'
import { insertApplications, makeApplications } from './seed/applications.ts'
import { daysAgo } from './seed/clock.ts'
import { insertComplaints } from './seed/complaints.ts'
import { insertContacts } from './seed/contacts.ts'
import { insertCover } from './seed/cover.ts'
import { insertCredentialHistories, seedCredentialHistories } from './seed/credentials.ts'
import { insertHospitals, makeHospitals } from './seed/hospitals.ts'
import { insertInterviews } from './seed/interviews.ts'
import { insertInvitations } from './seed/invitations.ts'
import { finishJobs, insertJobs, makeDutyJobs, makeJobs } from './seed/jobs.ts'
import { insertMarketplace } from './seed/marketplace.ts'
import { insertMessages } from './seed/messages.ts'
import { insertNotices } from './seed/notices.ts'
import { insertOffers } from './seed/offers.ts'
import { insertPromiseChecks } from './seed/promise-checks.ts'
import { insertConsents, insertAccess } from './seed/privacy.ts'
import { randomFrom } from './seed/random.ts'
import { insertReviews } from './seed/reviews.ts'
import { attachDemoResumes } from './seed/resume.ts'
import { insertSearches } from './seed/searches.ts'
import { insertPublicFacts } from './seed/public-facts.ts'
import { insertSavedAndReported } from './seed/saved-and-reported.ts'
import { seedScale } from './seed/scale.ts'
import { insertSessions } from './seed/sessions.ts'
import { insertSubscriptions } from './seed/subscriptions.ts'
import { insertTeamOpinions } from './seed/team-opinions.ts'
import { insertSpecialists, makeSpecialists } from './seed/specialists.ts'
import { closeWhatWasLeft } from './seed/unanswered.ts'
import { insertTemplates } from './seed/templates.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

if (env.APP_MODE === 'production') {
	say('The seed is for demos and tests. It does not run in production mode.')
	process.exit(1)
}

const isEmpty = async () => (await db.execute(sql`select 1 from accounts limit 1`)).rows.length === 0

async function emptyEverything() {
	const { rows } = await db.execute<{ name: string }>(
		sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
	)
	if (rows.length > 0) await db.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`))
}

async function seedDemo() {
	const started = performance.now()
	const random = randomFrom(20_261_121)
	const passwordHash = await hashPassword(demoPassword, 'seed')
	const hospitals = makeHospitals(random, passwordHash)
	const recruiter = memberAccount(random, { ...demoAccounts.recruiter, createdAt: daysAgo(90), passwordHash })
	const operator = {
		...memberAccount(random, { ...demoAccounts.operator, createdAt: daysAgo(420), passwordHash }),
		kind: 'operator' as const,
		operatorRole: 'lead' as const,
	}
	const specialists = makeSpecialists(randomFrom(20_261_128))
	seedCredentialHistories(specialists, operator.id)
	const jobs = makeJobs(random, hospitals.rows)
	const applications = makeApplications(random, jobs, specialists.rows)

	await insertAccounts([operator, recruiter, ...hospitals.accounts, ...specialists.accounts])
	await insertHospitals(hospitals, { recruiterId: recruiter.id, operatorId: operator.id })
	await insertSubscriptions(hospitals.rows)
	await insertSpecialists(specialists)
	await insertCredentialHistories(specialists)
	await insertJobs([...jobs, ...makeDutyJobs(hospitals.rows)])
	await insertApplications(applications)
	await finishJobs(jobs)
	const demoSpecialists = specialists.rows.slice(0, demoAccounts.specialists.length).map(({ id }) => id)
	await insertNotices({
		applications,
		jobs,
		specialists: specialists.rows,
		hospitals: hospitals.rows,
		specialistIds: demoSpecialists,
		memberIds: [hospitals.rows[0]?.ownerId ?? '', recruiter.id],
	})
	await insertMessages(randomFrom(20_261_122), {
		applications,
		jobs,
		hospitals: hospitals.rows,
		specialistIds: demoSpecialists,
		recruiterId: recruiter.id,
	})
	await insertInterviews(randomFrom(20_261_123), {
		applications,
		jobs,
		hospitalId: hospitals.rows[0]?.id ?? '',
		specialistId: specialists.rows[0]?.id ?? '',
	})
	await insertContacts(randomFrom(20_261_124), {
		applications: applications.applications,
		jobs,
		hospitals: hospitals.rows,
		specialists: specialists.rows,
		demoIds: demoSpecialists,
		recruiterId: recruiter.id,
	})
	await insertOffers(randomFrom(20_261_125), { applications, jobs, waitingFor: demoSpecialists[0] ?? '' })
	await insertPromiseChecks()
	// Without the demo's own people: their first login is quiet, as from a device that is known.
	await insertSessions(
		randomFrom(20_261_129),
		specialists.accounts.filter(({ id }) => !demoSpecialists.includes(id)),
	)
	await closeWhatWasLeft()
	const [lakeside] = hospitals.rows
	const owner = hospitals.accounts.find(({ id }) => id === lakeside?.ownerId)
	if (lakeside && owner)
		await insertTeamOpinions(randomFrom(20_261_126), { applications, jobs, hospitalId: lakeside.id, owner, recruiter })
	if (lakeside && owner)
		await insertMarketplace({
			hospitalId: lakeside.id,
			ownerId: owner.id,
			recruiterId: recruiter.id,
			specialistIds: specialists.rows.map(({ id }) => id),
		})
	if (lakeside && owner) await insertTemplates({ hospitalId: lakeside.id, createdBy: owner.id })
	if (lakeside && owner) await insertInvitations({ hospitalId: lakeside.id, ownerId: owner.id })
	await insertAccess(random, { applications, jobs, hospitals: hospitals.rows, specialistIds: demoSpecialists })
	await insertConsents(specialists.rows.map(({ id }) => id))
	await insertSearches(
		specialists.rows.slice(0, demoAccounts.specialists.length).map(({ id }) => id),
		jobs,
	)
	await insertDesk(randomFrom(20_261_131), passwordHash)
	await insertSavedAndReported({ jobs, specialistIds: demoSpecialists, operatorId: operator.id })
	await insertComplaints(randomFrom(20_261_133), {
		jobId: jobs.find(({ finalStatus }) => finalStatus === 'open')?.id ?? '',
		specialistIds: demoSpecialists,
		ownerId: hospitals.rows[0]?.ownerId ?? '',
		operatorId: operator.id,
	})
	await insertReviews({ jobs, hospitals: hospitals.rows, recruiterId: recruiter.id })
	await attachDemoResumes(specialists)
	await insertCover(randomFrom(20_261_132), {
		specialistId: demoSpecialists[0] ?? '',
		hospitalIds: hospitals.rows
			.filter(({ status, city }) => status === 'verified' && city === 'Pune')
			.slice(0, 6)
			.map(({ id }) => id),
	})
	// As the first night of this month would have counted it.
	await publishPay(istToday(new Date()))
	await insertPublicFacts(randomFrom(20_261_127), hospitals.rows, specialists.rows)
	// As each night since the first of them would have signed them, without its lines in the log.
	log.level = 'warn'
	await signAuditLog.run({})
	await db.execute(sql`analyze`)

	const hired = applications.applications.filter(({ stage }) => stage === 'hired').length
	const seconds = ((performance.now() - started) / 1000).toFixed(1)
	say(
		`Seeded ${hospitals.rows.length} hospitals, ${specialists.rows.length} specialists, ${jobs.length} jobs, ${applications.applications.length} applications (${hired} placements) in ${seconds} s.`,
	)
}

const scaleAt = process.argv.indexOf('--scale')
try {
	if (scaleAt > 0) {
		if (await isEmpty()) await seedDemo()
		await seedScale(Number(process.argv[scaleAt + 1]), say)
	} else if (process.argv.includes('--if-empty')) {
		if (await isEmpty()) await seedDemo()
	} else {
		await emptyEverything()
		await seedDemo()
	}
} finally {
	await closeDb()
}
