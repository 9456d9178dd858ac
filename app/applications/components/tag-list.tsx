import { Tag } from '#app/ui/tag.tsx'

/** The hospital's own words on an applicant. */
export function TagList({ tags }: { tags: readonly string[] }) {
	if (tags.length === 0) return null
	return (
		<ul aria-label="Tags" className="mt-1 flex flex-wrap gap-1 font-normal">
			{tags.map((tag) => (
				<li key={tag}>
					<Tag>{tag}</Tag>
				</li>
			))}
		</ul>
	)
}
