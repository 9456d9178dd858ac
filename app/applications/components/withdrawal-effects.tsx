import { withdrawalUndoMinutes } from '#app/durations.ts'
/** What follows from a withdrawal, said before it. */
export function WithdrawalEffects({ hospitalName }: { hospitalName: string }) {
	return (
		<ul className="grid max-w-prose list-disc gap-1 ps-5">
			<li>We notify {hospitalName}. It can no longer see your profile or resume through this application.</li>
			<li>An interview or offer for this job ends after {withdrawalUndoMinutes} minutes.</li>
			<li>
				You can undo this for {withdrawalUndoMinutes} minutes. After that, you can apply for this job again only if the
				hospital invites you.
			</li>
		</ul>
	)
}
