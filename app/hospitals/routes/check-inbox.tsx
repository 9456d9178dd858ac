import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { registeringEmail } from '../checks/registering-cookie.server.ts'
import { PortalDoor } from '../components/portal-door.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/check-inbox.ts'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export const loader = async ({ request }: Route.LoaderArgs) => ({ email: await registeringEmail(request) })

export const meta = () => [titled(t`Check your inbox`), unlisted]

export default function CheckInbox({ loaderData: { email } }: Route.ComponentProps) {
	return (
		<PortalDoor>
			<MailCheck size={32} aria-hidden="true" className="text-brand" />
			<h1>{t`Check your inbox`}</h1>
			<p>
				{email
					? rich({
							strong: (words) => <strong>{words}</strong>,
						})`We have sent an email to <strong>${{ email }}</strong>.`
					: t`We have sent an email to the address you entered.`}{' '}
				{t`Open the link in the email and enter the password you chose. The link is valid for 3 days.`}
			</p>
			<p className="text-ink-2">
				{t`No email after a few minutes? Check your spam folder or send it again.`}{' '}
				{rich({
					link: (words) => (
						<Link to="/hospital/auth?tab=register" className="link">
							{words}
						</Link>
					),
				})`If the address is wrong, <link>register again with the correct one</link>.`}
			</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/hospital/resend-confirmation" variant="secondary">
					{t`Resend email`}
				</ButtonLink>
				<ButtonLink to="/hospital/auth" variant="quiet">
					{t`Back to login`}
				</ButtonLink>
			</div>
		</PortalDoor>
	)
}
