import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { anOffer } from './fixtures.server.ts'
import { findLetter, letterPdf } from './letter.server.ts'
import { LetterCopies } from './letter-link.tsx'
import { findMyOffer } from './queries.server.ts'

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

test.each([
	{ language: 'hi', said: ['अंग्रेज़ी', 'पद', 'वेतन', 'बॉन्ड नहीं', '24'], noBond: 'बॉन्ड नहीं' },
	{ language: 'mr', said: ['बंधनकारक', 'पगार', 'अटी', 'बाँड नाही', '24'], noBond: 'बाँड नाही' },
] as const)('a copy in $language has all that the letter has, and says that the English one binds', async (copy) => {
	const bond = { bond: 'amount', bondAmount: 20_000_000n, bondMonths: 24, bondFor: 'ICU training' } as const
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, bond: 'none', payDay: 15 })
	const application = await anApplication({ job, stage: 'offered' })
	const inEnglish = { inJob: 'No bond', inOffer: '₹2 lakh for 24 months, for ICU training' }
	const differences = [{ name: 'bond', label: 'Bond', ...inEnglish, why: 'We pay for the course.' }] as const
	const { id, specialist, message } = await anOffer({ member, application, ...bond, differences: [...differences] })
	const letter = await findLetter(specialist, id)
	if (!letter) throw new Error('The letter should be there')

	const pdf = await getDocumentProxy(new Uint8Array(await letterPdf(letter, new Date(), copy.language)))
	const { text } = await extractText(pdf, { mergePages: true })

	expect((await pdf.getMetadata()).info).toMatchObject({ Language: copy.language })
	for (const said of [
		...copy.said,
		letter.specialistName,
		letter.hospitalName,
		letter.jobTitle,
		message,
		differences[0].why,
		'₹2',
		'ICU training',
	])
		expect(text.replace(/\s+/g, ' ')).toContain(said)
	// A letter that no font has is drawn as a question mark.
	expect(text).not.toMatch(/\?|Joining date|Bond|Terms|month/)
	const shown = await inLanguage(copy.language, () => findMyOffer(specialist, id))
	expect(shown?.differences[0]?.inJob).toBe(copy.noBond)
	expect((await findMyOffer(specialist, id))?.differences).toEqual(differences)
})

test('beside the letter are copies in Hindi and Marathi, or in the one of them that its reader has chosen', () => {
	const links = (reader: Language) =>
		[
			...renderToStaticMarkup(createElement(Fragment, null, LetterCopies({ offerId: '1', reader }))).matchAll(
				/language=(\w+)/g,
			),
		].map(([, one]) => one)

	expect([links('en'), links('hi'), links('mr')]).toEqual([['hi', 'mr'], ['hi'], ['mr']])
})

test('no one else has the letter, and an offer that has ended has none', async () => {
	const { id } = await anOffer()
	const declined = await anOffer({ status: 'declined' })

	expect(await findLetter(await aSpecialist(), id)).toBeNull()
	expect(await findLetter(await aMember(), id)).toBeNull()
	expect(await findLetter(declined.specialist, declined.id)).toBeNull()
})
