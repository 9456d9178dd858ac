import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { declineReasons } from '#app/contacts/limits.ts'
import { credentialRejected } from '#app/credentials/messages.ts'
import { suspendedSentence } from '#app/identity/sign-in/suspended.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { readChoice, saidChoice } from '#app/platform/language/prepared.ts'
import { Chosen } from '#app/ui/chosen.tsx'
import { rejectionReasons } from '../credentials/rejection-reasons.ts'
import {
	appealDenials,
	hidingReasons,
	jobReportOutcomes,
	pictureRefusalReasons,
	questions,
	suspensionReasons,
	userReportOutcomes,
} from './case-reasons.ts'

const readBySpecialists = [
	...[rejectionReasons, suspensionReasons, pictureRefusalReasons, hidingReasons, appealDenials],
	...[jobReportOutcomes, userReportOutcomes, questions.credential, questions['job-report'], questions['user-report']],
	// Stored as a sentence.
	declineReasons.map((reason) => `${reason}.`),
].flat()

test.each(readBySpecialists)('“%s” is read in the language of the specialist', (chosen) => {
	for (const language of ['hi', 'mr'] as const)
		inLanguage(language, () => {
			const { said, own } = readChoice(`${chosen} Call Asha.`)
			expect(said).toMatch(/^[^A-Za-z]+$/)
			expect(own).toBe(' Call Asha.')
		})
	expect(saidChoice(chosen)).toBe(chosen)
})

test('what an operator wrote besides is marked as English', () => {
	const [reason] = hidingReasons
	const html = (text: string) => renderToStaticMarkup(<Chosen text={text} />)
	expect(html(`${reason} See line 2.`)).toBe(`<span>${reason} See line 2.</span>`)
	inLanguage('mr', () => {
		expect(html(`${reason} See line 2.`)).toMatch(/^[^<A-Za-z]+<span lang="en"> See line 2\.<\/span>$/)
		expect(html(reason)).not.toContain('<span')
	})
})

test('a refused login says the reason in the language of the page', () => {
	const [reason] = suspensionReasons
	const sentence = () => suspendedSentence({ accountId: '1', reason })
	expect(sentence()).toContain(reason)
	inLanguage('hi', () => expect(sentence()).not.toMatch(/document|genuine/))
})

test('the notice of a rejected credential says why in the language of its reader', () => {
	const [statusReason] = rejectionReasons
	const facts = {
		id: '1',
		kind: 'degree',
		title: 'MBBS',
		number: null,
		checkedAgainst: null,
		validUntil: null,
	} as const
	const notice = () => credentialRejected.write({ ...facts, statusReason })
	expect(notice().app).toBe(statusReason)
	inLanguage('mr', () => {
		expect(notice().app).toMatch(/^[^A-Za-z]+$/)
		expect(notice().email?.[0]).not.toContain('readable')
	})
})
