import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { changeTemplate } from '../commands.server.ts'
import { TemplateForm } from '../components/template-form.tsx'
import { exampleValues } from '../example.server.ts'
import { kindLabels, templatesOf } from '../kinds.ts'
import { findTemplate } from '../queries.server.ts'
import { nameTaken } from '../refusals.ts'
import { templateInput } from '../schema.server.ts'
import type { Route } from './+types/edit.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const template = await findTemplate(member, idParam(params.templateId))
	if (!template) throw notFound()
	const { kind, name, body, version } = template
	return { kind, stored: { name, body, version }, example: exampleValues(member) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const templateId = idParam(params.templateId)
	const template = await findTemplate(member, templateId)
	if (!template) throw notFound()
	const form = await parseForm(request, templateInput(template.kind))
	if (!form.ok) return invalid(form.problem)

	const { values, value } = form
	const changed = await changeTemplate(member, templateId, value)
	if (changed.ok) return redirectWith(templatesOf(template.kind), { title: 'Template saved', detail: value.name })
	if (changed.failure === 'not-found') throw notFound()
	if (changed.failure === 'name-taken') return invalid({ fields: { name: [nameTaken] }, values })
	// Carries the stored version, so sending it again is deliberate.
	const now = await findTemplate(member, templateId)
	const current = { ...values, version: String(now?.version ?? template.version) }
	return invalid({ form: changedSinceOpened, values: current }, 409)
}

const changedSinceOpened =
	'A colleague changed this template while you had it open. Your changes have not been saved. Save again to replace the other version.'

// Also after a clash: the version that is stored now comes with it.
export const shouldRevalidate = () => true

// The page says it: only it knows whether something is wrong.
export default function EditTemplate({ loaderData, actionData: problem }: Route.ComponentProps) {
	const { kind, stored, example } = loaderData
	const title = `Edit ${stored.name}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader title={title} back={{ to: templatesOf(kind), label: kindLabels[kind] }} />
			<TemplateForm kind={kind} stored={stored} example={example} problem={problem} />
		</main>
	)
}
