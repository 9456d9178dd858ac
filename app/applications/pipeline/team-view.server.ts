import type { Member } from '#app/identity/actor.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { listColleagues, listNotes } from './notes.server.ts'
import { readScorecards } from './scorecards.server.ts'
import { loadTags } from './tags.server.ts'

export type TeamView = Awaited<ReturnType<typeof loadTeamView>>

/** What the hospital's people keep about an applicant for themselves: notes, tags and scorecards. */
export async function loadTeamView(member: Member, applicationId: string) {
	const [notes, tags, scorecards, team] = await Promise.all([
		listNotes(member, applicationId),
		loadTags(member, applicationId),
		readScorecards(member, applicationId),
		listColleagues(member, applicationId),
	])
	return {
		notes: notes.map(({ id, body, by, authorAccountId, at }) => ({
			id,
			body,
			by: by ?? 'A former colleague',
			isOwn: authorAccountId === member.accountId,
			at: { text: formatDateTime(at), iso: at.toISOString() },
		})),
		...tags,
		scorecards: {
			...scorecards,
			given: scorecards.given.map(({ at, ...card }) => ({ ...card, at: formatDateTime(at) })),
		},
		colleagues: team.filter(({ id }) => id !== member.accountId).map(({ name }) => name),
	}
}
