import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** For visitors who have seen that there are jobs. */
export function RegisterPrompt() {
	return (
		<Band tone="soft" labelledBy="register-prompt" className="mt-8">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<div className="max-w-prose">
					<h2 id="register-prompt">Register once, apply in two taps</h2>
					<p>
						Free for specialists. It takes your name, your phone number and a code by SMS; hospitals see your number
						only after you and they agree to talk.
					</p>
				</div>
				<ButtonLink to="/doctors/register">Register</ButtonLink>
			</div>
		</Band>
	)
}
