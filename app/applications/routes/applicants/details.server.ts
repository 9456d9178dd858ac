import type { ApplicantsPage } from '../../applicants-page.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { withMatches } from './matches.server.ts'
import { loadOpened } from './opened.server.ts'
import { withStatusLines } from './status-lines.server.ts'

/** What folders below know of the applicants of a page, and everything about the one who is opened. */
export async function withDetails(member: Member, page: ApplicantsPage) {
	const [details, opened] = await Promise.all([
		withStatusLines(member, page).then((lines) => withMatches(member, lines)),
		page.openedId ? loadOpened(member, page.openedId) : null,
	])
	return { page: details, opened }
}
