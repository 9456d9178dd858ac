import { conflict, notFound } from '#app/platform/http.ts'
import type { HeldFailure } from './answers.server.ts'
import { coverRefusals } from './labels.ts'

/** Why a step of accepted cover was refused, as a page. */
export function throwRefusal(failure: HeldFailure): never {
	if (failure === 'not-found') throw notFound()
	throw conflict(coverRefusals[failure])
}
