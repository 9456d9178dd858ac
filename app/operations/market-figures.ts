import { answerDays } from '#app/relations/answer-clock.ts'
import { addDays, istToday } from '#app/platform/dates.ts'

/** An application without an answer for so long counts as unanswered. */
export const noAnswerDays = answerDays

export type MarketMonth = {
	/** In India: '2026-11'. */
	month: string
	/** New accounts of specialists. */
	specialists: number
	/** Jobs posted, and those of them that someone has joined since. */
	jobs: number
	filled: number
	applications: number
	/** Of them, how many had noAnswerDays for an answer, and how many of these got none. */
	due: number
	unanswered: number
	/** To a first answer: half of the applications that have one, and nine of ten. */
	answerHours: number | null
	slowAnswerHours: number | null
	hires: number
	/** From application to joining, the median. */
	hireHours: number | null
	/** Decisions about hospitals and credentials, and the median time they waited for us. */
	checks: number
	checkHours: number | null
}

export type MarketRow = { name: string; specialists: number; jobs: number; filled: number }

/** The last twelve months in India, the current one last. */
export function figureMonths(now: Date): string[] {
	const months: string[] = []
	let day = `${istToday(now).slice(0, 7)}-01`
	for (let back = 0; back < 12; back++) {
		months.unshift(day.slice(0, 7))
		day = `${addDays(day, -1).slice(0, 7)}-01`
	}
	return months
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100))
const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

type Figure = { key: string; label: string; unit: string; of: (month: MarketMonth) => number | null }

/** What is plotted, listed and exported, in this order. */
export const figures: readonly Figure[] = [
	{ key: 'specialists', label: 'New specialists', unit: '', of: ({ specialists }) => specialists },
	{ key: 'jobs', label: 'Jobs posted', unit: '', of: ({ jobs }) => jobs },
	{ key: 'fill', label: 'Jobs filled', unit: '%', of: ({ filled, jobs }) => percent(filled, jobs) },
	{ key: 'applications', label: 'Applications', unit: '', of: ({ applications }) => applications },
	{
		key: 'answer',
		label: 'Time to first answer, median',
		unit: 'hours',
		of: ({ answerHours }) => tenths(answerHours),
	},
	{
		key: 'slow-answer',
		label: 'Time to first answer, 90th percentile',
		unit: 'hours',
		of: ({ slowAnswerHours }) => tenths(slowAnswerHours),
	},
	{
		key: 'no-answer',
		label: `No answer within ${noAnswerDays} days`,
		unit: '%',
		of: ({ unanswered, due }) => percent(unanswered, due),
	},
	{ key: 'hires', label: 'Hires', unit: '', of: ({ hires }) => hires },
	{
		key: 'hire',
		label: 'Time to hire, median',
		unit: 'days',
		of: ({ hireHours }) => tenths(hireHours === null ? null : hireHours / 24),
	},
	{
		key: 'check',
		label: 'Time to verification, median',
		unit: 'hours',
		of: ({ checkHours }) => tenths(checkHours),
	},
]

export const filledPercent = ({ filled, jobs }: Pick<MarketRow, 'filled' | 'jobs'>) => percent(filled, jobs)
