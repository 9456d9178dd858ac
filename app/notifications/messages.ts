import type { SecurityEventKind } from '#app/identity/sessions/security-events.server.ts'
import { defineMessage } from './message.ts'
import { t } from '#app/platform/language/words.ts'

/** Always sent: it concerns the safety of the account. */
export const securityChanged = defineMessage({
	name: 'notifications.security-changed',
	to: 'anyone',
	examples: [
		{ kind: 'new-device', device: 'Chrome on Android' },
		{ kind: 'passkey-added', device: 'Chrome on Android' },
		{ kind: 'passkey-removed', device: '' },
		{ kind: 'second-factor-on', device: '' },
		{ kind: 'second-factor-off', device: '' },
	],
	write({ kind, device }: { kind: SecurityEventKind; device: string }) {
		const texts: Record<SecurityEventKind, { title: string; app: string }> = {
			'new-device': {
				title: t`A new device logged in to your account`,
				app: t`${{ device }}. If this was not you, log out that device and contact us.`,
			},
			'passkey-added': {
				title: t`A passkey was added to your account`,
				app: t`On ${{ device }}. If this was not you, log out that device and contact us.`,
			},
			'passkey-removed': {
				title: t`A passkey was removed from your account`,
				app: t`It can no longer be used to log in.`,
			},
			'second-factor-on': {
				title: t`An authenticator app was added to your account`,
				app: t`We will ask for its code when you log in. All other devices have been logged out.`,
			},
			'second-factor-off': {
				title: t`The authenticator app was removed from your account`,
				app: t`Its codes and your recovery codes no longer work. If this was not you, contact us straight away.`,
			},
		}
		const { title, app } = texts[kind]
		return { title, app, href: '/account/security', email: [app], button: t`Review logged-in devices` }
	},
})
