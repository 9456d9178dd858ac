import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Member } from '#app/identity/actor.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { stampField, stampOf } from '#app/platform/http/form-stamp.server.ts'
import { badgeRefusal, isWithoutBadge } from '#app/platform/text/person-name.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { optionalText } from '#app/platform/text/text.server.ts'
import { wholeNumber } from '#app/platform/text/typed-fields.server.ts'
import { publicPageLimits as limits } from './public-page-limits.ts'
import { isNamedLikeAnother } from '../sites/sites.server.ts'
import { hospitalDepartments, hospitals } from '../tables.server.ts'
import { writeDown } from '../team/team.server.ts'

const withoutContact = 'Specialists reach you by applying to your jobs.'
const hasNoBadge = (text: string | null) => text === null || isWithoutBadge(text)

const nameTaken = 'Another department has this name. Enter a different name.'

const Department = z
	.object({
		name: optionalText({ max: limits.department, withoutContact }).refine(hasNoBadge, badgeRefusal),
		beds: wholeNumber(1, limits.beds, `Enter a whole number from 1 to ${limits.beds.toLocaleString('en-IN')}.`, 'beds'),
		tables: wholeNumber(1, limits.theatres, `Enter a whole number from 1 to ${limits.theatres}.`, 'tables'),
		headRole: optionalText({ max: limits.headRole, withoutContact }).refine(hasNoBadge, badgeRefusal),
	})
	.superRefine(({ name, beds, tables, headRole }, context) => {
		if (name === null && (beds !== null || tables !== null || headRole !== null))
			context.addIssue({ code: 'custom', path: ['name'], message: 'Enter the name of the department.' })
	})

/** Every department at once: a row without a name goes. */
export const DepartmentsInput = z.object({
	departments: z
		.array(Department)
		.max(limits.departments)
		.prefault([])
		.superRefine((rows, context) => {
			const taken = new Set<string>()
			for (const [at, { name }] of rows.entries()) {
				const key = name?.toLowerCase() ?? ''
				if (key !== '' && taken.has(key)) context.addIssue({ code: 'custom', path: [at, 'name'], message: nameTaken })
				taken.add(key)
			}
		}),
	stamp: stampField,
})
export type DepartmentsInput = z.output<typeof DepartmentsInput>

export async function listDepartments(hospitalId: string, on: Queryable = db) {
	const { name, beds, tables, headRole } = hospitalDepartments
	return on
		.select({ name, beds, tables, headRole })
		.from(hospitalDepartments)
		.where(eq(hospitalDepartments.hospitalId, hospitalId))
		.orderBy(asc(hospitalDepartments.position))
}

/** The list as it was sent takes the place of the one before. */
export async function saveDepartments(
	owner: Member,
	{ departments, stamp }: DepartmentsInput,
): Promise<Result<null, 'another-hospital' | 'changed-meanwhile'>> {
	const { hospitalId } = owner
	const rows = departments.flatMap(({ name, ...row }, position) =>
		name === null ? [] : [{ ...row, name, position, hospitalId }],
	)
	return db.transaction(async (tx) => {
		for (const { name } of rows) if (await isNamedLikeAnother(tx, owner, name)) return fail('another-hospital')
		// One list after the other: two at once would both be there.
		await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId)).for('update')
		if (stamp !== undefined && stamp !== stampOf(await listDepartments(hospitalId, tx)))
			return fail('changed-meanwhile')
		await tx.delete(hospitalDepartments).where(eq(hospitalDepartments.hospitalId, hospitalId))
		if (rows.length > 0) await tx.insert(hospitalDepartments).values(rows)
		await writeDown(tx, owner, 'departments-saved', null)
		return ok(null)
	})
}
