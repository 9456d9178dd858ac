import { storedNames } from '#app/hospitals/names/hospital-name.server.ts'
import { hospitalDocuments, hospitalMembers, hospitals, hospitalStatusEvents } from '#app/hospitals/tables.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { notificationPreferences } from '#app/notifications/tables.server.ts'
import { daysAgo, hoursAfter, inDaytime, lately, workingHoursAfter } from './clock.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { memberAccount, type SeedAccount } from './accounts.ts'
import { certificatePicture } from './certificates.ts'
import { describeHospital } from './hospital-texts.ts'
import { insertAll } from './insert.ts'
import type { HospitalKind } from './job-texts.ts'
import { otherCities, puneQuarters } from './places.ts'
import { nameMaker } from './people.ts'
import type { Random } from './random.ts'

const kinds: [name: string, kind: HospitalKind][] = [
	['Multispeciality Hospital', 'general'],
	['Hospital and Research Centre', 'general'],
	['Nursing Home', 'home'],
	['Heart Institute', 'heart'],
	['Orthopaedic Centre', 'ortho'],
	['Women and Child Hospital', 'women'],
	['Super Speciality Hospital', 'super'],
	['Surgical Centre', 'surgical'],
]
/** The first 22 stand in Pune; the others follow the order of the ten cities, then start over. */
const firstNames = [
	'Lakeside',
	'Sahyadri View',
	'Deccan',
	'Mula River',
	'Indrayani',
	'Sanjivani',
	'Arogyam',
	'Shree Dhanvantari',
	'Nandadeep',
	'Samruddhi',
	'Parijat',
	'Gulmohar',
	'Vanraj',
	'Suvarna',
	'Krishna Valley',
	'Ashwini',
	'Chaitanya',
	'Jeevan Jyot',
	'Matoshree',
	'Navjeevan',
	'Prerana',
	'Saraswati',
	'Malabar Hill',
	'Panchavati',
	'Orange City',
	'Rankala',
	'Cubbon Park',
	'Charminar',
	'Marina',
	'Sabarmati',
	'Yamuna',
	'Pink City',
	'Kaveri',
	'Godavari',
	'Aravalli',
	'Lotus',
	'Omkar',
	'Tulip',
	'Udaan',
	'Vatsalya',
]

export type SeedHospital = typeof hospitals.$inferInsert & {
	id: string
	ownerId: string
	quarter: string
	kind: HospitalKind
}

const reasons = [
	'The registration certificate belongs to another address. Please send the one for this site.',
	'We could not reach anybody on the number given. Please check the phone number.',
]

/** 22 in and around Pune, 18 in ten other cities: 30 verified, 6 waiting, 3 rejected, 1 suspended. */
export function makeHospitals(random: Random, passwordHash: string) {
	const newName = nameMaker(random)
	const accounts: SeedAccount[] = []
	const rows: SeedHospital[] = []
	const events: (typeof hospitalStatusEvents.$inferInsert)[] = []
	for (const [index, firstName] of firstNames.entries()) {
		const isPune = index < 22
		const quarter = isPune ? random.pick(puneQuarters) : null
		const city = otherCities[(index - 22 + otherCities.length * 3) % otherCities.length] ?? otherCities[0]
		const place = quarter ?? city
		const [kindName, kind]: (typeof kinds)[number] = index === 0 ? ['Heart Institute', 'heart'] : random.pick(kinds)
		const name = `${firstName} ${kindName}`
		// The last ones registered most recently; they are the ones still waiting.
		const status = index < 30 ? 'verified' : index < 36 ? 'pending' : index < 39 ? 'rejected' : 'suspended'
		const submittedAt =
			status === 'pending'
				? inDaytime(hoursAfter(lately, -3 - (35 - index) * 7), daysAgo(9))
				: daysAgo(random.whole(60, 420), 11)
		const decidedAt = workingHoursAfter(submittedAt, random.whole(5, 44))
		const demo = demoAccounts.hospitals[index]
		const owner = memberAccount(random, {
			name: demo?.name ?? newName('nurse'),
			email: demo?.email ?? `office@${firstName.toLowerCase().replaceAll(' ', '-')}.example`,
			createdAt: submittedAt,
			passwordHash,
		})
		accounts.push(owner)
		const id = random.uuid()
		rows.push({
			id,
			ownerId: owner.id,
			quarter: quarter ? quarter.name : place.name,
			kind,
			...storedNames({ legalName: `${name} ${random.pick(['Pvt. Ltd.', 'LLP', 'Trust'])}`, displayName: name }),
			address: `${random.whole(1, 240)}, ${random.pick(['Station Road', 'MG Road', 'Ring Road', 'Link Road', 'Temple Lane', 'College Road'])}${quarter ? `, ${quarter.name}` : ''}`,
			city: isPune ? 'Pune' : place.name,
			pin: place.pin,
			latitude: place.lat + (random.next() - 0.5) * 0.02,
			longitude: place.lng + (random.next() - 0.5) * 0.02,
			phone: isPune
				? `020 2${random.whole(400, 799)} ${random.whole(1000, 9999)}`
				: `1800 ${random.whole(200, 299)} ${random.whole(1000, 9999)}`,
			...describeHospital(kind, index, { name, place: place.name, size: [random.next(), random.next()] }),
			// Some of those who wait have not sent everything yet.
			registrationNumber:
				status === 'pending' && index % 2 === 1 ? null : `NH/${place.pin}/${2005 + (index % 18)}/${1000 + index * 37}`,
			facilityId: random.chance(0.6) ? `IN${String(2_710_000_000 + index * 991).padStart(10, '0')}` : null,
			status,
			statusReason:
				status === 'rejected'
					? random.pick(reasons)
					: status === 'suspended'
						? 'Two specialists reported that a registration fee was asked. Suspended while we look into it.'
						: null,
			submittedAt,
			verifiedAt: status === 'verified' || status === 'suspended' ? decidedAt : null,
			createdAt: submittedAt,
			updatedAt: decidedAt,
		})
		events.push({ hospitalId: id, to: 'pending', actorAccountId: owner.id, at: submittedAt })
		if (status === 'verified' || status === 'suspended')
			events.push({
				hospitalId: id,
				from: 'pending',
				to: 'verified',
				reason: 'Registration and phone number checked.',
				at: decidedAt,
			})
		if (status === 'rejected')
			events.push({ hospitalId: id, from: 'pending', to: 'rejected', reason: random.pick(reasons), at: decidedAt })
		if (status === 'suspended')
			events.push({
				hospitalId: id,
				from: 'verified',
				to: 'suspended',
				reason: 'Two reports about a registration fee.',
				at: daysAgo(6),
			})
	}
	return { accounts, rows, events }
}

export async function insertHospitals(
	{ rows, events }: ReturnType<typeof makeHospitals>,
	{ recruiterId, operatorId }: { recruiterId: string; operatorId: string },
) {
	await insertAll(
		hospitals,
		rows.map(({ ownerId: _owner, quarter: _quarter, kind: _kind, ...row }) => row),
	)
	await insertAll(hospitalMembers, [
		...rows.map((row) => ({
			accountId: row.ownerId,
			hospitalId: row.id,
			role: 'owner' as const,
			...(row.createdAt ? { createdAt: row.createdAt } : {}),
		})),
		{ accountId: recruiterId, hospitalId: rows[0]?.id ?? '', role: 'recruiter' as const, createdAt: daysAgo(90) },
	])
	// What the hospital did not do itself, the operator did.
	await insertAll(
		hospitalStatusEvents,
		events.map((event) => ({ ...event, actorAccountId: event.actorAccountId ?? operatorId })),
	)
	await insertAll(
		notificationPreferences,
		rows.slice(0, 5).map((row) => ({ accountId: row.ownerId })),
	)
	await insertDocuments(rows.filter(({ status }) => status === 'pending' || status === 'rejected'))
}

/** Hospitals with a number to look up have uploaded the certificate that it is on. */
async function insertDocuments(rows: ReturnType<typeof makeHospitals>['rows']) {
	const documents: (typeof hospitalDocuments.$inferInsert)[] = []
	for (const { id, legalName, registrationNumber, address, ownerId, submittedAt } of rows) {
		if (!registrationNumber) continue
		const lines = [legalName, `Registration No. ${registrationNumber}`, address]
		const bytes = await certificatePicture('Register of nursing homes', lines)
		const storageKey = `hospital-documents/${id}/registration`
		await fileStore.put(storageKey, bytes, { contentType: 'image/jpeg', bytes: bytes.length })
		documents.push({
			hospitalId: id,
			kind: 'registration',
			storageKey,
			fileName: 'Registration certificate.jpeg',
			contentType: 'image/jpeg',
			sizeBytes: bytes.length,
			scan: 'clean',
			uploadedBy: ownerId,
			...(submittedAt ? { uploadedAt: submittedAt } : {}),
		})
	}
	await insertAll(hospitalDocuments, documents)
}
