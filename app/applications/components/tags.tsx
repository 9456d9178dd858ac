import { X } from 'lucide-react'
import { Form } from 'react-router'
import { Panel } from '#app/ui/page/panel.tsx'
import { maxTags } from '../limits.ts'
import { ReturnTo } from './return-to.tsx'
import { TagForm } from './tag-form.tsx'

type TagsProps = { applicationId: string; tags: readonly string[]; suggestions: readonly string[] }

/** Words of the hospital's own on this applicant. */
export function Tags(props: TagsProps) {
	return (
		<Panel title="Tags" id="tags">
			<TagList {...props} />
		</Panel>
	)
}

/** Off with one press, on with those already in use or a new one. */
export function TagList({ applicationId, tags, suggestions, returnTo }: TagsProps & { returnTo?: string }) {
	const add = `/hospital/applications/${applicationId}/tags`
	return (
		<div className="grid gap-3">
			{tags.length > 0 ? (
				<Form method="post" action={`${add}/removal`} className="flex flex-wrap gap-2" preventScrollReset>
					<ReturnTo problem={undefined} returnTo={returnTo} />
					{tags.map((tag) => (
						<button key={tag} name="tag" value={tag} className="chip" aria-label={`Remove tag: ${tag}`}>
							{tag}
							<X size={14} aria-hidden="true" />
						</button>
					))}
				</Form>
			) : null}
			{tags.length < maxTags ? (
				<TagForm key={tags.join('\n')} applicationId={applicationId} suggestions={suggestions} returnTo={returnTo} />
			) : null}
		</div>
	)
}
