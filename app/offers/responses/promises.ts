export const promiseAnswers = ['yes', 'no', 'none'] as const
export type PromiseAnswer = (typeof promiseAnswers)[number]

/** By then the first pay was due, whatever day of the month someone joined and whenever salaries are paid. */
export const firstPayday = 40

/**
 * What a job promises, of which someone who works there says whether it is so: by its name, alone and within a
 * sentence, so many days after joining, and with what is said where it does not apply. After a first week, after the first payday, and when all has settled.
 */
const declared = {
	pay: { name: 'Pay', inText: 'pay', days: [firstPayday] },
	payOnTime: { name: 'Pay on time', inText: 'pay on time', days: [firstPayday, 100] },
	duties: { name: 'Duties and hours', inText: 'duties and hours', days: [7, firstPayday, 100], none: 'Not promised' },
	accommodation: { name: 'Accommodation', inText: 'accommodation', days: [7, firstPayday, 100], none: 'Not promised' },
	certificates: {
		name: 'Original certificates stay with you',
		inText: 'original certificates stay with you',
		days: [7, firstPayday, 100],
	},
	bond: { name: 'Bond as agreed', inText: 'bond as agreed', days: [firstPayday, 100], none: 'No bond' },
	providentFund: { name: 'PF credited', inText: 'PF credited', days: [firstPayday, 100], none: 'Not promised' },
	settlement: {
		name: 'Final settlement on time',
		inText: 'final settlement on time',
		days: [100],
		none: 'Still working here',
	},
} as const satisfies Record<string, { name: string; inText: string; days: readonly number[]; none?: string }>

export type Promised = keyof typeof declared
export const promises = Object.keys(declared) as Promised[]
export const promiseDays = [...new Set(promises.flatMap((promise) => declared[promise].days))].toSorted((a, b) => a - b)

export const promiseNames = Object.fromEntries(promises.map((promise) => [promise, declared[promise].name])) as Record<
	Promised,
	string
>

/** Several of them, within a sentence. */
export const listPromises = (of: readonly Promised[]) => of.map((promise) => declared[promise].inText).join(', ')

const noneOf = (promise: Promised): string | null => (declared[promise] as { none?: string }).none ?? null

/** What can be said about it, with its words. */
export function answersAbout(promise: Promised): { value: PromiseAnswer; label: string }[] {
	const none = noneOf(promise)
	return [
		{ value: 'yes', label: 'Yes' },
		{ value: 'no', label: 'No' },
		...(none === null ? [] : [{ value: 'none' as const, label: none }]),
	]
}

/** What is asked so many days after joining. */
export const promisesOf = (day: number): readonly Promised[] =>
	promises.filter((promise) => (declared[promise].days as readonly number[]).includes(lastDayUpTo(day)))

/** A person who could not be asked on a day is asked the same a little later. */
const lastDayUpTo = (day: number) => promiseDays.findLast((each) => each <= day) ?? promiseDays[0] ?? 0

/** Pay is no question before anyone could have been paid. */
export const isNotDueYet = (promise: Promised, day: number) =>
	(promise === 'pay' || promise === 'payOnTime') && day < firstPayday
