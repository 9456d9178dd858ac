import { Link } from 'react-router'
import { many, t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export type ReadingState = { status: 'waiting' | 'read' | 'unreadable'; open: number }

/** How far the reading of a resume is, beside the resume. */
export function ReadingNote({ reading }: { reading: ReadingState | null }) {
	if (!reading || (reading.status === 'read' && reading.open === 0)) return null
	if (reading.status === 'waiting')
		return (
			<p className="text-sm text-ink-2">
				{rich({
					link: (words) => (
						<Link to="/profile/resume-reading" className="link">
							{words}
						</Link>
					),
				})`We are reading your resume. <link>View progress</link>`}
			</p>
		)
	if (reading.status === 'unreadable')
		return (
			<p className="text-sm text-ink-2">
				{t`We could not read the text in this file. Please fill in your profile yourself. Hospitals see no preview of it and get the file when there is mutual interest.`}
			</p>
		)
	return (
		<p className="text-sm">
			<Link to="/profile/resume-reading" className="link">
				{many(
					{ details: reading.open },
					'# detail in your resume is not in your profile yet',
					'# details in your resume are not in your profile yet',
				)}
			</Link>
		</p>
	)
}
