import { data } from 'react-router'
import { faultOf } from '../http/faults.ts'
import type { FormProblem } from '../http/form.ts'
import { log } from '../log.server.ts'
import { fail, ok } from '../result.ts'

/**
 * Does what a form asks for; fails with `away` while the database takes nothing (full, restarting, a replica after a
 * failover), which is no fault of the form and no reason to lose what was typed.
 */
export async function tryToWrite<Value>(write: () => Promise<Value>) {
	try {
		return ok(await write())
	} catch (error) {
		if (!faultOf(error)) throw error
		log.warn({ err: error }, 'a form could not be stored')
		return fail('away')
	}
}

/** The form again, as it was sent, with the sentence above it; worth another try in a moment. */
export const unavailable = (problem: FormProblem) => data(problem, { status: 503, headers: { 'Retry-After': '5' } })
