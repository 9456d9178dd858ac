import { badRequest } from '#app/platform/http/http.ts'
import { channels, type Choice, channelValue, type EventKey, eventsFor } from './channels.ts'

/** What the boxes of a settings page choose, for each event that it lists. Throws a 400 for a box that it does not have. */
export function choicesOf(
	audience: 'specialist' | 'member',
	ticked: readonly string[],
): Partial<Record<EventKey, Choice>> {
	const events = eventsFor(audience)
	const offered = new Set(events.flatMap((event) => channels.map((channel) => channelValue(event, channel))))
	if (!ticked.every((box) => offered.has(box))) throw badRequest()
	return Object.fromEntries(
		events.map((event) => [event, channels.filter((channel) => ticked.includes(channelValue(event, channel)))]),
	)
}
