import type { Member } from '#app/identity/actor.ts'
import { waitingFor } from '#app/platform/dates.ts'
import { readShown } from '#app/platform/growing-list.ts'
import { isId } from '#app/platform/http.ts'
import { briefFields } from '#app/specialists/disclosure.ts'
import { recordListed } from '#app/specialists/profile-access.server.ts'
import { applicantCard, isLate } from './applicant-card.ts'
import { parseApplicantFilter } from './applicant-filter.ts'
import { countByStage, listApplicants, listBoard, listJobsWithApplicants, type Scope } from './applicants.server.ts'
import { cardsPerColumn, maxCards } from './limits.ts'
import { stages } from './stage.ts'
import { listTags } from './tags.server.ts'

/** What a list or a board of applicants shows, by its address. */
export async function loadApplicants(member: Member, scope: Scope, address: string, now = new Date()) {
	const query = new URL(address).searchParams
	const view = query.get('view') === 'board' ? ('board' as const) : ('list' as const)
	// A board has its own order, and shows every stage.
	const parsed = parseApplicantFilter(query)
	const filter = view === 'board' ? { ...parsed, stage: null, sort: 'waiting' as const } : parsed
	const shown = readShown(query)
	const cards = wholeOf(query.get('cards'), maxCards) ?? cardsPerColumn
	const [{ counts, oldestNew }, rows, tags, jobs] = await Promise.all([
		countByStage(member, scope, filter),
		view === 'board' ? listBoard(member, scope, { filter, cards }) : listApplicants(member, scope, { filter, shown }),
		listTags(member),
		listJobsWithApplicants(member),
	])
	await recordListed(
		member,
		'applicants',
		rows.map(({ specialistId }) => specialistId),
		[...briefFields],
	)
	const total = stages.reduce((sum, each) => sum + counts[each], 0)
	return {
		view,
		filter,
		shown,
		cards,
		counts,
		total,
		tags,
		jobs,
		listed: filter.stage ? counts[filter.stage] : total,
		oldestNew: oldestNew ? { text: waitingFor(oldestNew, now), isLate: isLate(oldestNew, now) } : null,
		openedId: isId(query.get('applicant') ?? '') ? query.get('applicant') : null,
		applicants: rows.map((row) => applicantCard(row, now)),
	}
}

export type ApplicantsPage = Awaited<ReturnType<typeof loadApplicants>>

const wholeOf = (text: string | null, most: number) =>
	/^[1-9]\d{0,3}$/.test(text ?? '') ? Math.min(Number(text), most) : null
