import { conflict, notFound } from '#app/platform/http/http.ts'
import { coverRefusals } from '../labels.ts'
import type { HeldFailure } from './sides.server.ts'

type Refusal = HeldFailure | 'too-soon' | 'too-late' | 'over' | 'decided' | 'too-early'

/** Why a step of accepted cover was refused, as a page. */
export function throwRefusal(failure: Refusal): never {
	if (failure === 'not-found') throw notFound()
	throw conflict(coverRefusals()[failure])
}

/** Before someone types: the page of a form that would be refused says so. A form that was sent is answered by its action. */
export function refuseForm({ method }: Request, failure: Refusal | null) {
	if (method === 'GET' && failure !== null) throwRefusal(failure)
}
