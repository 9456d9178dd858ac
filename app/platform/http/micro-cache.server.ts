/** What was made for one visitor, and for how many seconds others may have it too. */
export type Made<Value> = { value: Value; seconds: number; bytes: number }

type Entry<Value> = { value: Value; until: number; bytes: number }

/**
 * Keeps what is the same for everyone for a second or two, so that a burst of visitors costs one rendering. While a
 * value is made, other requests for the same key wait for it. If it proves unshareable (`seconds` is 0), only the
 * request that made it gets it.
 */
export function createMicroCache<Value>(limits: { entries: number; bytes: number }, now: () => number = Date.now) {
	// In order of age: a Map keeps the order of insertion.
	const entries = new Map<string, Entry<Value>>()
	const inTheMaking = new Map<string, Promise<Made<Value>>>()
	let bytes = 0

	function drop(key: string) {
		bytes -= entries.get(key)?.bytes ?? 0
		entries.delete(key)
	}

	function keep(key: string, made: Made<Value>) {
		if (made.seconds <= 0 || made.bytes > limits.bytes / 4) return
		drop(key)
		entries.set(key, { value: made.value, until: now() + made.seconds * 1000, bytes: made.bytes })
		bytes += made.bytes
		// What has expired goes at once: hundreds of pages that are never sent again would take memory for nothing.
		for (const [oldest, { until }] of entries) {
			if (until > now() && entries.size <= limits.entries && bytes <= limits.bytes) break
			drop(oldest)
		}
	}

	async function get(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
		const entry = entries.get(key)
		if (entry && entry.until > now()) return entry.value

		const running = inTheMaking.get(key)
		if (running) {
			const made = await running.catch(() => undefined)
			return made && made.seconds > 0 ? made.value : (await make()).value
		}

		const making = make()
		inTheMaking.set(key, making)
		try {
			const made = await making
			keep(key, made)
			return made.value
		} finally {
			inTheMaking.delete(key)
		}
	}

	return { get, size: () => ({ entries: entries.size, bytes }) }
}

/** Header by which a page says for how many seconds all visitors may share it; the server entry takes it off. */
export const microCacheHeader = 'X-Micro-Cache'

/** Export from a public route as `headers`: `export const headers = () => shareWithVisitors()`. */
export const shareWithVisitors = (seconds = 2) => ({ [microCacheHeader]: String(seconds) })

// These cookies change only what the cache key already holds. Any other cookie means a personal page.
const changeThePage = new Set(['theme', 'name-banner', 'language'])
const harmless = new Set([...changeThePage, 'device', '__Host-device'])

/** The part of a request's cookies that the cache key needs, or undefined when the request may not use the cache. */
export function sharedCookies(cookieHeader: string | undefined): string | undefined {
	if (!cookieHeader) return ''
	const needed: string[] = []
	for (const pair of cookieHeader.split(';')) {
		const [name = '', value = ''] = pair.trim().split('=', 2)
		if (!harmless.has(name)) return undefined
		if (!changeThePage.has(name)) continue
		if (!/^[\w%+=-]{0,24}$/.test(value)) return undefined
		needed.push(`${name}=${value}`)
	}
	return needed.toSorted().join('&')
}
