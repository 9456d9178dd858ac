import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { registeringEmail } from '../registering-cookie.server.ts'
import { brand } from '#app/brand.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/check-inbox.ts'

export const loader = async ({ request }: Route.LoaderArgs) => ({ email: await registeringEmail(request) })

export const meta: Route.MetaFunction = () => [
	{ title: `Check your inbox · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function CheckInbox({ loaderData: { email } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-5 py-8">
			<MailCheck size={32} aria-hidden="true" className="text-brand" />
			<h1>Check your inbox</h1>
			<p>
				We have sent a mail to {email ? <strong>{email}</strong> : 'the address you gave'}. Open the link in it and
				enter the password you chose. The link works for 3 days.
			</p>
			<p className="text-ink-2">
				Nothing there after a few minutes? Look in the spam folder, or let us send it again. If the address is wrong,{' '}
				<Link to="/hospital/auth?tab=register" className="link">
					register with the right one
				</Link>
				.
			</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/hospital/resend-confirmation" variant="secondary">
					Send the mail again
				</ButtonLink>
				<ButtonLink to="/hospital/auth" variant="quiet">
					Back to login
				</ButtonLink>
			</div>
		</main>
	)
}
