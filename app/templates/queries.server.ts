import { and, asc, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { type FieldValues, fillFields } from './fields.ts'
import type { TemplateKind } from './kinds.ts'
import { hospitalTemplates } from './tables.server.ts'

export const ownTemplates = ({ hospitalId }: Pick<Member, 'hospitalId'>) => eq(hospitalTemplates.hospitalId, hospitalId)

/** The texts of one kind that the member's team shares, by name. */
export const listTemplates = (member: Member, kind: TemplateKind, on: Queryable = db) =>
	on
		.select({ id: hospitalTemplates.id, name: hospitalTemplates.name, text: hospitalTemplates.body })
		.from(hospitalTemplates)
		.where(and(ownTemplates(member), eq(hospitalTemplates.kind, kind)))
		.orderBy(asc(sql`lower(${hospitalTemplates.name})`))

/** A template as a form offers it: filled for one person. */
export type ReadyTemplate = { id: string; name: string; text: string }

/** The texts of one kind with their fields filled. The caller names a person without a name to show `Doctor` or `Nurse`. */
export async function listReadyTemplates(
	member: Member,
	kind: TemplateKind,
	about: { name: string; job: string },
): Promise<ReadyTemplate[]> {
	const values = fieldValuesOf(member, about)
	const templates = await listTemplates(member, kind)
	return templates.map((template) => ({ ...template, text: fillFields(template.text, values) }))
}

/**
 * What a form offers whose text several people may read: the fields stay open until it is sent, and `values` fill the preview for one
 * of them.
 */
export async function loadTemplateChoices(
	member: Member,
	kind: TemplateKind,
	about: { name: string; job: string },
	templateId: string | null = null,
) {
	const templates = await listTemplates(member, kind)
	const text = templates.find(({ id }) => id === templateId)?.text ?? ''
	return { templates, values: fieldValuesOf(member, about), text }
}

export type TemplateChoices = Awaited<ReturnType<typeof loadTemplateChoices>>

/** What the fields mean when this member writes about that person today. */
export const fieldValuesOf = (
	{ hospitalName, name: sender }: Member,
	about: { name: string; job: string },
	now = new Date(),
): FieldValues => ({ ...about, hospital: hospitalName, sender, date: formatDate(now) })

export async function findTemplate(member: Member, templateId: string) {
	const [template] = await db
		.select()
		.from(hospitalTemplates)
		.where(and(ownTemplates(member), eq(hospitalTemplates.id, templateId)))
	return template ?? null
}

/** How many of each kind the hospital has. */
export async function countTemplates(member: Member) {
	const rows = await db
		.select({ kind: hospitalTemplates.kind, count: sql<number>`count(*)::int` })
		.from(hospitalTemplates)
		.where(ownTemplates(member))
		.groupBy(hospitalTemplates.kind)
	return new Map(rows.map(({ kind, count }) => [kind, count]))
}
