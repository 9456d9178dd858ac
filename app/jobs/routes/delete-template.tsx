import { memberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { deleteTemplate, findTemplate } from '../form/templates.server.ts'
import { templatesPath } from '../form/templates-path.ts'
import type { Route } from './+types/delete-template.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const template = await findTemplate(memberOf(context), idParam(params.templateId))
	if (!template) throw notFound()
	return { name: template.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	await refuseFields(request)
	const name = await deleteTemplate(memberOf(context), idParam(params.templateId))
	if (name === null) throw notFound()
	return redirectWith(templatesPath, { title: 'Template deleted', detail: name })
}

export default function DeleteTemplate({ loaderData: { name } }: Route.ComponentProps) {
	const title = `Delete template: ${name}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={undefined}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead="It will be deleted for your whole team. Jobs posted from it stay as they are."
				back={{ to: templatesPath, label: 'Job templates' }}
			/>
			<ConfirmForm label="Delete template" pendingLabel="Deleting..." back={templatesPath} backLabel="Keep template" />
		</main>
	)
}
