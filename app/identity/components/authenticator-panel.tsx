import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'

/** `after` is what the account is asked for first. */
export function AuthenticatorPanel({ isOn, after }: { isOn: boolean; after: string }) {
	return (
		<Panel
			title={
				<span className="flex flex-wrap items-center gap-3">
					Authenticator app {isOn ? <Tag tone="success">On</Tag> : <Tag>Off</Tag>}
				</span>
			}
		>
			<div className="grid justify-items-start gap-3">
				<p>
					{isOn
						? `When you log in, we ask for a code from your app after ${after}.`
						: `The app shows a new code every 30 seconds. Someone who gets hold of ${after} still cannot log in without it.`}
				</p>
				{isOn ? (
					<ButtonLink to="/account/security/authenticator/removal" variant="secondary">
						Remove app
					</ButtonLink>
				) : (
					<ButtonLink to="/account/security/authenticator" variant="secondary">
						Set up app
					</ButtonLink>
				)}
			</div>
		</Panel>
	)
}
