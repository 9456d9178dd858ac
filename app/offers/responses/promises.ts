import { t, words } from '#app/platform/language/words.ts'

export const promiseAnswers = ['yes', 'no', 'none'] as const
export type PromiseAnswer = (typeof promiseAnswers)[number]

/** By then the first pay was due, whatever day of the month someone joined and whenever salaries are paid. */
export const firstPayday = 40

/** What a job promises, of which someone who works there says whether it is so, so many days after joining: after a first week, after the first payday, and when all has settled. */
const declared = {
	pay: [firstPayday],
	payOnTime: [firstPayday, 100],
	duties: [7, firstPayday, 100],
	accommodation: [7, firstPayday, 100],
	certificates: [7, firstPayday, 100],
	bond: [firstPayday, 100],
	providentFund: [firstPayday, 100],
	settlement: [100],
} as const satisfies Record<string, readonly number[]>

export type Promised = keyof typeof declared
export const promises = Object.keys(declared) as Promised[]
export const promiseDays = [...new Set(promises.flatMap((promise) => declared[promise]))].toSorted((a, b) => a - b)

export const promiseNames: Record<Promised, string> = words({
	pay: 'Pay',
	payOnTime: 'Pay on time',
	duties: 'Duties and hours',
	accommodation: 'Accommodation',
	certificates: 'Original certificates stay with you',
	bond: 'Bond as agreed',
	providentFund: 'PF credited',
	settlement: 'Final settlement on time',
})

/** The same within a sentence. */
const namesInText: Record<Promised, string> = words({
	pay: 'pay',
	payOnTime: 'pay on time',
	duties: 'duties and hours',
	accommodation: 'accommodation',
	certificates: 'original certificates stay with you',
	bond: 'bond as agreed',
	providentFund: 'PF credited',
	settlement: 'final settlement on time',
})

/** What is said where it does not apply. */
const noneNames: Partial<Record<Promised, string>> = words({
	duties: 'Not promised',
	accommodation: 'Not promised',
	bond: 'No bond',
	providentFund: 'Not promised',
	settlement: 'Still working here',
})

/** Several of them, within a sentence. */
export const listPromises = (of: readonly Promised[]) => of.map((promise) => namesInText[promise]).join(', ')

/** What can be said about it, with its words. */
export function answersAbout(promise: Promised): { value: PromiseAnswer; label: string }[] {
	const none = noneNames[promise]
	return [
		{ value: 'yes', label: t.of('answer')`Yes` },
		{ value: 'no', label: t.of('answer')`No` },
		...(none === undefined ? [] : [{ value: 'none' as const, label: none }]),
	]
}

/** What is asked so many days after joining. */
export const promisesOf = (day: number): readonly Promised[] =>
	promises.filter((promise) => (declared[promise] as readonly number[]).includes(lastDayUpTo(day)))

/** A person who could not be asked on a day is asked the same a little later. */
const lastDayUpTo = (day: number) => promiseDays.findLast((each) => each <= day) ?? promiseDays[0] ?? 0

/** Pay is no question before anyone could have been paid. */
export const isNotDueYet = (promise: Promised, day: number) =>
	(promise === 'pay' || promise === 'payOnTime') && day < firstPayday
