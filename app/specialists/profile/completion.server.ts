import { and, eq, isNull, sql } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import type { CompletionFacts } from './completion.ts'
import { notSpecified } from './profile.ts'
import { educations, resumes, specialistSkills, specialists, workExperiences } from '../tables.server.ts'

/** What `profileCompletion` wants to know, but for the registration: the caller adds it from `credentials`. */
export async function findCompletionFacts(specialistId: string): Promise<Omit<CompletionFacts, 'registration'>> {
	const [facts] = await db
		.select({
			speciality: sql<boolean>`${specialists.speciality} <> ${notSpecified}`,
			location: sql<boolean>`${specialists.location} <> ${notSpecified}`,
			email: sql<boolean>`${specialists.email} is not null`,
			yearsOfExperience: sql<boolean>`${specialists.yearsOfExperience} is not null`,
			bio: sql<boolean>`${specialists.bio} is not null`,
			languages: sql<number>`cardinality(${specialists.languages})`,
			shifts: sql<number>`cardinality(${specialists.shifts})`,
			availability: sql<number>`(select count(*)::int from jsonb_object_keys(${specialists.availability}))`,
			pay: sql<boolean>`coalesce(${specialists.expectedMonthlyPaise}, ${specialists.expectedShiftPaise}, ${specialists.expectedHourlyPaise}, ${specialists.expectedCasePaise}) is not null`,
			area: sql<boolean>`${specialists.travelRadiusKm} is not null or cardinality(${specialists.preferredAreas}) > 0`,
			experience: db.$count(workExperiences, eq(workExperiences.specialistId, specialistId)),
			education: db.$count(educations, eq(educations.specialistId, specialistId)),
			skills: db.$count(specialistSkills, eq(specialistSkills.specialistId, specialistId)),
			resumes: db.$count(resumes, and(eq(resumes.specialistId, specialistId), isNull(resumes.retiredAt))),
		})
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	if (!facts) throw new Error('A specialist without a profile')
	const { resumes: currentResumes, ...own } = facts
	return { ...own, resume: currentResumes > 0 }
}
