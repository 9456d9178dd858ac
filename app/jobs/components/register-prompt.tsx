import { Band } from '#app/ui/page/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { t } from '#app/platform/language/words.ts'

/** For visitors who have seen that there are jobs. */
export function RegisterPrompt() {
	return (
		<Band tone="soft" labelledBy="register-prompt" className="mt-8">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<div className="max-w-prose">
					<h2 id="register-prompt">{t`Register once, apply in two taps`}</h2>
					<p>
						{t`Free for specialists. All you need is your name, mobile number and an SMS code. A hospital sees your number only after it shortlists you or you accept its contact request.`}
					</p>
				</div>
				<ButtonLink to="/doctors/register">{t`Register`}</ButtonLink>
			</div>
		</Band>
	)
}
