/** What a job promises, of which someone who works there says whether it is so. */
export const promises = ['pay', 'payOnTime', 'duties', 'accommodation'] as const
export type Promised = (typeof promises)[number]

export const promiseNames: Record<Promised, string> = {
	pay: 'Pay',
	payOnTime: 'Pay on time',
	duties: 'Duties and hours',
	accommodation: 'Accommodation',
}

export const promiseAnswers = ['yes', 'no', 'none'] as const
export type PromiseAnswer = (typeof promiseAnswers)[number]

export const promiseAnswerNames: Record<PromiseAnswer, string> = { yes: 'Yes', no: 'No', none: 'Not promised' }

/** Every job says its pay. */
export const answersAbout = (promise: Promised): readonly [PromiseAnswer, ...PromiseAnswer[]] =>
	promise === 'pay' || promise === 'payOnTime' ? ['yes', 'no'] : promiseAnswers

/** By then the first pay was due, whatever day of the month someone joined and whenever salaries are paid. */
export const firstPayday = 40

/** So many days after joining it is asked, and what: after a first week, after the first payday, and when all has settled. */
const askedOn: Record<number, readonly Promised[]> = {
	7: ['duties', 'accommodation'],
	[firstPayday]: promises,
	100: ['payOnTime', 'duties', 'accommodation'],
}
export const promiseDays = Object.keys(askedOn).map(Number)

/** What is asked so many days after joining. */
export const promisesOf = (day: number): readonly Promised[] =>
	askedOn[day] ?? (day < firstPayday ? askedOn[7] : promises) ?? []

/** Pay is no question before anyone could have been paid. */
export const isNotDueYet = (promise: Promised, day: number) =>
	(promise === 'pay' || promise === 'payOnTime') && day < firstPayday
