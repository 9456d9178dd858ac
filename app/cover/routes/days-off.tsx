import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { invalid } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { DaysOffForm, DaysOffLines } from '../components/days-off.tsx'
import { addDaysOff, listDaysOff } from '../days-off.server.ts'
import { coverLimits } from '../kinds.ts'
import { formatDaysOff } from '../labels.ts'
import { DaysOffInput } from '../schema.server.ts'
import type { Route } from './+types/days-off.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const daysOff = await listDaysOff(specialistOf(context))
	return { daysOff: daysOff.map(({ id, ...days }) => ({ id, name: formatDaysOff(days) })) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, DaysOffInput)
	if (!form.ok) return invalid(form.problem)
	const added = await addDaysOff(specialistOf(context), form.value)
	if (!added.ok)
		return invalid({ form: `You can enter ${coverLimits.daysOff} at a time. Remove one first.`, values: form.values })
	return redirectWith('/cover/settings', { title: 'Days off added' })
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function DaysOff({ loaderData: { daysOff }, actionData: refused }: Route.ComponentProps) {
	const problem = useTyped(refused)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Days off</PageTitle>
			<PageHeader back={{ to: '/cover/settings', label: 'When and for what' }} title="Days off" />
			<DaysOffLines daysOff={daysOff} />
			<DaysOffForm problem={problem} />
		</main>
	)
}
