import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { examine } from './held.server.ts'

const rulesOf = async (hospitalId: string, text: string) => {
	const texts = [{ field: 'Description', text }]
	return (await db.transaction((tx) => examine(tx, { hospitalId, subjectId: hospitalId, texts }))).map(
		({ rule }) => rule,
	)
}

test.each([
	'Sunrise Valley needs 40 nurses for its new wing. Apply here.',
	'Selected candidates get the offer letter of Sunrise Valley Hospital.',
	'सध्या Sunrise Valley Hospital मध्ये भरती सुरू आहे.',
	'We are recruiting on behalf of Grand Horizon Hospital, Nashik.',
	'Official recruitment partner of AIIMS Nagpur.',
])('a hospital does not recruit in the name of another one: %s', async (text) => {
	await aHospital({ displayName: 'Sunrise Valley Hospital' })

	expect(await rulesOf((await aMember()).hospitalId, text)).toContain('name')
})

test.each([
	'Experience in Sunrise Valley Hospital or one of that size is an advantage.',
	'We are five minutes from Sunrise Valley Hospital; interviews are held here.',
	'Our head of anesthesia came from Sunrise Valley Hospital and selects the team.',
])('another hospital may be mentioned: %s', async (text) => {
	await aHospital({ displayName: 'Sunrise Valley Hospital' })

	expect(await rulesOf((await aMember()).hospitalId, text)).toEqual([])
})

test.each([
	'We hire nurses for Sahyog Jivan Hosp. in Pune.',
	'सध्या सहयोग जीवन हॉस्पिटल मध्ये भरती सुरू आहे.',
	'Staff nurses wanted for SAHYOG JEEVAN multispeciality.',
])('however its name is spelled: %s', async (text) => {
	await aHospital({ displayName: 'Sahyog Jeevan Hospital' })

	expect(await rulesOf((await aMember()).hospitalId, text)).toContain('name')
})

test('one word of another hospital’s name is not its name', async () => {
	await aHospital({ displayName: 'Sunrise Valley Hospital' })
	await aHospital({ displayName: 'Asha Hospital' })

	const { hospitalId } = await aMember()
	expect(await rulesOf(hospitalId, 'We need nurses for the sunrise shift and select on Monday.')).toEqual([])
	expect(await rulesOf(hospitalId, 'We need a nurse with asha in the village programme.')).toEqual([])
})

test('a hospital writes in its own name', async () => {
	const { id } = await aHospital({ displayName: 'Sunrise Valley Hospital' })

	expect(await rulesOf(id, 'On behalf of Sunrise Valley Hospital I invite you to an interview.')).toEqual([])
	expect(await rulesOf(id, 'Sunrise Valley Hospital is hiring four nurses.')).toEqual([])
})

test.each([
	['Sunrise Valley Hospital', 'Sunrise Vally is hiring 40 nurses. Apply here.'],
	['Sunrise Valley Hospital', 'Offer letters of Sunrize Valley Hosp. are given on Monday.'],
	['Sahyadri Hospital', 'We recruit nurses for Sahyadree Hospital.'],
	['Sahyadri Hospital', 'सह्याद्री हॉस्पिटल मध्ये भरती सुरू आहे.'],
	['Jeevanjyoti Hospital', 'Staff wanted for Jivan Jyoti Hospital, contact us.'],
	['Mangal Sanjivan Hospital', 'Mungal Sanjeevan ke liye nurse chahiye, bharti chalu hai.'],
])('nor under a near spelling or in another script: %s in "%s"', async (displayName, text) => {
	await aHospital({ displayName })

	expect(await rulesOf((await aMember()).hospitalId, text)).toContain('name')
})
