import { memberOf } from '#app/identity/groups.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Tabs } from '#app/ui/page/tabs.tsx'
import {
	isTemplateKind,
	kindLabels,
	kindNames,
	newTemplateOf,
	templateKinds,
	templatesOf,
	templatesPath,
} from '../kinds.ts'
import { countTemplates, listTemplates } from '../queries.server.ts'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const asked = new URL(request.url).searchParams.get('kind')
	const kind = isTemplateKind(asked) ? asked : 'message'
	const [templates, counts] = await Promise.all([listTemplates(member, kind), countTemplates(member)])
	return { kind, templates, counts: templateKinds.map((each) => counts.get(each) ?? 0) }
}

export const meta = () => [titled('Templates')]

export default function Templates({ loaderData: { kind, templates, counts } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-6">
			<PageHeader
				title="Templates"
				lead="Message templates for your whole team. Fields such as {name} and {job} are filled in for each person."
				actions={<ButtonLink to={newTemplateOf(kind)}>New {kindNames[kind]}</ButtonLink>}
			/>
			<Tabs
				label="Kind of template"
				tabs={templateKinds.map((each, index) => ({
					to: templatesOf(each),
					label: kindLabels[each],
					current: each === kind,
					count: counts[index],
				}))}
			/>
			{templates.length === 0 ? (
				<EmptyState title={`No ${kindNames[kind]}s yet`}>
					{kind === 'rejection-reason'
						? 'Reasons that your team writes while rejecting an applicant will appear here.'
						: 'Write a text once, and your team can use it with one click.'}
				</EmptyState>
			) : (
				<ul className="panel divide-y divide-line">
					{templates.map(({ id, name, text }) => (
						<li key={id} data-row={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
							<div className="min-w-0 flex-1 basis-48">
								<p className="font-semibold wrap-anywhere">{name}</p>
								{text ? <p className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{text}</p> : null}
							</div>
							<div className="flex flex-wrap gap-2">
								<ButtonLink to={`${templatesPath}/${id}`} variant="secondary" size="sm" aria-label={`Edit ${name}`}>
									Edit
								</ButtonLink>
								<ButtonLink
									to={`${templatesPath}/${id}/removal`}
									variant="quiet"
									size="sm"
									aria-label={`Delete ${name}`}
								>
									Delete
								</ButtonLink>
							</div>
						</li>
					))}
				</ul>
			)}
		</main>
	)
}
