import { and, between, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { cellRanges, type Point } from '#app/catalog/distance.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { isPublic, unlessHidden } from '#app/jobs/cards.server.ts'
import { listHiddenJobIds } from '#app/jobs/reports.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { hospitalNameKey } from '#app/specialists/hospital-name.ts'
import { hiddenHospitals } from '#app/specialists/tables.server.ts'
import { areaRadiusKm, outerReach, usualRadiusKm } from './aspects/distance.ts'
import { kinOf } from './aspects/speciality.ts'
import type { MatchPerson } from './facts.ts'

/** At most so many of each kind are compared, the newest: nobody reads further, and each costs. */
const mostCompared = { own: 300, kin: 100, elsewhere: 100 }

/** What `matchJob` needs of a job, and what decides whether it is offered at all. */
const columns = {
	id: jobs.id,
	openedAt: jobs.openedAt,
	specialitySlug: jobs.specialitySlug,
	speciality: jobs.speciality,
	location: jobs.location,
	latitude: jobs.latitude,
	longitude: jobs.longitude,
	shiftType: jobs.shiftType,
	hoursPerShift: jobs.hoursPerShift,
	payMinPaise: jobs.payMinPaise,
	payMaxPaise: jobs.payMaxPaise,
	payUnit: jobs.payUnit,
	experienceMinYears: jobs.experienceMinYears,
	experienceMaxYears: jobs.experienceMaxYears,
	startsOn: jobs.startsOn,
	languages: jobs.languages,
	hospitalId: jobs.hospitalId,
	displayName: hospitals.displayName,
	legalName: hospitals.legalName,
}
export type Candidate = Awaited<ReturnType<typeof readCandidates>>[number]

const readCandidates = (where: SQL | undefined, limit: number) =>
	db
		.select(columns)
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(isPublic, where))
		.orderBy(sql`${jobs.openedAt} desc nulls last`, sql`${jobs.id} desc nulls last`)
		.limit(limit)

/**
 * Open jobs that can be a match: of the person's speciality or one close to it, around the places where they would
 * work, and elsewhere for whoever would move. Without those that they applied for or reported, and those of hospitals
 * that they hide from. `isCut` when there are more than we compare.
 */
export async function listCandidates(actor: Specialist, person: MatchPerson) {
	const [hidesFrom, taken] = await Promise.all([hiddenFrom(actor), listTakenJobIds(actor)])
	const isFree = unlessHidden(taken)
	const near = around(person)
	const [own, ...kin] = kinOf(person.specialitySlug ?? '')
	const ofOwn = own === undefined ? undefined : eq(jobs.specialitySlug, own)
	const ofKin = kin.length > 0 ? inArray(jobs.specialitySlug, kin) : null
	const everywhere = near === undefined || person.openToRelocate
	const { own: most, kin: mostKin, elsewhere } = mostCompared
	const asked = [
		...(near ? [{ where: and(isFree, ofOwn, near), limit: most }] : []),
		...(near && ofKin ? [{ where: and(isFree, ofKin, near), limit: mostKin }] : []),
		...(everywhere ? [{ where: and(isFree, ofOwn), limit: elsewhere }] : []),
	]
	const found = await Promise.all(asked.map(({ where, limit }) => readCandidates(where, limit)))
	const byId = new Map(found.flat().map((job) => [job.id, job]))
	return {
		jobs: [...byId.values()].filter((job) => !hidesFrom(job)),
		isCut: found.some((rows, index) => rows.length === asked[index]?.limit),
	}
}

/** By cells of the grid, which cover a little more than the circles: the score tells the rest. */
function around({ place, travelRadiusKm, preferredAreas }: MatchPerson): SQL | undefined {
	const circles: { point: Point; km: number }[] = preferredAreas.map((point) => ({ point, km: areaRadiusKm }))
	if (place) circles.push({ point: place, km: (travelRadiusKm ?? usualRadiusKm) * outerReach })
	const ranges = circles.flatMap(({ point, km }) => cellRanges(point.lat, point.lng, km))
	return or(...ranges.map(([lo, hi]) => between(jobs.cell, lo, hi)))
}

/** Few for anybody, so they are named one by one: that costs the search among all jobs next to nothing. */
async function listTakenJobIds(actor: Specialist): Promise<string[]> {
	const [applied, reported] = await Promise.all([
		db
			.select({ jobId: applications.jobId })
			.from(applications)
			.where(eq(applications.specialistId, actor.specialistId)),
		listHiddenJobIds(actor),
	])
	return [...applied.map(({ jobId }) => jobId), ...reported]
}

/** By id or by a name that the hospital goes by, as `isHiddenFrom` of specialists decides for one. */
async function hiddenFrom({ specialistId }: Specialist) {
	const rows = await db
		.select({ hospitalId: hiddenHospitals.hospitalId, nameKey: hiddenHospitals.nameKey })
		.from(hiddenHospitals)
		.where(eq(hiddenHospitals.specialistId, specialistId))
	const ids = new Set(rows.map(({ hospitalId }) => hospitalId))
	const keys = new Set(rows.map(({ nameKey }) => nameKey))
	return ({ hospitalId, displayName, legalName }: Candidate) =>
		rows.length > 0 && (ids.has(hospitalId) || [displayName, legalName].some((name) => keys.has(hospitalNameKey(name))))
}
