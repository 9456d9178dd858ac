import { ButtonLink } from '#app/ui/button.tsx'

/** Beside the redacted cards: what a hospital gets once we have checked it. */
export function RegisterHospital({ to }: { to: string }) {
	return (
		<aside
			aria-labelledby="register-hospital"
			className="grid content-start gap-2 border-y border-line bg-brand-soft p-4 text-on-brand-soft lg:rounded-lg lg:border"
		>
			<h2 id="register-hospital" className="text-lg">
				Hiring for a hospital?
			</h2>
			<p className="text-sm">
				Verified hospitals see names, degrees, careers and expected pay, search by name, and ask to get in touch. Phone
				and e-mail follow once both sides are interested.
			</p>
			<div className="mt-1">
				<ButtonLink to={to} size="sm" rel="nofollow">
					Register your hospital
				</ButtonLink>
			</div>
		</aside>
	)
}
