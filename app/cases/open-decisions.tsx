import { undoTime } from '#app/platform/undo.ts'
import { Link } from 'react-router'
import type { listOpenDecisions } from './decisions.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'

/** What was decided within the last minute, and the way back for the operator who did. */
export const OpenDecisions = ({ decisions }: { decisions: Awaited<ReturnType<typeof listOpenDecisions>> }) =>
	decisions
		.filter(({ waits, mayUndo }) => waits || mayUndo)
		.map(({ id, label, page, by, waits, mayUndo }) => (
			<Notice key={id} title={mayUndo ? `You have decided: ${label}` : `${by} has decided: ${label}`}>
				<p>
					{waits ? `This takes effect within ${undoTime}.` : `This is in effect. Messages go out within ${undoTime}.`}{' '}
					<Link to={page}>View</Link>
				</p>
				{mayUndo ? (
					<PostButton
						action={`/operator/decisions/${id}/undo`}
						variant="secondary"
						size="sm"
						pendingLabel="Undoing..."
						aria-label={`Undo: ${label}`}
					>
						Undo
					</PostButton>
				) : null}
			</Notice>
		))
