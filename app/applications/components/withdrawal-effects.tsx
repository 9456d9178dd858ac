import { withdrawalUndoMinutes } from '#app/durations.ts'
import { t } from '#app/platform/language/words.ts'

/** What follows from a withdrawal, said before it. */
export function WithdrawalEffects({ hospitalName }: { hospitalName: string }) {
	return (
		<ul className="grid max-w-prose list-disc gap-1 ps-5">
			<li>{t`We notify ${{ hospital: hospitalName }}. It can no longer see your profile or resume through this application.`}</li>
			<li>{t`An interview or offer for this job ends after ${{ minutes: withdrawalUndoMinutes }} minutes.`}</li>
			<li>
				{t`You can undo this for ${{ minutes: withdrawalUndoMinutes }} minutes. After that, you can apply for this job again only if the hospital invites you.`}
			</li>
		</ul>
	)
}
