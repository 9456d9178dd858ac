import { telLink } from '#app/platform/text/phone-link.ts'
import type { InterviewMode } from '../status.ts'

/** The link of a video call, if what the hospital entered is one that is safe to follow. */
export function meetingLink({ mode, place }: { mode: InterviewMode; place: string | null }): string | null {
	if (mode !== 'video' || !place || !URL.canParse(place)) return null
	const { protocol, href } = new URL(place)
	return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** Where a press on the place leads: into the call, to the phone, or to a map. Null for a link that is not safe to follow. */
export function placeLink({ mode, place }: { mode: InterviewMode; place: string }): string | null {
	if (mode === 'phone') return telLink(place)
	if (mode === 'video') return meetingLink({ mode, place })
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
