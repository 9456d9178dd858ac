import { expect, test } from 'vitest'
import { readApplicantFacts } from '#app/matching/applicant-facts.server.ts'
import { loadApplicants } from '../../pipeline/applicants-page.server.ts'
import { anApplication } from '../../fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { interviewForSpecialist, interviewOnCard } from '#app/interviews/page/on-card.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { withStatusLines } from './status-lines.server.ts'

const board = 'https://example.org/hospital/applicants?view=board'

test('a board card shows the interview time and the state of the offer', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const untouched = await anApplication({ job })
	const proposed = await anInterview({ member })
	const scheduled = await anInterview({ member, status: 'scheduled' })
	const declined = await anOffer({ member, status: 'declined' })

	const { applicants } = await withStatusLines(
		member,
		await loadApplicants(member, { jobId: null }, board, readApplicantFacts),
	)

	const linesOf = (id: string) => applicants.find((card) => card.id === id)?.statusLines
	expect(linesOf(untouched.id)).toEqual([])
	expect(linesOf(proposed.applicationId)).toEqual([{ text: 'Times proposed', isDue: false }])
	expect(linesOf(scheduled.applicationId)).toEqual([
		{ text: expect.stringMatching(/^Interview \w+ \d+ \w+( \d{4})?, \d+:\d\d [ap]m$/), isDue: false },
	])
	expect(linesOf(declined.applicationId)).toEqual([{ text: 'Offer declined', isDue: true }])
})

const now = new Date('2026-12-01T10:00:00Z')
const anHourBefore = {
	awaits: 'specialist',
	timesHavePassed: false,
	startsAt: new Date('2026-12-01T08:30:00Z'),
	endsAt: new Date('2026-12-01T09:00:00Z'),
} as const

test('an interview that is over waits to be marked, and a marked or cancelled one does not', () => {
	const shown = (status: 'scheduled' | 'completed' | 'cancelled') => interviewOnCard({ ...anHourBefore, status }, now)

	expect(shown('scheduled')).toEqual({ text: 'Record outcome of Tue 1 Dec interview', isDue: true })
	expect(shown('completed')).toEqual({ text: 'Interviewed Tue 1 Dec', isDue: false })
	expect(shown('cancelled')).toBeNull()
})

test('a specialist reads the same of an interview, but nothing of the work of the hospital', () => {
	const later = { startsAt: new Date('2026-12-02T08:30:00Z'), endsAt: new Date('2026-12-02T09:00:00Z') }
	const all = [
		...(['scheduled', 'completed', 'no-show', 'cancelled', 'proposed'] as const).map((status) => ({ status })),
		{ status: 'scheduled', ...later } as const,
		{ status: 'proposed', timesHavePassed: true } as const,
		{ status: 'proposed', awaits: 'hospital' } as const,
	].map((each) => ({ ...anHourBefore, ...each }))
	const said = () => all.map((each) => interviewForSpecialist(each, now))

	expect(said()[0]).toBe('Interview was on Tue 1 Dec')
	expect(said().slice(1)).toEqual(all.slice(1).map((each) => interviewOnCard(each, now)?.text ?? null))
	expect(inLanguage('mr', said).join()).not.toMatch(/[a-z]/i)
})
