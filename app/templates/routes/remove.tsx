import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { deleteTemplate } from '../commands.server.ts'
import { kindLabels, templatesOf } from '../kinds.ts'
import { findTemplate } from '../queries.server.ts'
import type { Route } from './+types/remove.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const template = await findTemplate(memberOf(context), idParam(params.templateId))
	if (!template) throw notFound()
	return { kind: template.kind, name: template.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	await refuseFields(request)
	const gone = await deleteTemplate(memberOf(context), idParam(params.templateId))
	if (!gone) throw notFound()
	return redirectWith(templatesOf(gone.kind), { title: 'Template deleted', detail: gone.name })
}

// The page says it.
export default function RemoveTemplate({ loaderData: { kind, name } }: Route.ComponentProps) {
	const title = `Delete template: ${name}`
	const back = templatesOf(kind)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={undefined}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead="It will be deleted for your whole team. What you have sent with it stays as it is."
				back={{ to: back, label: kindLabels[kind] }}
			/>
			<ConfirmForm label="Delete template" pendingLabel="Deleting..." back={back} backLabel="Keep template" />
		</main>
	)
}
