import { asc, desc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { type PersonalExport, without } from '#app/platform/personal-export.ts'
import {
	educations,
	hiddenHospitals,
	profileAccess,
	profileRevisions,
	resumeReadings,
	resumes,
	specialistSkills,
	specialists,
	workExperiences,
} from './tables.server.ts'

/** The profile, every resume that we still hold, and which hospital was shown what. */
export const specialistsExport: PersonalExport = {
	name: 'profile',
	holds: [
		specialists,
		specialistSkills,
		workExperiences,
		educations,
		resumes,
		resumeReadings,
		profileRevisions,
		hiddenHospitals,
		profileAccess,
	],
	leavesOut: [],
	async collect(accountId) {
		const [profile] = await db.select().from(specialists).where(eq(specialists.id, accountId))
		const files = await db
			.select()
			.from(resumes)
			.where(eq(resumes.specialistId, accountId))
			.orderBy(asc(resumes.uploadedAt))
		const photo = profile?.photoKey ? [{ path: 'photo.jpg', storageKey: profile.photoKey }] : []
		return {
			records: {
				profile: profile && { ...profile, photoKey: profile.photoKey && 'photo.jpg' },
				...(await readDetails(accountId)),
				resumes: files.map((file, at) => ({
					...without(file, 'storageKey', 'specialistId'),
					file: resumePath(at, file.fileName),
				})),
			},
			files: [
				...photo,
				...files.map(({ storageKey, fileName }, at) => ({ path: resumePath(at, fileName), storageKey })),
			],
		}
	},
}

const resumePath = (at: number, fileName: string) => `resumes/${at + 1} ${fileName}`

async function readDetails(specialistId: string) {
	return {
		skills: await db.select().from(specialistSkills).where(eq(specialistSkills.specialistId, specialistId)),
		experience: await db.select().from(workExperiences).where(eq(workExperiences.specialistId, specialistId)),
		education: await db.select().from(educations).where(eq(educations.specialistId, specialistId)),
		earlierVersions: await db.select().from(profileRevisions).where(eq(profileRevisions.specialistId, specialistId)),
		readFromResumes: await db.select().from(resumeReadings).where(eq(resumeReadings.specialistId, specialistId)),
		hiddenFrom: await db
			.select({ name: hiddenHospitals.name, since: hiddenHospitals.createdAt })
			.from(hiddenHospitals)
			.where(eq(hiddenHospitals.specialistId, specialistId)),
		shownTo: await db
			.select({
				hospital: hospitals.displayName,
				what: profileAccess.what,
				detail: profileAccess.detail,
				at: profileAccess.at,
			})
			.from(profileAccess)
			.innerJoin(hospitals, eq(hospitals.id, profileAccess.hospitalId))
			.where(eq(profileAccess.specialistId, specialistId))
			.orderBy(desc(profileAccess.at)),
	}
}
