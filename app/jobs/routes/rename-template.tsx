import { z } from 'zod'
import { memberOf } from '#app/identity/groups.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { plainText } from '#app/platform/text/text.server.ts'
import { RenamePage } from '#app/ui/page/rename-page.tsx'
import { limits } from '../form/limits.ts'
import { findTemplate, renameTemplate } from '../form/templates.server.ts'
import { templatesPath } from '../form/templates-path.ts'
import type { Route } from './+types/rename-template.ts'

const NameInput = z.object({ name: plainText({ max: limits.title }) })

export async function loader({ params, context }: Route.LoaderArgs) {
	const template = await findTemplate(memberOf(context), idParam(params.templateId))
	if (!template) throw notFound()
	return { name: template.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const templateId = idParam(params.templateId)
	if (!(await findTemplate(member, templateId))) throw notFound()
	const form = await parseForm(request, NameInput)
	if (!form.ok) return invalid(form.problem)

	const renamed = await renameTemplate(member, templateId, form.value.name)
	if (renamed.ok) return redirectWith(templatesPath, { title: 'Template renamed', detail: form.value.name })
	if (renamed.failure === 'not-found') throw notFound()
	return invalid({ fields: { name: ['Another template has this name. Enter a different name.'] }, values: form.values })
}

export default function RenameTemplate({ loaderData: { name }, actionData: problem }: Route.ComponentProps) {
	return (
		<RenamePage
			title="Rename template"
			hint="Your team sees this name when it posts a job."
			name={fieldValue(problem, 'name', name)}
			longest={limits.title}
			back={templatesPath}
			problem={problem}
		/>
	)
}
