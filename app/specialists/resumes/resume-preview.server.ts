import { eq } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Claims } from '../profile/profile.ts'
import type { ResumePreview } from './resume-preview.tsx'
import { redactResume } from './resume-redaction.server.ts'
import { educations, resumeReadings, resumes, specialists, workExperiences } from '../tables.server.ts'

/**
 * The resume text a hospital reads before mutual interest, by the current profile and privacy settings. `null` when
 * there is none to read (unknown or infected). The caller decides who may have it.
 */
export async function findResumePreview(
	resumeId: string,
	{ registrations }: Pick<Claims, 'registrations'>,
): Promise<ResumePreview | null> {
	const [found] = await db
		.select({
			specialistId: resumes.specialistId,
			scan: resumes.scan,
			status: resumeReadings.status,
			text: resumeReadings.text,
			anonymousMode: specialists.anonymousMode,
			experienceVisibility: specialists.experienceVisibility,
			name: specialists.name,
			accountName: accounts.name,
		})
		.from(resumes)
		.innerJoin(specialists, eq(specialists.id, resumes.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.leftJoin(resumeReadings, eq(resumeReadings.resumeId, resumes.id))
		.where(eq(resumes.id, resumeId))
	if (!found || found.scan === 'infected') return null
	if (found.scan === 'scanning') return { state: 'checking' }
	if (found.status === 'unreadable' || found.text === '') return { state: 'unreadable' }
	if (found.text === null) return { state: 'reading' }
	const { specialistId, anonymousMode, experienceVisibility, name, accountName } = found
	const [employers, colleges] = await Promise.all([
		db
			.select({ name: workExperiences.hospital })
			.from(workExperiences)
			.where(eq(workExperiences.specialistId, specialistId)),
		db.select({ name: educations.institution }).from(educations).where(eq(educations.specialistId, specialistId)),
	])
	const text = redactResume(found.text, {
		hidesName: anonymousMode,
		hidesColleges: anonymousMode || !experienceVisibility,
		names: [name, accountName],
		employers: employers.map((employer) => employer.name),
		colleges: colleges.map((college) => college.name),
		registrationNumbers: registrations.map(({ number }) => number),
	})
	return { state: 'ready', text }
}
