import type { Specialist } from '#app/identity/actor.ts'
import { formatTime } from '#app/platform/text/dates.ts'
import type { CoverCardState } from './cover-card.tsx'
import { findObstacles } from './availability/obstacles.server.ts'
import { findCoverPreferences } from './availability/preferences.server.ts'
import { countAsking } from './my-cover.server.ts'

/** What the card on the dashboard says. */
export async function loadCoverCard(actor: Specialist): Promise<CoverCardState> {
	const [{ isOn, onUntil }, asking, [obstacle]] = await Promise.all([
		findCoverPreferences(actor),
		countAsking(actor),
		findObstacles(actor),
	])
	return { isOn, asking, onUntil: onUntil && formatTime(onUntil), obstacle: obstacle ?? null }
}
