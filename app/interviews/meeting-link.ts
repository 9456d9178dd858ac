import type { InterviewMode } from './status.ts'

/** The link of a video call, if what the hospital entered is one that is safe to follow. */
export function meetingLink({ mode, place }: { mode: InterviewMode; place: string | null }): string | null {
	if (mode !== 'video' || !place || !URL.canParse(place)) return null
	const { protocol, href } = new URL(place)
	return protocol === 'https:' || protocol === 'http:' ? href : null
}
