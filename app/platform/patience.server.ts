import { setTimeout as pause } from 'node:timers/promises'
import { circuitBreaker } from './delivery/circuit-breaker.server.ts'
import { isAnsweringRequest } from './http/origin.server.ts'

/** A page waits no longer for another company’s server: less than a second, so that the rest of the answer fits in one. */
const pagePatienceMs = 800

/**
 * Calls of one provider, each of which is told how long it may take: short while a person waits for the answer, `otherwiseMs` in
 * a task. Pages and tasks have a circuit breaker each, so that a provider which is only slow is not given up by those who can wait.
 */
export function patientGuard(service: string, otherwiseMs: number) {
	const [forPages, forTasks] = [circuitBreaker(service), circuitBreaker(service)]
	return <Value>(call: (withinMs: number) => Promise<Value>, name = service): Promise<Value> =>
		isAnsweringRequest() ? forPages(() => call(pagePatienceMs), name) : forTasks(() => call(otherwiseMs), name)
}

/**
 * What `work` comes to, or null if that takes longer than a page waits. It goes on then, and has to look after an error that comes
 * later by itself.
 */
export async function whilePatient<Value>(work: Promise<Value>): Promise<Value | null> {
	const waiting = new AbortController()
	try {
		return await Promise.race([work, pause(pagePatienceMs, null, { signal: waiting.signal })])
	} finally {
		waiting.abort()
	}
}
