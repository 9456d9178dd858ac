import { Link } from 'react-router'

export type ReadingState = { status: 'waiting' | 'read' | 'unreadable'; open: number }

/** How far the reading of a resume is, beside the resume. */
export function ReadingNote({ reading }: { reading: ReadingState | null }) {
	if (!reading || (reading.status === 'read' && reading.open === 0)) return null
	if (reading.status === 'waiting')
		return (
			<p className="text-sm text-ink-2">
				It is being read.{' '}
				<Link to="/profile/resume-reading" className="link">
					See what it says
				</Link>
			</p>
		)
	if (reading.status === 'unreadable')
		return (
			<p className="text-sm text-ink-2">
				We could not read the text in this file, so fill in your profile by hand. Hospitals get the file as it is.
			</p>
		)
	return (
		<p className="text-sm">
			<Link to="/profile/resume-reading" className="link">
				{reading.open === 1
					? 'It says one thing more than your profile'
					: `It says ${reading.open} things more than your profile`}
			</Link>
		</p>
	)
}
