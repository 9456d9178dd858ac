import { faultOf } from '../http/faults.ts'
import type { FileStore } from './files.server.ts'
import { patientGuard } from '../patience.server.ts'
import { ProviderUnavailable } from '../delivery/sending.server.ts'

/** A store on the network: one that does not answer is given up in time, with `ProviderUnavailable`. */
export function patientStore(store: FileStore): FileStore {
	const guard = patientGuard('file store', 15_000)

	const ask = <Value>(what: string, call: (signal: AbortSignal) => Promise<Value>) =>
		guard(async (withinMs) => {
			const limit = new AbortController()
			const timer = setTimeout(() => limit.abort(), withinMs)
			try {
				return await call(limit.signal)
			} catch (error) {
				if (!faultOf(error)) throw error
				throw new ProviderUnavailable('the file store does not answer', { cause: error })
			} finally {
				// What is read from a file that was found may take longer.
				clearTimeout(timer)
			}
		}, `file store: ${what}`)

	return {
		put: (key, body, options) => ask('put', (signal) => store.put(key, body, options, signal)),
		get: (key) => ask('get', (signal) => store.get(key, signal)),
		remove: (key) => ask('remove', (signal) => store.remove(key, signal)),
		exists: (key) => ask('exists', (signal) => store.exists(key, signal)),
		list: () => store.list(),
	}
}
