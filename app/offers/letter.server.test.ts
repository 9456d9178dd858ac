import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { anOffer } from './fixtures.server.ts'
import { findLetter, letterPdf } from './letter.server.ts'

test('both sides read in the letter what was offered and that it was accepted', async () => {
	const { id, specialist, member } = await anOffer({ status: 'accepted' })
	const letter = await findLetter(specialist, id)
	if (!letter) throw new Error('The letter should be there')

	const pdf = await getDocumentProxy(new Uint8Array(await letterPdf(letter, new Date())))
	const { text } = await extractText(pdf, { mergePages: true })

	expect(await findLetter(member, id)).toEqual(letter)
	for (const said of [letter.specialistName, letter.hospitalName, letter.jobTitle, 'Joining date', 'Accepted'])
		expect(text.replace(/\s+/g, ' ')).toContain(said)
})

test('the letter is in English for both sides, also where one of them reads Marathi', async () => {
	const { id, specialist } = await anOffer({ status: 'accepted' })
	const letter = await findLetter(specialist, id)
	if (!letter) throw new Error('The letter should be there')

	const pdf = await getDocumentProxy(new Uint8Array(await inLanguage('mr', () => letterPdf(letter, new Date()))))
	const { text } = await extractText(pdf, { mergePages: true })

	expect(text).toContain('Joining date')
	expect(text).not.toMatch(/\p{Script=Devanagari}/u)
})

test('no one else has the letter, and an offer that has ended has none', async () => {
	const { id } = await anOffer()
	const declined = await anOffer({ status: 'declined' })

	expect(await findLetter(await aSpecialist(), id)).toBeNull()
	expect(await findLetter(await aMember(), id)).toBeNull()
	expect(await findLetter(declined.specialist, declined.id)).toBeNull()
})
