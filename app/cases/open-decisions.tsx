import { undoTime } from '#app/platform/undo.ts'
import { Link } from 'react-router'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'

type OpenDecision = {
	id: string
	label: string
	/** The person or thing, where the page is not of it. */
	about?: string | null
	page: string
	by: string
	waits: boolean
	mayUndo: boolean
	/** Where it is undone. */
	undo: string
}

const named = ({ label, about }: OpenDecision) => (about ? `${label}, ${about}` : label)

/** What was decided within the last minute, and the way back for the operator who did. */
export const OpenDecisions = ({ decisions }: { decisions: readonly OpenDecision[] }) =>
	decisions
		.filter(({ waits, mayUndo }) => waits || mayUndo)
		.map((one) => ({ ...one, name: named(one) }))
		.map(({ id, name, page, by, waits, mayUndo, undo }) => (
			<Notice key={id} title={mayUndo ? `You have decided: ${name}` : `${by} has decided: ${name}`}>
				<p>
					{waits ? `This takes effect within ${undoTime}.` : `This is in effect. Messages go out within ${undoTime}.`}{' '}
					<Link to={page} aria-label={`View: ${name}`}>
						View
					</Link>
				</p>
				{mayUndo ? (
					<PostButton
						action={undo}
						variant="secondary"
						size="sm"
						pendingLabel="Undoing..."
						aria-label={`Undo: ${name}`}
					>
						Undo
					</PostButton>
				) : null}
			</Notice>
		))
