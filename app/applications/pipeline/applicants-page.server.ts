import type { Member } from '#app/identity/actor.ts'
import { waitingFor } from '#app/platform/text/dates.ts'
import { readShown } from '#app/platform/http/growing-list.ts'
import { isId } from '#app/platform/http/http.ts'
import { briefFields } from '#app/specialists/disclosure/disclosure.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { applicantCard, isLate } from './applicant-card.ts'
import { parseApplicantFilter } from './applicant-filter.ts'
import {
	firstOfEachStage,
	listJobsWithApplicants,
	listMatching,
	type ReadFacts,
	readListClock,
	type Scope,
} from './applicants.server.ts'
import { cardsPerColumn, maxCards, maxChosen } from '../limits.ts'
import { openStages, stages } from '../stage.ts'
import { listTags } from './tags.server.ts'

/** What a list or a board of applicants shows, by its address. */
export async function loadApplicants(
	member: Member,
	scope: Scope,
	address: string,
	readFacts: ReadFacts,
	now = new Date(),
) {
	const query = new URL(address).searchParams
	const view = query.get('view') === 'board' ? ('board' as const) : ('list' as const)
	// A board shows every stage.
	const parsed = parseApplicantFilter(query)
	const filter = view === 'board' ? { ...parsed, stage: null } : parsed
	const shown = readShown(query)
	const cards = wholeOf(query.get('cards'), maxCards) ?? cardsPerColumn
	const asOf = await readListClock()
	const [{ rows: all, counts, oldestNew, specialities }, tags, jobs] = await Promise.all([
		listMatching(member, scope, filter, readFacts, now),
		listTags(member),
		listJobsWithApplicants(member),
	])
	const rows = view === 'board' ? firstOfEachStage(all, cards) : all.slice(0, shown)
	await recordListed(
		member,
		'applicants',
		rows.map(({ specialistId }) => specialistId),
		[...briefFields],
	)
	const total = stages.reduce((sum, each) => sum + counts[each], 0)
	const movable = openStages.reduce((sum, each) => sum + (filter.stage && filter.stage !== each ? 0 : counts[each]), 0)
	return {
		view,
		filter,
		shown,
		cards,
		counts,
		total,
		tags,
		specialities,
		jobs,
		asOf,
		/** Everyone in the list who can still be moved, as far as one press moves them. */
		selectable: { count: Math.min(movable, maxChosen), isAll: movable <= maxChosen },
		listed: filter.stage ? counts[filter.stage] : total,
		oldestNew: oldestNew ? { text: waitingFor(oldestNew, now), isLate: isLate(oldestNew, now) } : null,
		openedId: isId(query.get('applicant') ?? '') ? query.get('applicant') : null,
		applicants: rows.map((row) => applicantCard(row, now)),
	}
}

export type ApplicantsPage = Awaited<ReturnType<typeof loadApplicants>>

const wholeOf = (text: string | null, most: number) =>
	/^[1-9]\d{0,3}$/.test(text ?? '') ? Math.min(Number(text), most) : null
