import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/db.server.ts'
import { namesOf } from '#app/platform/text/declared-fields.ts'
import { aboutFields, areaFields, type CourseContent, type PostContent } from './section-fields.ts'
import type { SectionName } from './sections.ts'
import {
	type Availability,
	educations,
	type SkillLevel,
	specialistSkills,
	specialists,
	workExperiences,
} from '../tables.server.ts'

/** A part of the profile that is saved and undone as a whole. Its content survives JSON unchanged. */
export type Section<Content> = {
	name: SectionName
	read: (on: Queryable, specialistId: string) => Promise<Content>
	write: (tx: Transaction, specialistId: string, content: Content) => Promise<void>
}

type Columns = typeof specialists.$inferInsert

/** A section that is some columns of the profile itself. */
function columns<Key extends keyof typeof specialists.$inferSelect>(
	name: SectionName,
	...keys: Key[]
): Section<Pick<typeof specialists.$inferSelect, Key>> {
	type Content = Pick<typeof specialists.$inferSelect, Key>
	return {
		name,
		async read(on, specialistId) {
			const [row] = await on.select().from(specialists).where(eq(specialists.id, specialistId))
			if (!row) throw new Error('A specialist without a profile')
			return Object.fromEntries(keys.map((key) => [key, row[key]])) as Content
		},
		async write(tx, specialistId, content) {
			await tx
				.update(specialists)
				.set(content as Partial<Columns>)
				.where(eq(specialists.id, specialistId))
		},
	}
}

export const aboutSection = columns('about', ...namesOf(aboutFields))
export const languagesSection = columns('languages', 'languages')
export const shiftsSection = columns('shifts', 'shifts')
export const availabilitySection = columns('availability', 'availability', 'availableFrom')
export const areaSection = columns('area', ...namesOf(areaFields))

export type AvailabilityContent = { availability: Availability; availableFrom: string | null }

/** Paise as digits: JSON has no bigint. */
export type PayContent = Record<'month' | 'shift' | 'hour' | 'case', string | null>

const paise = (digits: string | null) => (digits === null ? null : BigInt(digits))

export const paySection: Section<PayContent> = {
	name: 'pay',
	async read(on, specialistId) {
		const [row] = await on
			.select({
				month: sql<string | null>`${specialists.expectedMonthlyPaise}::text`,
				shift: sql<string | null>`${specialists.expectedShiftPaise}::text`,
				hour: sql<string | null>`${specialists.expectedHourlyPaise}::text`,
				case: sql<string | null>`${specialists.expectedCasePaise}::text`,
			})
			.from(specialists)
			.where(eq(specialists.id, specialistId))
		if (!row) throw new Error('A specialist without a profile')
		return row
	},
	async write(tx, specialistId, content) {
		await tx
			.update(specialists)
			.set({
				expectedMonthlyPaise: paise(content.month),
				expectedShiftPaise: paise(content.shift),
				expectedHourlyPaise: paise(content.hour),
				expectedCasePaise: paise(content.case),
			})
			.where(eq(specialists.id, specialistId))
	},
}

export type ExperienceEntry = PostContent & { id: string; role: string; startsOn: string; endsOn: string | null }
export type EducationEntry = CourseContent & { id: string }
export type SkillEntry = { id: string; name: string; level: SkillLevel }

/** A list is rewritten as a whole. Its order becomes the position in the table, and ids stay. */
const inOrder = <Entry>(specialistId: string, entries: Entry[]) =>
	entries.map((entry, position) => ({ ...entry, specialistId, position }))

/** What an entry holds: all of its row but whose it is and its place. */
function entryColumns<Table extends typeof workExperiences | typeof educations>(table: Table) {
	const { specialistId: _specialist, position: _position, ...columns } = getTableColumns<Table>(table)
	return columns
}

export const experienceSection: Section<ExperienceEntry[]> = {
	name: 'experience',
	read: (on, specialistId) =>
		on
			.select(entryColumns(workExperiences))
			.from(workExperiences)
			.where(eq(workExperiences.specialistId, specialistId))
			.orderBy(asc(workExperiences.position), desc(workExperiences.startsOn)),
	async write(tx, specialistId, entries) {
		await tx.delete(workExperiences).where(eq(workExperiences.specialistId, specialistId))
		if (entries.length > 0) await tx.insert(workExperiences).values(inOrder(specialistId, entries))
	},
}

export const educationSection: Section<EducationEntry[]> = {
	name: 'education',
	read: (on, specialistId) =>
		on
			.select(entryColumns(educations))
			.from(educations)
			.where(eq(educations.specialistId, specialistId))
			.orderBy(asc(educations.position), sql`${educations.endYear} desc nulls last`),
	async write(tx, specialistId, entries) {
		await tx.delete(educations).where(eq(educations.specialistId, specialistId))
		if (entries.length > 0) await tx.insert(educations).values(inOrder(specialistId, entries))
	},
}

export const skillsSection: Section<SkillEntry[]> = {
	name: 'skills',
	read: (on, specialistId) =>
		on
			.select({ id: specialistSkills.id, name: specialistSkills.name, level: specialistSkills.level })
			.from(specialistSkills)
			.where(eq(specialistSkills.specialistId, specialistId))
			.orderBy(asc(specialistSkills.position), asc(specialistSkills.name)),
	async write(tx, specialistId, entries) {
		await tx.delete(specialistSkills).where(eq(specialistSkills.specialistId, specialistId))
		if (entries.length > 0) await tx.insert(specialistSkills).values(inOrder(specialistId, entries))
	},
}

/** What was kept before a save is put back by the section that wrote it. */
export async function restoreSection(tx: Transaction, specialistId: string, name: SectionName, before: unknown) {
	const sections = {
		about: aboutSection,
		experience: experienceSection,
		education: educationSection,
		skills: skillsSection,
		languages: languagesSection,
		shifts: shiftsSection,
		availability: availabilitySection,
		pay: paySection,
		area: areaSection,
	} satisfies Record<SectionName, unknown>
	const section = sections[name] as Section<unknown>
	await section.write(tx, specialistId, before)
}
