import { expect, test } from 'vitest'
import { findQuestions } from './faq-search.ts'
import { listQuestions } from './faq.server.ts'

const found = (text: string) =>
	findQuestions(listQuestions(), text).flatMap(({ questions }) => questions.map(({ id }) => id))

test('a question is found by the words of it or of its answer, in singular or plural', () => {
	expect(found('fees per hire')).toContain('is-there-a-fee-per-hire')
	expect(found('GSTIN')).toEqual(['how-is-a-hospital-verified'])
	expect(found('zebra')).toEqual([])
})

test('a search for nothing, or for words that say nothing, shows every question', () => {
	expect(found('')).toHaveLength(listQuestions().flatMap(({ questions }) => questions).length)
	expect(found('what is the')).toEqual(found(''))
})
