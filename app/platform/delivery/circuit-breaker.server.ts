import { ProviderUnavailable, SenderUnavailable } from './sending.server.ts'
import { callingOut } from '../tracing.server.ts'

const failuresToOpen = 5
const windowMs = 30_000
const openMs = 20_000

/**
 * Stops asking a provider that keeps failing. After five failures within 30 s calls are refused at once with
 * `SenderUnavailable`; 20 s later one call may try, and its outcome decides. Kept per process: each learns for itself.
 */
export function circuitBreaker(service: string, now: () => number = () => performance.now()) {
	let failures: number[] = []
	let openedAt: number | null = null
	let probing = false

	return async function guard<Value>(call: () => Promise<Value>, name = service): Promise<Value> {
		if (openedAt !== null && (probing || now() - openedAt < openMs)) {
			throw new SenderUnavailable('not asked: the provider has just failed several times')
		}
		const isProbe = openedAt !== null
		probing = isProbe
		try {
			const value = await callingOut(name, call)
			failures = []
			openedAt = null
			return value
		} catch (error) {
			if (error instanceof ProviderUnavailable) {
				failures = [...failures.filter((at) => now() - at < windowMs), now()]
				if (isProbe || failures.length >= failuresToOpen) openedAt = now()
			} else if (isProbe) {
				// It answered, even if the answer was no.
				failures = []
				openedAt = null
			}
			throw error
		} finally {
			if (isProbe) probing = false
		}
	}
}
