import type { Member } from '#app/identity/actor.ts'
import { waitingFor } from '#app/platform/dates.ts'
import { applicantCard } from './applicant-card.ts'
import { parseApplicantFilter } from './applicant-filter.ts'
import { countByStage, listApplicants, listBoard, type Scope } from './applicants.server.ts'
import { cardsPerColumn, maxCards } from './limits.ts'
import { boardStages } from './stage.ts'
import { listTags } from './tags.server.ts'

const dayInMs = 24 * 60 * 60 * 1000

/** What a list or a board of applicants shows, by its address. */
export async function loadApplicants(member: Member, scope: Scope, address: string, now = new Date()) {
	const query = new URL(address).searchParams
	const view = query.get('view') === 'board' ? ('board' as const) : ('list' as const)
	// A board has its own order, and shows every stage.
	const parsed = parseApplicantFilter(query)
	const filter = view === 'board' ? { ...parsed, stage: null, sort: 'waiting' as const } : parsed
	const page = wholeOf(query.get('page'), 9999) ?? 1
	const cards = Math.min(maxCards, wholeOf(query.get('cards'), maxCards) ?? cardsPerColumn)
	const [{ counts, oldestNew }, rows, tags] = await Promise.all([
		countByStage(member, scope, filter),
		view === 'board' ? listBoard(member, scope, { filter, cards }) : listApplicants(member, scope, { filter, page }),
		listTags(member),
	])
	const total = boardStages.reduce((sum, each) => sum + counts[each], 0)
	return {
		view,
		filter,
		page,
		cards,
		counts,
		total,
		tags,
		listed: filter.stage ? counts[filter.stage] : total,
		oldestNew: oldestNew
			? { text: waitingFor(oldestNew, now), isLate: now.getTime() - oldestNew.getTime() > 2 * dayInMs }
			: null,
		applicants: rows.map((row) => applicantCard(row, now)),
	}
}

export type ApplicantsPage = Awaited<ReturnType<typeof loadApplicants>>

const wholeOf = (text: string | null, most: number) =>
	/^[1-9]\d{0,3}$/.test(text ?? '') ? Math.min(Number(text), most) : null
