import { and, count, eq, sql } from 'drizzle-orm'
import { usualAnswerHours } from '#app/applications/response-time.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { spanInWords } from '#app/applications/words.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

export type Figure = { label: string; value: string; note: string }

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
		usualAnswerHours(member.hospitalId),
	])
	const { doctors, nurses } = vetted
	return [
		{
			label: 'Pre-vetted Specialists',
			value: figure(doctors + nurses),
			note: `${figure(doctors)} doctors, ${figure(nurses)} nurses, registration checked`,
		},
		{ label: 'Active Jobs', value: figure(active?.jobs), note: 'yours, open now' },
		{ label: 'Successful Placements', value: figure(hired?.placements), note: 'hired by you' },
		hours === null
			? { label: 'Avg Response', value: 'Not yet', note: 'counted from your third answer on' }
			: { label: 'Avg Response', value: spanInWords(hours), note: 'to your first answer, 180 days' },
	]
}

const figure = (value: number | undefined) => (value ?? 0).toLocaleString('en-IN')

type Vetted = { doctors: number; nurses: number }
const keepsMs = 5 * 60_000
let counted: { at: number; figures: Promise<Vetted> } | null = null

/** Visible specialists with a standing council registration that we verified. Read through all of them, so not for every page. */
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
		where ${specialists.profileVisibility} and exists (
			select from ${credentials}
			where ${credentials.specialistId} = ${specialists.id} and ${credentials.kind} = 'registration' and ${credentials.status} = 'verified'
				and (${credentials.validUntil} is null or ${credentials.validUntil} >= (now() at time zone 'Asia/Kolkata')::date))`)
	return rows[0] ?? { doctors: 0, nurses: 0 }
}
