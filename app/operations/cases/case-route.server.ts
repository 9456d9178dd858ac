import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { conflict, notFound } from '#app/platform/http/http.ts'
import { caseAddress } from './case-address.ts'
import { takenByAnother } from './case-refusals.ts'
import { caseParam } from './case-subject.server.ts'

/** From the address of a button back to the case. */
export const toCase = buttonPage(async ({ params }: { params: { kind: string; subjectId: string } }) => {
	const { kind, subjectId } = await caseParam(params)
	return caseAddress(kind, subjectId)
})

const refusals = {
	taken: takenByAnother,
	'already-decided': 'This has already been decided, so no one can be asked.',
	'no-one-to-ask': 'No member of this hospital has confirmed an email address yet.',
} as const

/** The answer to something that could not be done about a case. */
export const refusedWork = (failure: keyof typeof refusals | 'unknown') =>
	failure === 'unknown' ? notFound() : conflict(refusals[failure])
