import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { t } from '#app/platform/language/words.ts'

/** An account without a password logs in by SMS. */
export function AuthenticatorPanel({ isOn, hasPassword }: { isOn: boolean; hasPassword: boolean }) {
	return (
		<Panel
			title={
				<span className="flex flex-wrap items-center gap-3">
					{t`Authenticator app`} {isOn ? <Tag tone="success">{t.of('app')`On`}</Tag> : <Tag>{t.of('app')`Off`}</Tag>}
				</span>
			}
		>
			<div className="grid justify-items-start gap-3">
				<p>{isOn ? whenOn(hasPassword) : whenOff(hasPassword)}</p>
				{isOn ? (
					<ButtonLink to="/account/security/authenticator/removal" variant="secondary">
						{t`Remove app`}
					</ButtonLink>
				) : (
					<ButtonLink to="/account/security/authenticator" variant="secondary">
						{t`Set up app`}
					</ButtonLink>
				)}
			</div>
		</Panel>
	)
}

const whenOn = (hasPassword: boolean) =>
	hasPassword
		? 'When you log in, we ask for a code from your app after your password.'
		: t`When you log in, we ask for a code from your app after your SMS code.`
const whenOff = (hasPassword: boolean) =>
	hasPassword
		? 'The app shows a new code every 30 seconds. Someone who gets hold of your password still cannot log in without it.'
		: t`The app shows a new code every 30 seconds. Someone who gets hold of your SMS code still cannot log in without it.`
