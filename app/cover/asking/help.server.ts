import { findUsualPay } from '#app/pay/queries.server.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { atLeast } from '#app/platform/small-sets.ts'
import { countInCity } from './candidates.server.ts'
import { coverLimits } from './kinds.ts'
import type { coverRequests, Help } from '../tables.server.ts'

type Request = typeof coverRequests.$inferSelect
const day = 86_400_000

/**
 * What would help a request that everyone has been asked for. Counted once for each time that this is said, and not on each look: a hospital
 * must not work out the least pay or the hours of one person. By the city, so that no site of a hospital finds out where someone lives.
 */
export async function countHelp(on: Queryable, request: Request): Promise<Help> {
	const usual = await findUsualPay({
		speciality: request.specialitySlug,
		location: request.location,
		unit: request.payUnit,
	})
	const now = await countInCity(on, request)
	const more = async (changed: Partial<Request>) => atLeast((await countInCity(on, { ...request, ...changed })) - now)
	const [startsAt, endsAt] = [request.startsAt, request.endsAt].map((at) => new Date(at.getTime() + day)) as [
		Date,
		Date,
	]
	const isBelow = usual !== null && usual.median > request.payPaise
	return {
		pay: isBelow ? { rupees: Number(usual.median) / 100, more: await more({ payPaise: usual.median }) } : null,
		further: request.furtherKm > 0 ? null : await more({ furtherKm: coverLimits.furtherKm }),
		later: await more({ startsAt, endsAt }),
	}
}
