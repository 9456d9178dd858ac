import { Link } from 'react-router'
import type { InterviewLine } from './interview-line.ts'
import { MeetingPlace } from './meeting-place.tsx'
import { InterviewTag } from '../status-tag.tsx'
import { asWritten } from '#app/ui/as-written.ts'

/** A specialist's interviews, one below the other. Without links for a page that is read offline. */
export function InterviewLines({
	interviews,
	plain = false,
}: {
	interviews: readonly InterviewLine[]
	plain?: boolean
}) {
	return (
		<ul className="divide-y divide-line">
			{interviews.map(({ id, status, hospitalName, jobTitle, when, mode, place, turn, isMyTurn }) => (
				<li key={id} className="grid gap-1 px-4 py-3">
					<p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
						{plain ? (
							<span className="font-semibold wrap-anywhere" {...asWritten()}>
								{hospitalName}
							</span>
						) : (
							<Link
								to={`/interviews/${id}`}
								className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
								{...asWritten()}
							>
								{hospitalName}
							</Link>
						)}
						<InterviewTag status={status} reader="specialist" />
					</p>
					<p className="text-sm text-ink-2" {...asWritten()}>
						{jobTitle}
					</p>
					{when ? <p className="num">{when}</p> : null}
					{place ? (
						<p className="text-sm text-ink-2 wrap-anywhere">
							{mode}: {plain ? place.text : <MeetingPlace {...place} />}
						</p>
					) : null}
					{turn ? (
						<p className="text-sm font-semibold">
							{isMyTurn && !plain ? <Turn id={id} turn={turn} of={hospitalName} /> : turn}
						</p>
					) : null}
				</li>
			))}
		</ul>
	)
}

/** What the reader has to do leads to where they do it. */
function Turn({ id, turn, of }: { id: string; turn: string; of: string }) {
	return (
		<Link to={`/interviews/${id}`} className="link inline-flex min-h-11 items-center">
			{turn}
			<span className="sr-only">: {of}</span>
		</Link>
	)
}
