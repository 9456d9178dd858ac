import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { caseAddress, isCaseKind } from '#app/cases/kinds.ts'
import { queueOf } from '../queues/queues.server.ts'
import { takenByAnother } from './case-refusals.ts'

/** The case that an address names, or a 404. */
export async function caseParam(params: { kind?: string; subjectId?: string }) {
	if (!isCaseKind(params.kind)) throw notFound()
	const subject = await queueOf[params.kind].findSubject(idParam(params.subjectId))
	if (!subject) throw notFound()
	return subject
}

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
