import { useId } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { t } from '#app/platform/language/words.ts'

/** Beside the redacted cards: what a hospital gets once we have checked it. */
export function RegisterHospital({ to }: { to: string }) {
	// Twice on the page: beside the filters on a desk, under the list on a phone.
	const id = useId()
	return (
		<aside
			aria-labelledby={id}
			className="grid content-start gap-2 border-y border-line bg-brand-soft p-4 text-on-brand-soft lg:rounded-lg lg:border"
		>
			<h2 id={id} className="text-lg">
				{t`Hiring for a hospital?`}
			</h2>
			<p className="max-w-prose text-sm">
				{t`Verified hospitals can see names, degrees, work experience and expected pay, search by name, and send contact requests. They see a specialist’s phone and email after shortlisting their application, or after they accept a contact request, if the specialist shares them.`}
			</p>
			<div className="mt-1">
				<ButtonLink to={to} size="sm" rel="nofollow">
					{t`Register your hospital`}
				</ButtonLink>
			</div>
		</aside>
	)
}
