import type { SecurityEventKind } from './security-events.server.ts'

/** What the owner of an account reads when something changes in how it is logged in to. */
export function securityLabels(kind: SecurityEventKind, device: string): { title: string; body: string } {
	const wasIt = 'If this was not you, log out that device and contact us.'
	const words: Record<SecurityEventKind, { title: string; body: string }> = {
		'new-device': { title: 'A new device logged in to your account', body: `${device}. ${wasIt}` },
		'passkey-added': { title: 'A passkey was added to your account', body: `On ${device}. ${wasIt}` },
		'passkey-removed': {
			title: 'A passkey was removed from your account',
			body: 'It can no longer be used to log in.',
		},
		'second-factor-on': {
			title: 'An authenticator app was added to your account',
			body: 'We will ask for its code when you log in. All other devices have been logged out.',
		},
		'second-factor-off': {
			title: 'The authenticator app was removed from your account',
			body: 'Its codes and your recovery codes no longer work. If this was not you, contact us straight away.',
		},
	}
	return words[kind]
}
