import { specialistOf } from '#app/identity/groups.server.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { finishCover } from '../answers.server.ts'
import { HoursForm } from '../components/hours-form.tsx'
import { throwRefusal } from '../held-route.server.ts'
import { formatHours, hoursToEnter } from '../labels.ts'
import { findMyCover } from '../queries.server.ts'
import { hoursOf, workedInput } from '../schema.server.ts'
import type { Route } from './+types/hours.ts'

async function findHeld({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
	const found = await findMyCover(specialistOf(context), idParam(params.requestId))
	if (!found?.isMine) throw notFound()
	return found.request
}

export async function loader(args: Route.LoaderArgs) {
	const held = await findHeld(args)
	return { id: held.id, lead: `${held.work}, asked for ${formatHours(held)}`, worked: hoursToEnter(held) }
}

export async function action(args: Route.ActionArgs) {
	const held = await findHeld(args)
	const form = await parseForm(args.request, workedInput(held))
	if (!form.ok) return invalid(form.problem)
	const { date, from, to, described } = form.value
	const finished = await finishCover(specialistOf(args.context), held.id, hoursOf(date, from, to), described === 'yes')
	if (!finished.ok) throwRefusal(finished.failure)
	return redirectWith(`/cover/${held.id}`, { title: 'Hours sent', detail: 'The hospital confirms them next.' })
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Hours({ loaderData: { id, lead, worked }, actionData: refused }: Route.ComponentProps) {
	const problem = useTyped(refused)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Your hours</PageTitle>
			<PageHeader back={{ to: `/cover/${id}`, label: 'Cover' }} title="Your hours" lead={lead} />
			<HoursForm action={`/cover/${id}/hours`} worked={worked} problem={problem} />
		</main>
	)
}
