import { mutualStages } from '#app/relations/mutual-stages.ts'
import { consentKeys, consentVersion } from '#app/identity/consent-notice.ts'
import { consentReceipts } from '#app/identity/tables.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { profileAccess } from '#app/specialists/tables.server.ts'
import type { makeApplications } from './applications.ts'
import { daysAgo, workingHoursAfter } from './clock.ts'
import type { SeedHospital } from './hospitals.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { Random } from './random.ts'

type World = {
	applications: ReturnType<typeof makeApplications>
	jobs: SeedJob[]
	hospitals: SeedHospital[]
	/** The demo's own people, whose pages are looked at. */
	specialistIds: string[]
}
type Reading = typeof profileAccess.$inferInsert & { at: Date }

/** Which hospitals looked at the demo's own people: those that they applied to, and some that found them. */
export async function insertAccess(random: Random, { applications, jobs, hospitals, specialistIds }: World) {
	const jobOf = new Map(jobs.map((job) => [job.id, job]))
	const rows = new Map<string, Reading>()
	const add = (reading: Omit<Reading, 'day'>) => {
		const day = istToday(reading.at)
		const once = reading.what === 'profile' ? day : reading.at.toISOString()
		rows.set([reading.specialistId, reading.hospitalId, reading.what, once].join('/'), { ...reading, day })
	}
	for (const application of applications.applications) {
		const job = jobOf.get(application.jobId)
		if (!job || !application.seenAt || !specialistIds.includes(application.specialistId)) continue
		const who = { specialistId: application.specialistId, hospitalId: job.hospitalId, memberAccountId: job.ownerId }
		const at = new Date(application.seenAt)
		add({ ...who, what: 'profile', at })
		if (application.stage && mutualStages.includes(application.stage))
			add({ ...who, what: 'contact', detail: ['phone', 'email'], at: workingHoursAfter(at, 30) })
	}
	const verified = hospitals.filter(({ status }) => status === 'verified')
	for (const specialistId of specialistIds)
		for (let views = 0; views < 24; views++) {
			const hospital = random.pick(verified)
			const at = daysAgo(random.whole(0, 29), random.whole(9, 19))
			add({ specialistId, hospitalId: hospital.id, memberAccountId: hospital.ownerId, what: 'profile', at })
		}
	const readings = [...rows.values()].sort((a, b) => a.at.getTime() - b.at.getTime())
	await insertAll(profileAccess, readings)
	await insertAll(auditEvents, readings.map(auditEventOf))
}

/** The same reading as the log of the specialist has it. */
function auditEventOf({ specialistId, hospitalId, memberAccountId, what, detail, at }: Reading) {
	return {
		actorAccountId: memberAccountId,
		action: what === 'profile' ? 'profile-read' : 'contact-read',
		subjectType: 'specialist',
		subjectId: specialistId,
		fields: what === 'profile' ? ['name', 'speciality', 'city', 'years', 'shifts', 'languages', 'skills'] : detail,
		facts: { hospitalId },
		at,
	} satisfies typeof auditEvents.$inferInsert
}

/** Everyone was shown today's notice and agreed. */
export async function insertConsents(accountIds: string[]) {
	const given = { version: consentVersion, givenAt: daysAgo(0, 0) }
	await insertAll(
		consentReceipts,
		accountIds.flatMap((accountId) => consentKeys.map((item) => ({ ...given, accountId, item }))),
	)
}
