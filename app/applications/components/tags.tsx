import { Plus, X } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { longestTag, mostTags } from '../limits.ts'

type TagsProps = { applicationId: string; tags: readonly string[]; suggestions: readonly string[] }

/** Words of the hospital's own on this applicant: off with one press, on with those already in use or a new one. */
export function Tags({ applicationId, tags, suggestions }: TagsProps) {
	const add = `/hospital/applications/${applicationId}/tags`
	return (
		<Panel title="Tags" id="tags">
			<div className="grid gap-3">
				{tags.length > 0 ? (
					<Form method="post" action={`${add}/removal`} className="flex flex-wrap gap-2" preventScrollReset>
						{tags.map((tag) => (
							<button key={tag} name="tag" value={tag} className="chip" aria-label={`Take off: ${tag}`}>
								{tag}
								<X size={14} aria-hidden="true" />
							</button>
						))}
					</Form>
				) : null}
				{tags.length < mostTags ? (
					<Form
						key={tags.join('\n')}
						method="post"
						action={add}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
						preventScrollReset
					>
						<SuggestField
							name="tag"
							id="new-tag"
							label="Add a tag"
							suggestions={suggestions}
							maxLength={longestTag}
							required
						/>
						<Button variant="secondary" iconOnly aria-label="Add the tag">
							<Plus size={18} aria-hidden="true" />
						</Button>
					</Form>
				) : null}
			</div>
		</Panel>
	)
}
