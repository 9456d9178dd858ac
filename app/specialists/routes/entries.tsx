import { Plus } from 'lucide-react'
import { allSkills } from '#app/catalog/skills.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { AddSkill } from '../components/add-skill.tsx'
import { EntryList } from '../components/entry-list.tsx'
import { listOf } from '../sections/entry-lists.server.ts'
import { openSection } from '../sections/revisions.server.ts'
import { type ListName, maxEntries, sectionTitles } from '../sections/sections.ts'
import type { Route } from './+types/entries.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t, words } from '#app/platform/language/words.ts'

/** Experience, education or skills: the list with everything that can be done to it. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const { list, line } = listOf(request)
	const { content } = await openSection(actor, list.section)
	return {
		name: list.name,
		lines: content.map(line),
		isFull: content.length >= maxEntries[list.name],
		suggestions: list.name === 'skills' ? allSkills : [],
		moved: new URL(request.url).searchParams.get('moved'),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? sectionTitles[loaderData.name] : t`Not found`),
]

const texts: Record<ListName, { lead: string; add: string; nothing: string; why: string }> = words({
	experience: {
		lead: 'Where you have worked. A hospital sees your employers only after it shortlists you or you accept its contact request.',
		add: 'Add a position',
		nothing: 'No positions yet',
		why: 'Hospitals look here first: where you have worked and for how long.',
	},
	education: {
		lead: 'Your degrees, diplomas and courses. To have a degree verified, add it under Credentials with its certificate.',
		add: 'Add a degree or course',
		nothing: 'No education yet',
		why: 'Your degrees, diplomas and courses.',
	},
	skills: {
		lead: 'Your public card shows your first four skills from our list. Put your strongest skills at the top.',
		add: 'Add a skill',
		nothing: 'No skills yet',
		why: 'Your clinical skills and your level in each.',
	},
})

export default function Entries({ loaderData }: Route.ComponentProps) {
	const { name, lines, isFull, suggestions, moved } = loaderData
	const { lead, add, nothing, why } = texts[name]
	const addButton = isFull ? null : (
		<ButtonLink to={`/profile/${name}/new`}>
			<Plus size={18} aria-hidden="true" />
			{add}
		</ButtonLink>
	)
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader
				title={sectionTitles[name]}
				lead={lead}
				back={{ to: '/profile', label: t`Your profile` }}
				actions={name !== 'skills' && lines.length > 0 ? addButton : undefined}
			/>
			{name === 'skills' && !isFull ? <AddSkill suggestions={suggestions} /> : null}
			{lines.length > 0 ? (
				<EntryList name={name} lines={lines} moved={moved} />
			) : (
				<EmptyState title={nothing} action={name === 'skills' ? undefined : addButton}>
					{why}
				</EmptyState>
			)}
			{isFull ? (
				<p className="text-sm text-ink-2">{t`You have reached the limit: ${{ count: lines.length }}.`}</p>
			) : null}
		</main>
	)
}
