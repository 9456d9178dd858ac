import { memberOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { HoursPage } from '../components/hours-page.tsx'
import { hoursPage, takeHours } from '../settlement/hours-route.server.ts'
import { findRequest } from '../asking/hospital-cover.server.ts'
import type { Route } from './+types/hours-for-specialist.ts'

const find = ({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) =>
	findRequest(memberOf(context), idParam(params.requestId))

export async function loader(args: Route.LoaderArgs) {
	const held = await find(args)
	if (!held) throw notFound()
	return hoursPage(memberOf(args.context), held)
}

/** The hospital enters the hours where the specialist has not, or other hours than the specialist. */
export async function action(args: Route.ActionArgs) {
	const held = await find(args)
	const { refused, amount } = await takeHours(memberOf(args.context), held, args.request)
	return (
		refused ??
		redirectWith(`/hospital/cover/${args.params.requestId}`, {
			title: 'Hours sent',
			detail: `${amount} The specialist confirms them next.`,
		})
	)
}

export default function HoursForSpecialist({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<HoursPage {...loaderData} title="Hours worked" back={`/hospital/cover/${loaderData.id}`} problem={actionData} />
	)
}
