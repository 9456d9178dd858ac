/** The part of autocannon that we use; it brings no types of its own. */
declare module 'autocannon' {
	import type { EventEmitter } from 'node:events'

	type Options = {
		url: string
		connections: number
		/** Seconds. */
		duration: number
		/** Requests a second in all; as many as can be otherwise. */
		overallRate?: number
		headers?: Record<string, string>
		requests?: { path: string }[]
	}

	type Result = { errors: number; timeouts: number; non2xx: number; duration: number; requests: { total: number } }

	/** Emits `response` as (client, statusCode, bytes, milliseconds) for every answer. */
	type Instance = EventEmitter & Promise<Result>

	export default function autocannon(options: Options): Instance
}
