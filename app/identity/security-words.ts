import type { SecurityEventKind } from './security-events.server.ts'

/** What the owner of an account reads when something changes in how it is logged in to. */
export function securityWords(kind: SecurityEventKind, device: string): { title: string; body: string } {
	const wasIt = 'If it was not you, log that device out and write to us.'
	const words: Record<SecurityEventKind, { title: string; body: string }> = {
		'new-device': { title: 'A new device logged in to your account', body: `${device}. ${wasIt}` },
		'passkey-added': { title: 'A passkey was added to your account', body: `On ${device}. ${wasIt}` },
		'passkey-removed': { title: 'A passkey was removed from your account', body: 'It no longer logs anybody in.' },
		'second-factor-on': {
			title: 'An authenticator app was added to your account',
			body: 'From now on we ask for its code when you log in. Every other device is logged out.',
		},
		'second-factor-off': {
			title: 'The authenticator app was removed from your account',
			body: 'Its codes and the recovery codes no longer count. If it was not you, write to us at once.',
		},
	}
	return words[kind]
}
