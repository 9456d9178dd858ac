import { createHash } from 'node:crypto'
import { hashOf } from './algorithms.server.ts'
import type { Certificate } from './certificate.server.ts'
import { bodyOf, childrenOf, readDer, tags, timeOf } from './der.server.ts'
import { must } from './refusal.server.ts'
import { mustComeFrom, mustCover, readSignedData, types } from './signed-data.server.ts'

/** Clocks of servers differ by that much. */
const maxAheadMs = 5 * 60_000

/**
 * The time at which an authority saw these bytes (RFC 3161). Refused unless the stamp is of exactly these bytes and its own chain ends in
 * a root. Its certificate has to be valid at the time of the stamp, not today: otherwise no stamp would outlive its authority’s key.
 */
export function timeOfStamp(token: Buffer, stamped: readonly Buffer[], roots: Certificate[], now: Date): Date {
	const data = readSignedData(token)
	const content = data.content
	must(content !== null)
	mustCover(data, [content], types.stamp)
	const [, , imprint, , time] = childrenOf(readDer(content))
	const [algorithm, digest] = childrenOf(imprint)
	const hash = createHash(hashOf(algorithm))
	for (const part of stamped) hash.update(part)
	must(hash.digest().equals(bodyOf(digest, tags.octets)), 'changed-after')
	const at = timeOf(time)
	must(at.getTime() <= now.getTime() + maxAheadMs, 'not-yet-valid')
	mustComeFrom(data, roots, at, 'times')
	return at
}
