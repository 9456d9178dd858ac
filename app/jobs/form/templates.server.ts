import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { formValuesOf } from './form-values.server.ts'
import { limits } from './limits.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs, jobTemplates } from '../tables.server.ts'

const own = ({ hospitalId }: Member) => eq(jobTemplates.hospitalId, hospitalId)

/** The templates of the member's hospital: its whole team shares them. */
export const listTemplates = (member: Member) =>
	db
		.select({ id: jobTemplates.id, name: jobTemplates.name, values: jobTemplates.values })
		.from(jobTemplates)
		.where(own(member))
		.orderBy(asc(sql`lower(${jobTemplates.name})`))

/** The latest jobs that can be copied. */
export const listJobsToCopy = (member: Member) =>
	db
		.select({ id: jobs.id, title: jobs.title, location: jobs.location, status: jobs.status })
		.from(jobs)
		.where(and(eq(jobs.hospitalId, member.hospitalId), notInArray(jobs.status, ['draft', 'removed'])))
		.orderBy(desc(jobs.createdAt))
		.limit(6)

export async function findTemplate(member: Member, templateId: string) {
	const [template] = await db
		.select()
		.from(jobTemplates)
		.where(and(own(member), eq(jobTemplates.id, templateId)))
	return template ?? null
}

/** Keeps what one of the hospital's jobs says, without its dates, under its title or the next free name. */
export async function saveTemplate(
	member: Member,
	jobId: string,
): Promise<Result<{ name: string }, 'no-such-job' | 'untitled' | 'too-many'>> {
	return db.transaction(async (tx) => {
		const [job] = await tx
			.select()
			.from(jobs)
			.where(and(eq(jobs.id, jobId), eq(jobs.hospitalId, member.hospitalId)))
		if (!job || job.status === 'removed') return fail('no-such-job')
		if (job.title === '') return fail('untitled')
		const taken = await holdNames(tx, member)
		if (taken.size >= limits.templates) return fail('too-many')
		const name = freeName(job.title, taken)
		const { startsOn: _start, applyBy: _last, ...values } = formValuesOf(job)
		const { hospitalId, accountId: createdBy } = member
		await tx.insert(jobTemplates).values({ hospitalId, createdBy, name, values, languages: job.languages })
		return ok({ name })
	})
}

/** Two templates of one hospital are never called alike, whatever the case. */
export async function renameTemplate(
	member: Member,
	templateId: string,
	name: string,
): Promise<Result<null, 'not-found' | 'name-taken'>> {
	return db.transaction(async (tx) => {
		const one = and(own(member), eq(jobTemplates.id, templateId))
		const taken = await holdNames(tx, member)
		const [template] = await tx.select({ name: jobTemplates.name }).from(jobTemplates).where(one)
		if (!template) return fail('not-found')
		if (template.name.toLowerCase() !== name.toLowerCase() && taken.has(name.toLowerCase())) return fail('name-taken')
		await tx.update(jobTemplates).set({ name, updatedAt: sql`now()` }).where(one)
		return ok(null)
	})
}

/** Jobs that were posted from it stay. Answers with its name, or null when it is gone already. */
export async function deleteTemplate(member: Member, templateId: string): Promise<string | null> {
	const [gone] = await db
		.delete(jobTemplates)
		.where(and(own(member), eq(jobTemplates.id, templateId)))
		.returning({ name: jobTemplates.name })
	return gone?.name ?? null
}

/** The names in use, in lower case. Until `tx` ends, no one else at the hospital adds one. */
async function holdNames(tx: Transaction, member: Member): Promise<Set<string>> {
	await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, member.hospitalId)).for('update')
	const rows = await tx.select({ name: jobTemplates.name }).from(jobTemplates).where(own(member))
	return new Set(rows.map(({ name }) => name.toLowerCase()))
}

/** 'Night duty', 'Night duty (2)' */
function freeName(name: string, taken: ReadonlySet<string>): string {
	let free = name
	for (let count = 2; taken.has(free.toLowerCase()); count++) {
		const suffix = ` (${count})`
		free = name.slice(0, limits.title - suffix.length) + suffix
	}
	return free
}
