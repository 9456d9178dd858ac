import { setTimeout } from 'node:timers/promises'

/**
 * Answers no sooner than `milliseconds` after the call. What we do for a known address and for an unknown one differs by
 * some statements; whoever measures the answer must not see by how much.
 */
export async function respondUniformly<Value>(work: () => Promise<Value>, milliseconds = 300): Promise<Value> {
	const [value] = await Promise.all([work(), setTimeout(milliseconds)])
	return value
}
