import { AuthenticatorPanel } from '../components/authenticator-panel.tsx'
import { PasskeyList } from '../components/passkey-list.tsx'
import { SessionList } from '../components/session-list.tsx'
import type { SecurityOverviewData } from './security-overview.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'

/** Devices, passkeys, authenticator app: the same for every kind of account, inside the frame of its portal. */
export function SecurityOverview({ security }: { security: SecurityOverviewData }) {
	const { kind, hasApp, passkeys, sessions } = security
	return (
		<div className="grid grid-cols-1 gap-6">
			<SessionList sessions={sessions} />
			<PasskeyList passkeys={passkeys} />
			<AuthenticatorPanel isOn={hasApp} hasPassword={kind !== 'specialist'} />
			{kind === 'member' ? (
				<Panel title="Password">
					<div className="grid justify-items-start gap-3">
						<p>We will email you a link. Choosing a new password logs you out on all devices.</p>
						<ButtonLink to="/hospital/forgot-password" variant="secondary">
							Reset password
						</ButtonLink>
					</div>
				</Panel>
			) : null}
		</div>
	)
}
