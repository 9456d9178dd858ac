import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { addTemplate } from '../commands.server.ts'
import { TemplateForm } from '../components/template-form.tsx'
import { exampleValues } from '../example.server.ts'
import { isTemplateKind, kindLabels, kindNames, maxTemplates, templatesOf } from '../kinds.ts'
import { nameTaken } from '../refusals.ts'
import { templateInput } from '../schema.server.ts'
import type { Route } from './+types/add.ts'

const kindOf = (request: Request) => {
	const kind = new URL(request.url).searchParams.get('kind') ?? 'message'
	if (!isTemplateKind(kind)) throw badRequest()
	return kind
}

export function loader({ request, context }: Route.LoaderArgs) {
	return { kind: kindOf(request), example: exampleValues(memberOf(context)) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const kind = kindOf(request)
	const form = await parseForm(request, templateInput(kind))
	if (!form.ok) return invalid(form.problem)

	const { name, body } = form.value
	const added = await addTemplate(memberOf(context), kind, { name, body })
	if (added.ok) return redirectWith(templatesOf(kind), { title: 'Template saved', detail: name })
	const { values } = form
	return added.failure === 'name-taken'
		? invalid({ fields: { name: [nameTaken] }, values })
		: invalid({
				form: `You can keep up to ${maxTemplates} ${kindNames[kind]}s. Delete one to save another.`,
				values,
			})
}

// The page says it: only it knows whether something is wrong.
export default function AddTemplate({ loaderData: { kind, example }, actionData: problem }: Route.ComponentProps) {
	const title = `New ${kindNames[kind]}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader title={title} back={{ to: templatesOf(kind), label: kindLabels[kind] }} />
			<TemplateForm kind={kind} stored={{ name: '', body: '', version: 0 }} example={example} problem={problem} />
		</main>
	)
}
