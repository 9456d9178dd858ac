import { answerDays, closingDays } from '#app/relations/answer-clock.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'

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
	/** Of them, how many are so old that we close those without an answer, and how many we closed. */
	closable: number
	closed: number
	/** To a first answer, silence included (`answerWait`): half of the applications, and nine of ten. */
	answerHours: number | null
	slowAnswerHours: number | null
	hires: number
	/** From application to joining, the median. */
	hireHours: number | null
	/** Decisions about hospitals and credentials, and the median time they waited for us. */
	checks: number
	checkHours: number | null
	/** Of credentials, the medians of what that time is made of: our program’s reading, until an operator opened the document, from there on. */
	readSeconds: number | null
	openHours: number | null
	decideHours: number | null
}

/** The last twelve months of a city or a speciality. Its specialists are all of them, not the new ones. */
export type MarketRow = Omit<MarketMonth, 'month'> & { name: string }

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

/** One table a file, so that a program can read it. */
export const figureTables = {
	months: 'CSV by month',
	cities: 'CSV by city',
	specialities: 'CSV by speciality',
} as const

export type FigureTable = keyof typeof figureTables

export const readTable = (asked: string | null): FigureTable =>
	asked === 'cities' || asked === 'specialities' ? asked : 'months'

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100))
const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

type Counts = Omit<MarketMonth, 'month'>
type Figure = { key: string; label: string; unit: string; of: (counts: Counts) => number | null }

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
	{
		key: 'closed',
		label: `Closed by us after ${closingDays} days without an answer`,
		unit: '%',
		of: ({ closed, closable }) => percent(closed, closable),
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
	{
		key: 'read',
		label: 'Program reads a document, median',
		unit: 'seconds',
		of: ({ readSeconds }) => tenths(readSeconds),
	},
	{
		key: 'open',
		label: 'Credential waits until an operator opens it, median',
		unit: 'hours',
		of: ({ openHours }) => tenths(openHours),
	},
	{
		key: 'decide',
		label: 'Operator decides after opening it, median',
		unit: 'minutes',
		of: ({ decideHours }) => tenths(decideHours === null ? null : decideHours * 60),
	},
]

const ofRows = ['jobs', 'fill', 'answer', 'no-answer', 'closed', 'hire', 'check']

/** Of each city and speciality: the same figures, and how many specialists there are. */
export const rowFigures: readonly Figure[] = [
	{ key: 'specialists', label: 'Specialists', unit: '', of: ({ specialists }) => specialists },
	...figures.filter(({ key }) => ofRows.includes(key)),
]

/** As a heading or a column says it. */
export const titleOf = ({ label, unit }: Pick<Figure, 'label' | 'unit'>) =>
	unit === '' || unit === '%' ? label : `${label} (${unit})`
