/** What a job promises, of which someone who works there says whether it is so. */
export const promises = ['pay', 'duties', 'accommodation'] as const
export type Promised = (typeof promises)[number]

export const promiseNames: Record<Promised, string> = {
	pay: 'Pay',
	duties: 'Duties and hours',
	accommodation: 'Accommodation',
}

export const promiseAnswers = ['yes', 'no', 'none'] as const
export type PromiseAnswer = (typeof promiseAnswers)[number]

export const promiseAnswerNames: Record<PromiseAnswer, string> = { yes: 'Yes', no: 'No', none: 'Not promised' }

/** So many days after joining it is asked: after a first week, a first month, and when all has settled. */
export const promiseDays = [7, 30, 90] as const
