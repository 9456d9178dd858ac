import { describe, expect, test } from 'vitest'
import { askAboutSpeciality, specialityColumns, understoodAs } from './speciality-choice.server.ts'

describe('a speciality in a person’s own words', () => {
	test.each([
		['स्टाफ नर्स', 'staff-nurse'],
		['നഴ്സ്', 'staff-nurse'],
		['B.Sc. Nursing', 'staff-nurse'],
		['MBBS', 'resident-medical-officer'],
		['B.A.M.S.', 'ayush-medical-officer'],
		['General & Lap. Surgeon', 'general-surgeon'],
	])('%s is saved at once as what it means', (speciality, slug) => {
		expect(askAboutSpeciality({ speciality })).toBeNull()
		expect(specialityColumns({ speciality }).specialitySlug).toBe(slug)
	})

	test('after saving, the form says what was understood, but not where nothing was changed', () => {
		expect(understoodAs({ speciality: 'GNM' })?.title).toBe('“GNM” saved as Staff Nurse')
		expect(understoodAs({ speciality: 'icu nurse' })).toBeNull()
		expect(understoodAs({ speciality: 'Sleep specialist' })?.detail).toMatch(/^We do not know this speciality/)
	})

	test('words with several readings are asked about, and the answer is saved', () => {
		const speciality = 'Neuro'
		const asked = askAboutSpeciality({ speciality })
		expect(asked?.choices?.['specialityAs']?.map(({ value }) => value)).toEqual([
			'neurosurgeon',
			'neurologist',
			'neuro-anesthesiologist',
			'doctor',
			'nurse',
		])

		const answer = { speciality, specialityFor: speciality, specialityAs: 'neurologist' }
		expect(askAboutSpeciality(answer)).toBeNull()
		expect(specialityColumns(answer)).toEqual({
			speciality: 'Neurologist',
			specialitySlug: 'neurologist',
			profession: 'doctor',
		})
	})

	test('an answer to other words, or one that was not offered, does not count', () => {
		for (const answer of [
			{ speciality: 'Neuro', specialityFor: 'Emergency', specialityAs: 'neurologist' },
			{ speciality: 'Neuro', specialityFor: 'Neuro', specialityAs: 'ot-nurse' },
		])
			expect(askAboutSpeciality(answer)?.fields?.['specialityAs']).toHaveLength(1)
		expect(
			specialityColumns({ speciality: 'Neuro', specialityFor: 'Neuro', specialityAs: 'ot-nurse' }).specialitySlug,
		).toBeNull()
	})

	test('words that no one knows are kept, with the profession that the person says', () => {
		const speciality = 'Zonal lead'
		expect(askAboutSpeciality({ speciality })?.choices?.['specialityAs']?.map(({ value }) => value)).toEqual([
			'doctor',
			'nurse',
		])
		const answer = { speciality, specialityFor: speciality, specialityAs: 'nurse' }
		expect(askAboutSpeciality(answer)).toBeNull()
		expect(specialityColumns(answer)).toEqual({ speciality, specialitySlug: null, profession: 'nurse' })
		expect(specialityColumns({ speciality }, { speciality, profession: 'nurse' }).profession).toBe('nurse')
		expect(askAboutSpeciality({ speciality }, speciality)).toBeNull()
	})

	test.each([
		'OT technician',
		'Physio',
		'फार्मासिस्ट',
		'Ward boy',
		'Dental surgeon',
		'X-ray tech',
		'Dialysis Technician',
	])('%s is told that the trade is not listed', (speciality) => {
		expect(askAboutSpeciality({ speciality })?.fields?.['speciality']?.[0]).toMatch(
			/^We list doctors and nurses\. We do not list /,
		)
		expect(specialityColumns({ speciality }).specialitySlug).toBeNull()
	})
})
