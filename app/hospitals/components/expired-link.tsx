import { ButtonLink } from '#app/ui/button.tsx'

/** Used, too old, cut off by the mail program: one answer for all. */
export function ExpiredLink({ to, button }: { to: string; button: string }) {
	return (
		<>
			<p>Each link works once and for a limited time. Only the link in the latest email works.</p>
			<ButtonLink to={to} className="justify-self-start">
				{button}
			</ButtonLink>
		</>
	)
}
