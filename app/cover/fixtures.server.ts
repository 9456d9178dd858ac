import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { coverAsks, coverEvents, coverFirstRequests, coverPreferences, coverRequests } from './tables.server.ts'

const hour = 3_600_000
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour)

/** An anesthesiologist in Pune with a verified registration who can be asked for cover now and for two days. */
export async function aCoverSpecialist({
	preferences = {},
	...story
}: Parameters<typeof aSpecialist>[0] & { preferences?: Partial<typeof coverPreferences.$inferInsert> } = {}) {
	const specialist = await aSpecialist(story)
	await aCredential(specialist, { status: 'verified' })
	await db
		.insert(coverPreferences)
		.values({ specialistId: specialist.specialistId, onUntil: hoursFromNow(72), ...preferences })
	return specialist
}

type Story = Partial<Omit<typeof coverRequests.$inferInsert, 'id' | 'hospitalId'>> & {
	member?: Member
	/** Hours from now at which it begins, and how long it takes. */
	startsIn?: number
	hours?: number
}

/** What Lakeside asks for: a caesarean in three hours for two hours. No one has been asked. */
export async function aCoverRequest({ member: given, startsIn = 3, hours = 2, ...overrides }: Story = {}) {
	const member = given ?? (await aMember())
	const request = only(
		await db
			.insert(coverRequests)
			.values({
				hospitalId: member.hospitalId,
				authorAccountId: member.accountId,
				location: '12 Lake Road, Shivajinagar, Pune 411005',
				city: 'Pune',
				latitude: 18.5314,
				longitude: 73.8446,
				specialitySlug: 'anesthesiologist',
				work: 'LSCS',
				urgency: 'elective',
				patient: 'adult',
				startsAt: hoursFromNow(startsIn),
				endsAt: hoursFromNow(startsIn + hours),
				payPaise: 600_000n,
				payUnit: 'case',
				nextWaveAt: new Date(),
				...overrides,
			})
			.returning(),
	)
	await db.insert(coverEvents).values({ requestId: request.id, to: 'open', actorAccountId: member.accountId })
	return { ...request, member }
}

/** These were asked in the first wave. */
export const askFor = (requestId: string, specialistIds: readonly string[]) =>
	db.insert(coverAsks).values(specialistIds.map((specialistId) => ({ requestId, specialistId, wave: 1 })))

/** Cover that `person` accepted and that ended so many hours ago. It took two hours. */
export async function aWorkedCover(
	person: { specialistId: string },
	{ endedAgo, ...story }: Omit<Story, 'startsIn' | 'hours'> & { endedAgo: number },
) {
	const request = await aCoverRequest({
		status: 'covered',
		specialistId: person.specialistId,
		acceptedAt: hoursFromNow(-endedAgo - 8),
		nextWaveAt: null,
		startsIn: -endedAgo - 2,
		hours: 2,
		...story,
	})
	await db.insert(coverAsks).values({
		requestId: request.id,
		specialistId: person.specialistId,
		wave: 1,
		answer: 'accepted',
		answeredAt: hoursFromNow(-endedAgo - 8),
	})
	return request
}

/** What a hospital to be verified has sent, a caesarean in three hours, which waits for the call. */
export async function aFirstRequest({ member: given, ...changes }: { member?: Member; work?: string } = {}) {
	const member = given ?? (await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id }))
	const [startsAt, ist] = [hoursFromNow(3), (hours: number) => hoursFromNow(hours + 5.5).toISOString()]
	const { work = 'LSCS' } = changes
	return only(
		await db
			.insert(coverFirstRequests)
			.values({
				...{ hospitalId: member.hospitalId, authorAccountId: member.accountId, registrationNumber: 'PMC/NH/2019/114' },
				...{ work, startsAt },
				form: {
					...{ site: '', speciality: 'anesthesiologist', work, urgency: 'emergency', patient: 'adult' },
					...{
						date: ist(3).slice(0, 10),
						from: ist(3).slice(11, 16),
						to: ist(5).slice(11, 16),
						pay: '6,000',
						unit: 'case',
					},
				},
			})
			.returning(),
	)
}
