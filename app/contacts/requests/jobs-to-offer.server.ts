import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { isSiteOf } from '#app/hospitals/sites/site-choices.server.ts'
import { addressLine } from '#app/hospitals/sites/site-line.ts'
import { listSites } from '#app/hospitals/sites/sites.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { postingLabel } from '#app/jobs/page/posting-label.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { JobToOffer, Offer } from './request-form.tsx'

/**
 * Those in the speciality of all these specialists first, which `fits` marks, then the newest; or one of them. Of people with
 * different specialities no job fits.
 */
export async function listOpenJobs(
	member: Member,
	specialistIds: readonly string[],
	jobId?: string,
): Promise<JobToOffer[]> {
	const theirs = await db
		.selectDistinct({ slug: specialists.specialitySlug })
		.from(specialists)
		.where(inArray(specialists.id, [...specialistIds]))
	const slug = theirs.length === 1 ? (theirs[0]?.slug ?? null) : null
	const fits = sql<boolean>`coalesce(${jobs.specialitySlug} = ${slug} and ${jobs.specialitySlug} <> 'other', false)`
	const rows = await db
		.select({
			id: jobs.id,
			fits,
			title: jobs.title,
			openedAt: jobs.openedAt,
			payMinPaise: jobs.payMinPaise,
			payMaxPaise: jobs.payMaxPaise,
			payUnit: jobs.payUnit,
			place: jobs.location,
		})
		.from(jobs)
		.where(
			and(
				eq(jobs.hospitalId, member.hospitalId),
				eq(jobs.status, 'open'),
				jobId === undefined ? undefined : eq(jobs.id, jobId),
			),
		)
		.orderBy(sql`${fits} desc`, desc(jobs.openedAt))
	return rows.map(({ payMinPaise, payMaxPaise, openedAt, ...job }) => ({
		...job,
		label: `${job.title} · ${postingLabel({ location: job.place, openedAt })}`,
		payFrom: payMinPaise === null ? '' : rupeesForField(payMinPaise),
		payTo: payMaxPaise === null ? '' : rupeesForField(payMaxPaise),
	}))
}

/** The job that a form has chosen: the one that its address names, none where it names none, or else one that fits. Otherwise the hospital is asked. */
export function chosenJob(open: readonly JobToOffer[], wanted: string | null): string {
	if (wanted !== null && (wanted === '' || open.some(({ id }) => id === wanted))) return wanted
	return open.find(({ fits }) => fits)?.id ?? ''
}

/** Without a job: at the hospital itself, or of a member of other sites at their first, a shift at a time. */
export async function findUsualOffer(member: Member): Promise<Offer> {
	const [main] = isSiteOf(member, null)
		? await db
				.select({ address: hospitals.address, city: hospitals.city, pin: hospitals.pin })
				.from(hospitals)
				.where(eq(hospitals.id, member.hospitalId))
		: []
	const place = main ? addressLine(main).slice(0, 120) : ((await listSites(member))[0]?.location ?? '')
	return { payFrom: '', payTo: '', payUnit: 'shift', place }
}
