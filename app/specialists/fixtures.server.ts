import { eq } from 'drizzle-orm'
import { hiddenName } from '#app/hospitals/names/hospital-name.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { anAccount, aSession } from '#app/identity/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { cityColumns } from './onboarding/registration.server.ts'
import type { ResumeProposal } from './resumes/resume-reading/proposal.ts'
import {
	educations,
	hiddenHospitals,
	resumeReadings,
	resumes,
	specialistSkills,
	specialists,
	workExperiences,
} from './tables.server.ts'

type Story = Partial<Omit<typeof specialists.$inferInsert, 'id'>> & { phone?: string }

/** Dr Asha Menon of Pune, signed in: her phone is proved and her profile is filled in. */
export async function aSpecialist({ phone, name = 'Dr Asha Menon', ...overrides }: Story = {}): Promise<Specialist> {
	const account = await anAccount({ kind: 'specialist', name, ...(phone === undefined ? {} : { phone }) })
	await db.insert(specialists).values({
		specialitySlug: 'anesthesiologist',
		speciality: 'Anesthesiologist',
		location: 'Pune',
		latitude: 18.5196,
		longitude: 73.8553,
		email: 'asha.menon@lakeside.example',
		yearsOfExperience: 11,
		languages: ['mr', 'hi', 'en'],
		shifts: ['morning', 'night'],
		travelRadiusKm: 20,
		expectedMonthlyPaise: 30_000_000n,
		...cityColumns(overrides.location ?? 'Pune'),
		...overrides,
		id: account.id,
		name,
	})
	const { sessionId } = await aSession(account)
	return { kind: 'specialist', accountId: account.id, sessionId, specialistId: account.id, name }
}

/** Two posts, the present one included, a degree and two skills; returns their ids in the order of the profile. */
export async function aCareer({ specialistId }: Pick<Specialist, 'specialistId'>) {
	const posts = await db
		.insert(workExperiences)
		.values([
			{
				specialistId,
				hospital: 'Sanjivani Hospital, Satara',
				role: 'Registrar, Anesthesiology',
				startsOn: '2015-07-01',
				endsOn: '2019-06-30',
				position: 1,
			},
			{
				specialistId,
				hospital: 'Niramay Hospital, Nashik',
				role: 'Consultant Anesthesiologist',
				startsOn: '2019-07-01',
				description: 'Cardiac and orthopedic lists.',
				position: 0,
			},
		])
		.returning()
	const courses = await db
		.insert(educations)
		.values({
			specialistId,
			institution: 'B. J. Government Medical College, Pune',
			degree: 'MD Anaesthesiology',
			startYear: 2012,
			endYear: 2015,
		})
		.returning()
	const skills = await db
		.insert(specialistSkills)
		.values([
			{ specialistId, name: 'Regional anesthesia', level: 'expert', position: 0 },
			{ specialistId, name: 'Cardiac anesthesia', position: 1 },
		])
		.returning()
	const inOrder = <Row extends { id: string; position: number }>(rows: Row[]) =>
		rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
	return { posts: inOrder(posts), courses: inOrder(courses), skills: inOrder(skills) }
}

/** A photo on the profile. The stored file is a placeholder that no test looks at. */
export async function aPhoto({ specialistId }: Pick<Specialist, 'specialistId'>) {
	const photoKey = newFileKey(`photos/${specialistId}`)
	await fileStore.put(photoKey, Buffer.from('a picture'), { contentType: 'image/jpeg' })
	await db.update(specialists).set({ photoKey }).where(eq(specialists.id, specialistId))
}

/** What a program read in the resume: its text, and three things that the profile does not say. */
export async function anAccess(
	{ id, specialistId }: Pick<typeof resumes.$inferSelect, 'id' | 'specialistId'>,
	overrides: Partial<typeof resumeReadings.$inferInsert> = {},
) {
	const proposal = {
		name: null,
		yearsOfExperience: null,
		degrees: [{ degree: 'MBBS', institution: 'Government Medical College, Nagpur', startYear: 2005, endYear: 2010 }],
		skills: ['TIVA', 'Labor analgesia'],
		employers: [],
	} satisfies ResumeProposal
	await db.insert(resumeReadings).values({
		status: 'read',
		text: 'Dr Asha Menon, MBBS\nGovernment Medical College, Nagpur, 2005 – 2010\nTIVA, labor analgesia',
		proposal,
		readAt: new Date(),
		...overrides,
		resumeId: id,
		specialistId,
	})
}

/** The specialist's current resume: a PDF that the scanner has called clean. The file itself is not in the store. */
export async function aResume(
	{ specialistId }: Pick<Specialist, 'specialistId'>,
	overrides: Partial<typeof resumes.$inferInsert> = {},
) {
	return only(
		await db
			.insert(resumes)
			.values({
				storageKey: newFileKey(specialistId),
				fileName: 'Asha Menon.pdf',
				contentType: 'application/pdf',
				sizeBytes: 48_213,
				scan: 'clean',
				...overrides,
				specialistId,
			})
			.returning(),
	)
}

/** A hospital that the specialist does not want to be found by. */
export async function aHiddenHospital({ specialistId }: Pick<Specialist, 'specialistId'>, name = 'Niramay Hospital') {
	const row = { specialistId, ...hiddenName(name) }
	return only(await db.insert(hiddenHospitals).values(row).returning())
}
