import { responseDays } from '#app/durations.ts'
import { and, count, eq, sql } from 'drizzle-orm'
import { typicalResponseHours } from '#app/applications/response-time.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { formatSpan } from '#app/applications/labels.ts'
import { isVerifiedRegistration } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isListed, specialists } from '#app/specialists/tables.server.ts'

/** `kind`: what a figure is, beside a label that says it differently. */
export type Figure = { label: string; value: string; note: string; kind?: string }

/** The four tiles of the dashboard, counted, each with what it counts. One that is not known yet says so. */
export async function countForHospital(member: Member): Promise<Figure[]> {
	const [vetted, [active], [hired], hours] = await Promise.all([
		countVetted(),
		db
			.select({ jobs: count() })
			.from(jobs)
			.where(and(eq(jobs.hospitalId, member.hospitalId), eq(jobs.status, 'open'))),
		db
			.select({ placements: count() })
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.where(and(eq(jobs.hospitalId, member.hospitalId), eq(applications.stage, 'hired'))),
		typicalResponseHours(member.hospitalId),
	])
	const { doctors, nurses } = vetted
	const where = member.sites === null ? '' : ' at your sites'
	const whose = member.sites === null ? 'your first response' : 'the first response of your whole hospital'
	return [
		{
			label: 'Pre-vetted Specialists',
			value: figure(doctors + nurses),
			note: `${figure(doctors)} doctors, ${figure(nurses)} nurses, registration checked`,
		},
		{ label: 'Active Jobs', value: figure(active?.jobs), note: `open right now${where}` },
		{ label: 'Successful Placements', value: figure(hired?.placements), note: `joined your hospital${where}` },
		hours === null
			? { label: 'Avg Response', value: 'No data yet', note: 'shown after the third response of your hospital' }
			: {
					label: 'Avg Response',
					value: formatSpan(hours),
					note: `median time to ${whose}, last ${responseDays} days`,
					kind: `median, ${responseDays} days`,
				},
	]
}

const figure = (value: number | undefined) => (value ?? 0).toLocaleString('en-IN')

type Vetted = { doctors: number; nurses: number }
const keepsMs = 5 * 60_000
let counted: { at: number; figures: Promise<Vetted> } | null = null

/** Visible specialists with a current council registration that we verified. Reads all of them, so not for every page. */
function countVetted(): Promise<Vetted> {
	if (counted === null || Date.now() - counted.at > keepsMs) {
		const figures = readVetted()
		counted = { at: Date.now(), figures }
		figures.catch(() => {
			counted = null
		})
	}
	return counted.figures
}

export async function readVetted(): Promise<Vetted> {
	const { rows } = await db.execute<Vetted>(sql`
		select
			count(*) filter (where ${specialists.profession} = 'doctor')::int as doctors,
			count(*) filter (where ${specialists.profession} = 'nurse')::int as nurses
		from ${specialists}
		where ${isListed} and exists (
			select from ${credentials}
			where ${credentials.specialistId} = ${specialists.id} and ${isVerifiedRegistration})`)
	return rows[0] ?? { doctors: 0, nurses: 0 }
}
