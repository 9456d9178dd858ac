import type { ChallengeIntent } from '#app/identity/tables.server.ts'
import { findPlace, publicCityOf } from '#app/catalog/places/places.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { writeTogether } from '#app/platform/database/write-together.server.ts'
import { followConsent } from '#app/notifications/job-alert-consent.server.ts'
import { attachResume } from '../resumes/resume.server.ts'
import type { StoredFile } from '../resumes/resume-upload.server.ts'
import { notSpecified } from '../profile/profile.ts'
import { specialityColumns } from './speciality-choice.server.ts'
import { specialists } from '../tables.server.ts'

/** What is taken for granted until the person says otherwise. The quick way is for anesthesiologists in Pune, our first market. */
const assumed: Record<ChallengeIntent['flow'], { speciality: string; location: string }> = {
	quick: { speciality: 'Anesthesiologist', location: 'Pune' },
	register: { speciality: notSpecified, location: notSpecified },
	login: { speciality: notSpecified, location: notSpecified },
	confirm: { speciality: notSpecified, location: notSpecified },
}

/** The profile of a new account, in the transaction that makes the account. Returns the id of the resume, if one came along. */
export async function createProfile(
	tx: Transaction,
	{ id, intent }: { id: string; intent: ChallengeIntent },
): Promise<string | null> {
	const { speciality, location } = assumed[intent.flow]
	const profile = tx.insert(specialists).values({
		id,
		name: intent.name ?? '',
		...specialityColumns({ speciality }),
		...locationColumns(location),
		// No search finds a new person before they were asked from whom to hide.
		hidingAskedAt: null,
	})
	// Job alerts are asked for once there is a profile to match. The account id is the profile's.
	await writeTogether(tx, [profile, followConsent(tx, id, false)])
	const file = fileOf(intent)
	return file ? asSystemIn(tx, 'a new account has no session yet', () => attachResume(tx, id, file)) : null
}

/** The resume that was chosen on the register page, between the form and the proof of the number. */
export function fileOf(intent: ChallengeIntent): StoredFile | null {
	const { resumeKey, resumeName, resumeType, resumeBytes } = intent
	if (resumeKey === undefined || resumeName === undefined || resumeType === undefined || resumeBytes === undefined)
		return null
	return {
		storageKey: resumeKey,
		fileName: resumeName,
		contentType: resumeType as StoredFile['contentType'],
		sizeBytes: resumeBytes,
	}
}

export const intentOf = ({ storageKey, fileName, contentType, sizeBytes }: StoredFile) => ({
	resumeKey: storageKey,
	resumeName: fileName,
	resumeType: contentType,
	resumeBytes: sizeBytes,
})

/** A location as typed, with its coordinates if we know the place, and those of the city that everyone may know. */
export function locationColumns(location: string) {
	const place = findPlace(location)
	return { location, latitude: place?.lat ?? null, longitude: place?.lng ?? null, ...cityColumns(location) }
}

/** The point of the city that everyone may know of a location. */
export function cityColumns(location: string) {
	const city = publicCityOf(location)
	return { cityLatitude: city?.lat ?? null, cityLongitude: city?.lng ?? null }
}
