import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { registeringEmail } from '../checks/registering-cookie.server.ts'
import { PortalDoor } from '../components/portal-door.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/check-inbox.ts'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'

export const loader = async ({ request }: Route.LoaderArgs) => ({ email: await registeringEmail(request) })

export const meta = () => [titled('Check your inbox'), unlisted]

export default function CheckInbox({ loaderData: { email } }: Route.ComponentProps) {
	return (
		<PortalDoor>
			<MailCheck size={32} aria-hidden="true" className="text-brand" />
			<h1>Check your inbox</h1>
			<p>
				We have sent an email to {email ? <strong>{email}</strong> : 'the address you entered'}. Open the link in the
				email and enter the password you chose. The link is valid for 3 days.
			</p>
			<p className="text-ink-2">
				No email after a few minutes? Check your spam folder or send it again. If the address is wrong,{' '}
				<Link to="/hospital/auth?tab=register" className="link">
					register again with the correct one
				</Link>
				.
			</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/hospital/resend-confirmation" variant="secondary">
					Resend email
				</ButtonLink>
				<ButtonLink to="/hospital/auth" variant="quiet">
					Back to login
				</ButtonLink>
			</div>
		</PortalDoor>
	)
}
