import { Form } from 'react-router'
import { clockTime } from '#app/platform/text/clock-time.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

const action = '/doctors/register/code/resend'

/**
 * Asks for another code. The server owns the pause; the page counts it down where a script runs, and else the answer to
 * the button says how long it is.
 */
export function ResendForm({ inSeconds }: { inSeconds: number | null }) {
	if (inSeconds === null)
		return (
			<p className="text-ink-2">{t`No SMS yet? It can take a few minutes. You have used all your codes for now.`}</p>
		)
	const mustWait = inSeconds > 0
	return (
		<Form
			method="post"
			action={action}
			className="grid justify-items-start gap-2"
			data-countdown={mustWait ? inSeconds : undefined}
		>
			<p>
				<strong>{t`No SMS yet?`}</strong>{' '}
				<span className="num text-ink-2">
					<span data-count-waiting="" hidden={!mustWait}>
						{rich({
							left: (words) => <span data-count-left="">{words}</span>,
						})`You can request another code in <left>${{ time: clockTime(inSeconds) }}</left>`}
					</span>
					<span data-count-done="" hidden={mustWait}>
						{t`You can request another code now.`}
					</span>
				</span>
			</p>
			<SubmitButton action={action} variant="secondary" pendingLabel={t`Resending...`}>
				{t`Send again`}
			</SubmitButton>
		</Form>
	)
}
