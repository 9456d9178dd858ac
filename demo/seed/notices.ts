import { moveHeadline } from '#app/applications/labels.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import type { makeApplications } from './applications.ts'
import { daysAgo } from './clock.ts'
import type { SeedHospital } from './hospitals.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { SeedSpecialist } from './specialists.ts'

type World = {
	applications: ReturnType<typeof makeApplications>
	jobs: SeedJob[]
	specialists: SeedSpecialist[]
	hospitals: SeedHospital[]
	/** Only the demo's own people see these notifications. */
	specialistIds: string[]
	memberIds: string[]
}

/** What the demo's own people were told in the last weeks; what is older than five days has been read. */
export async function insertNotices({ applications, jobs, specialists, hospitals, specialistIds, memberIds }: World) {
	const jobOf = new Map(jobs.map((job) => [job.id, job]))
	const nameOf = new Map(specialists.map(({ id, name }) => [id, name]))
	const hospitalOf = new Map(hospitals.map((hospital) => [hospital.id, hospital]))
	const applicationOf = new Map(applications.applications.map((application) => [application.id, application]))
	const rows: (typeof notifications.$inferInsert)[] = []
	for (const event of applications.events) {
		const application = applicationOf.get(event.applicationId)
		const job = jobOf.get(application?.jobId ?? '')
		const hospital = hospitalOf.get(job?.hospitalId ?? '')
		if (!application || !job || !hospital || event.at < daysAgo(45)) continue
		const told = { createdAt: event.at, readAt: event.at < daysAgo(5) ? event.at : null }
		if (event.from && event.to !== 'withdrawn' && specialistIds.includes(application.specialistId)) {
			const body = event.reason ? `${job.title}. Reason: ${event.reason}` : job.title
			rows.push({
				...told,
				accountId: application.specialistId,
				key: `stage/${event.id}`,
				title: moveHeadline(event.to, hospital.displayName),
				body,
				href: `/applications/${application.id}`,
			})
		}
		if (!event.from && memberIds.includes(hospital.ownerId)) {
			const notice = {
				...told,
				key: `application/${application.id}`,
				title: `New application: ${job.title}`,
				body: `${nameOf.get(application.specialistId)} applied.`,
				href: `/hospital/applications/${application.id}`,
			}
			rows.push(...memberIds.map((accountId) => ({ ...notice, accountId })))
		}
	}
	await insertAll(notifications, rows)
}
