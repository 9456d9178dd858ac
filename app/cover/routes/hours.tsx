import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { HoursPage } from '../components/hours-page.tsx'
import { hoursPage, takeHours } from '../settlement/hours-route.server.ts'
import { findMyCover } from '../my-cover.server.ts'
import type { Route } from './+types/hours.ts'
import { t } from '#app/platform/language/words.ts'

async function findHeld({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
	const found = await findMyCover(specialistOf(context), idParam(params.requestId))
	if (!found?.isMine) throw notFound()
	return found.request
}

export async function loader(args: Route.LoaderArgs) {
	const held = await findHeld(args)
	return hoursPage(specialistOf(args.context), held)
}

export async function action(args: Route.ActionArgs) {
	const held = await findHeld(args)
	const { refused, amount } = await takeHours(specialistOf(args.context), held, args.request)
	return (
		refused ??
		redirectWith(`/cover/${held.id}`, {
			title: t`Hours sent`,
			detail: t`${{ amount }} The hospital confirms them next.`,
		})
	)
}

export default function Hours({ loaderData, actionData }: Route.ComponentProps) {
	return <HoursPage {...loaderData} title={t`Your hours`} back={`/cover/${loaderData.id}`} problem={actionData} />
}
