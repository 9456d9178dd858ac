import type { RouterContextProvider } from 'react-router'
import type { Actor } from '../actor.ts'
import { listPasskeys } from '../second-factor/passkeys.server.ts'
import { hasSecondFactor } from './session.server.ts'
import { listSessions } from './session-list.server.ts'
import { formatDateTime, formatDay } from '#app/platform/text/dates.ts'

export type SecurityOverviewData = Awaited<ReturnType<typeof loadSecurity>>

/** Everything about how an account is logged in to. */
export async function loadSecurity(
	context: Readonly<RouterContextProvider>,
	actor: Exclude<Actor, { kind: 'visitor' }>,
) {
	const [sessions, passkeys] = await Promise.all([listSessions(actor), listPasskeys(actor)])
	return {
		kind: actor.kind,
		hasApp: hasSecondFactor(context),
		passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt }) => ({
			id,
			label,
			added: formatDay(createdAt),
			used: lastUsedAt && formatDateTime(lastUsedAt),
		})),
		sessions: sessions.map(({ id, device, isThis, signedInAt, lastSeenAt }) => ({
			id,
			device,
			isThis,
			signedIn: formatDateTime(signedInAt),
			lastSeen: formatDateTime(lastSeenAt),
		})),
	}
}
