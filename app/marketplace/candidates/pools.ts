import { planRefusals } from '#app/billing/plans.ts'
import { savedCandidatesPath } from '../paths.ts'

/** The list that every hospital has. */
export const firstPoolName = 'Saved candidates'
export const longestPoolName = 60
export const longestNote = 500

export const poolsPath = '/hospital/pools'

/** A page or a button of one list; null is the first. */
export const inPoolAt = (poolId: string | null, path = savedCandidatesPath) =>
	poolId === null ? path : `${path}?pool=${poolId}`

/** Why a pool was not created, renamed or restored. */
export const poolRefusals = {
	'name-taken': 'A pool of this name exists already. Choose another name.',
	...planRefusals('pools'),
	'not-found': 'This pool is no longer available.',
}
