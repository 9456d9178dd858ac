import { eq, sql } from 'drizzle-orm'
import type { Interviewer, Member } from '#app/identity/actor.ts'
import { anAccount, aSession } from '#app/identity/fixtures.server.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { uniqueNumber } from '#test/unique.ts'
import { storedNames } from './names/hospital-name.server.ts'
import { hospitalDocuments, hospitalInvitations, hospitalMembers, hospitals, hospitalSites } from './tables.server.ts'

type NewHospital = Omit<typeof hospitals.$inferInsert, 'legalNameKey' | 'displayNameKey' | 'nameReadings' | 'nameKeys'>

/** A hospital in Pune that has given everything and that we checked a year ago, because most stories start there. */
export async function aHospital(overrides: Partial<NewHospital> = {}) {
	const name = overrides.legalName ?? overrides.displayName ?? 'Lakeside Heart Institute'
	const names = { legalName: name, displayName: name, ...overrides }
	const status = overrides.status ?? 'verified'
	const refused = status === 'rejected' || status === 'suspended'
	return only(
		await db
			.insert(hospitals)
			.values({
				address: '12 Lake Road, Shivajinagar',
				city: 'Pune',
				pin: '411005',
				latitude: 18.5314,
				longitude: 73.8446,
				phone: '+912069120150',
				website: 'https://lakeside.example',
				registrationNumber: `PMC/NH/${uniqueNumber()}`,
				facilityId: `IN27${uniqueNumber()}`,
				status,
				statusReason: refused ? 'The registration certificate has lapsed.' : null,
				verifiedAt: status === 'verified' || status === 'suspended' ? sql`now() - interval '1 year'` : null,
				...overrides,
				...storedNames(names),
			})
			.returning(),
	)
}

/** The registration certificate of a hospital. With `file` it is in the store as well. */
export async function aHospitalDocument({
	file,
	...overrides
}: { hospitalId: string; file?: Buffer } & Partial<typeof hospitalDocuments.$inferInsert>) {
	const document = only(
		await db
			.insert(hospitalDocuments)
			.values({
				kind: 'registration',
				storageKey: newFileKey(`hospital-documents/${overrides.hospitalId}`),
				fileName: 'Registration.pdf',
				contentType: 'application/pdf',
				sizeBytes: file?.length ?? 48_213,
				scan: 'clean',
				...overrides,
			})
			.returning(),
	)
	if (file) await fileStore.put(document.storageKey, file, { contentType: document.contentType, bytes: file.length })
	return document
}

/** A person who acts for the hospital, signed in; for a new verified hospital of their own unless told otherwise. */
export async function aMember({
	hospitalId,
	role = 'owner',
	sites = null,
	password,
	phone = null,
	...account
}: {
	hospitalId?: string
	/** Proved, for what is sent by SMS. */
	phone?: string | null
	role?: Member['role']
	/** Of some sites; the main one by the id of the hospital. */
	sites?: string[] | null
	name?: string
	email?: string
	emailVerified?: boolean
	password?: string
} = {}): Promise<Member> {
	const hospital = hospitalId
		? only(await db.select().from(hospitals).where(eq(hospitals.id, hospitalId)))
		: await aHospital()
	const person = await anAccount({ ...account, kind: 'member', ...(password === undefined ? {} : { password }) })
	await db.insert(hospitalMembers).values({ accountId: person.id, hospitalId: hospital.id, role, sites, phone })
	const { sessionId } = await aSession(person)
	return {
		kind: 'member',
		accountId: person.id,
		sessionId,
		name: person.name,
		hospitalId: hospital.id,
		hospitalName: hospital.displayName,
		hospitalStatus: hospital.status,
		role,
		sites,
	}
}

/** An email invitation to act for the hospital. The token is that of the link. */
export async function anInvitation(overrides: Partial<typeof hospitalInvitations.$inferInsert> = {}) {
	const token = newToken()
	const row = only(
		await db
			.insert(hospitalInvitations)
			.values({
				hospitalId: overrides.hospitalId ?? (await aHospital()).id,
				email: `invited-${uniqueNumber()}@lakeside.example`,
				role: 'recruiter',
				tokenHash: hashToken(token),
				expiresAt: sql`now() + interval '7 days'`,
				...overrides,
			})
			.returning(),
	)
	return { ...row, token }
}

/** A person who only interviews for the hospital, signed in. */
export async function anInterviewer({ hospitalId }: { hospitalId: string }): Promise<Interviewer> {
	const { role: _, sites: _all, ...person } = await aMember({ hospitalId, role: 'recruiter', name: 'Dr Leela Nair' })
	await db.update(hospitalMembers).set({ role: 'interviewer' }).where(eq(hospitalMembers.accountId, person.accountId))
	return { ...person, kind: 'interviewer' }
}

/** A site of the hospital beside its main one. */
export const aSite = async (site: { hospitalId: string } & Partial<typeof hospitalSites.$inferInsert>) =>
	only(
		await db
			.insert(hospitalSites)
			.values({
				...{ name: 'Kothrud', address: '3 Karve Road', city: 'Pune', pin: '411038' },
				...{ latitude: 18.5074, longitude: 73.8077 },
				...site,
			})
			.returning(),
	)
