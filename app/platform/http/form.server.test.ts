import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseFormData } from './form.server.ts'

const Input = z.object({
	name: z.string().max(5),
	reason: z.enum(['spam', 'other']),
	stage: z.enum(['new', 'shortlisted'], { error: 'Choose a stage.' }),
})

function problemOf(typed: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries(typed)) form.set(name, value)
	const parsed = parseFormData(form, Input)
	return parsed.ok ? null : parsed.problem.fields
}

test('what is left out or not among the options is said to people, not in the words of the parser', () => {
	expect(problemOf({})).toEqual({
		name: ['This field is required'],
		reason: ['Choose one of the options.'],
		stage: ['Choose a stage.'],
	})
	expect(problemOf({ name: 'Lakeside', reason: 'fraud', stage: 'new' })).toEqual({
		name: ['Please use at most 5 characters.'],
		reason: ['Choose one of the options.'],
	})
})
