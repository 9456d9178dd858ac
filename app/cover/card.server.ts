import type { Specialist } from '#app/identity/actor.ts'
import { formatTime } from '#app/platform/dates.ts'
import type { CoverCardState } from './cover-card.tsx'
import { findCoverPreferences } from './preferences.server.ts'
import { countAsking } from './queries.server.ts'

/** What the card on the dashboard says. */
export async function loadCoverCard(actor: Specialist): Promise<CoverCardState> {
	const [{ isOn, onUntil }, asking] = await Promise.all([findCoverPreferences(actor), countAsking(actor)])
	return { isOn, asking, onUntil: onUntil && formatTime(onUntil) }
}
