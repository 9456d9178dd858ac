import { yearsTyped } from '#app/catalog/experience.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { findUsualPay } from '#app/pay/queries.server.ts'
import { payUnits } from '#app/platform/text/money.ts'
import type { Route } from './+types/pay-figures.ts'

/** For the form of a job, each time that speciality, place, unit or experience change. */
export async function loader({ context, url }: Route.LoaderArgs) {
	memberOf(context)
	const asked = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 200)
	const unit = payUnits.find((each) => each === asked('unit')) ?? 'month'
	const years = yearsTyped(asked('years'))
	return { figures: await findUsualPay({ speciality: asked('speciality'), location: asked('location'), unit, years }) }
}
