import { conflict, notFound } from '#app/platform/http.ts'
import { coverRefusals } from './labels.ts'
import type { HeldFailure } from './sides.server.ts'

/** Why a step of accepted cover was refused, as a page. */
export function throwRefusal(failure: HeldFailure | 'too-soon' | 'too-late' | 'over' | 'decided' | 'too-early'): never {
	if (failure === 'not-found') throw notFound()
	throw conflict(coverRefusals[failure])
}
