import { PostButton } from '#app/ui/fields/post-button.tsx'

/** Puts a person in front of others for the next requests, or takes that back. */
export const AskFirst = ({ id, isFirst }: { id: string; isFirst: boolean }) => (
	<PostButton
		action="/hospital/cover/asked-first"
		fields={{ specialist: id, first: isFirst ? 'off' : 'on' }}
		variant="secondary"
		size="sm"
		pendingLabel="Saving..."
	>
		{isFirst ? 'Stop asking first' : 'Ask first next time'}
	</PostButton>
)
