import { expect, test } from 'vitest'
import { formatTurn } from './labels.ts'

test('an interviewer reads where an interview is, and is asked for nothing that only recruiters do', () => {
	const proposed = { status: 'proposed', timesHavePassed: false } as const

	expect(formatTurn({ ...proposed, awaits: 'hospital' }, 'hospital')).toBe('Propose other times')
	expect(formatTurn({ ...proposed, awaits: 'hospital' }, 'interviewer')).toBe('Other times requested')
	expect(formatTurn({ ...proposed, awaits: 'specialist' }, 'interviewer')).toBe('Awaiting specialist')
})
