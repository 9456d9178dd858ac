import { and, count, desc, eq, gte, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { withPostingLabel } from '#app/jobs/page/posting-label.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newestFirst, type Position } from '#app/platform/database/keyset.server.ts'
import { containsPattern } from '#app/platform/text/text.server.ts'
import type { Relation } from '#app/relations/rules.ts'
import { relationBetween } from '#app/relations/view.server.ts'
import { sealedBrief, shownSpeciality, signature } from '#app/specialists/brief.server.ts'
import { discloseSpeciality } from '#app/specialists/disclosure/disclosure.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { ApplicantFilter, ApplicantSort } from './applicant-filter.ts'
import { receivedBy, receivedByWithRelation } from './decisions.server.ts'
import { averageScoreFor } from './scorecards.server.ts'
import { isOpen, type Stage, stages } from '../stage.ts'
import { applications, applicationTags } from '../tables.server.ts'

/** Applicants of one job, or of all jobs of the hospital; where a stage is named, no others are read, compared or counted. */
export type Scope = { jobId: string | null; stage?: Stage }

/**
 * What is compared of an applicant with the job they applied for, as far as the hospital may read it. A folder below
 * knows it, so that a page hands over the function that reads it.
 */
export type ApplicantFacts = {
	/** Null where too little is known of the person. */
	score: number | null
	/** Orders also those without a score. */
	rank: number
	city: string | null
	/** From the place of the job. */
	km: number | null
	/** 'about 12 km'. */
	distance: string | null
	isVerified: boolean
	/** 'YYYY-MM-DD'; null is 'at once or by agreement'. */
	availableFrom: string | null
	/** At least. */
	years: number | null
	monthlyPaise: bigint | null
	skills: readonly string[]
	/** Share of the required skills; null where the job requires none or the person names none. */
	skillsFit: number | null
	explain: () => { label: string; reasons: string[]; misses: string[] }
}
export type ReadFacts = (received: readonly Received[]) => Promise<Map<string, ApplicantFacts>>
/** An application with what lies between its two sides. */
export type Received = { id: string; stage: Stage; jobId: string; specialistId: string; person: Relation }

const applied = newestFirst(applications.appliedAt, applications.id)

const card = (member: Member) => ({
	position: applied.position,
	id: applications.id,
	stage: applications.stage,
	version: applications.version,
	seenAt: applications.seenAt,
	appliedAt: applications.appliedAt,
	stageChangedAt: applications.stageChangedAt,
	jobId: jobs.id,
	/** As the job itself has it. */
	title: jobs.title,
	jobTitle: titleInLists(member),
	specialistId: specialists.id,
	name: signature,
	person: sealedBrief,
	tags: sql<
		string[]
	>`array(select ${applicationTags.tag} from ${applicationTags} where ${applicationTags.applicationId} = ${applications.id} order by 1)`,
	score: averageScoreFor(member),
})
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]
export type ApplicantRow = CardRow & { facts: ApplicantFacts | null }

const selectCards = (member: Member, which: SQL | undefined) =>
	db
		.select(card(member))
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoinLateral(...relationBetween(jobs.hospitalId, applications.specialistId))
		.where(and(receivedByWithRelation(member), which))
		.$dynamic()

/** Those of these applications that the hospital received. */
export const listReceived = (member: Member, ids: readonly string[]): Promise<Received[]> =>
	ids.length === 0 ? Promise.resolve([]) : selectCards(member, inArray(applications.id, [...ids]))

/** The part of the filter that the database checks, its stage left out: the tabs count every stage. */
function matching(member: Member, { jobId, stage }: Scope, { tag, text, score }: ApplicantFilter): SQL | undefined {
	const pattern = containsPattern(text)
	const has = sql`exists (select 1 from ${applicationTags} where ${applicationTags.applicationId} = ${applications.id} and ${applicationTags.tag} = ${tag})`
	return and(
		jobId === null ? undefined : eq(applications.jobId, jobId),
		stage && eq(applications.stage, stage),
		tag === null ? undefined : has,
		text === ''
			? undefined
			: or(ilike(signature, pattern), ilike(shownSpeciality, pattern), ilike(jobs.title, pattern)),
		score === null ? undefined : gte(averageScoreFor(member), score),
	)
}

const dayInMs = 24 * 60 * 60 * 1000
const holds = (text: string | null | undefined, part: string) =>
	part === '' || (text ?? '').toLowerCase().includes(part.toLowerCase())

/** The rest of the filter, by facts of the person. What is not known meets no demand. */
function passes(filter: ApplicantFilter, now: Date) {
	const latest = filter.days === null ? '' : istToday(new Date(now.getTime() + filter.days * dayInMs))
	return ({ facts, person, stage, stageChangedAt }: ApplicantRow): boolean => {
		const atLeast = (value: number | null | undefined, least: number | null) => least === null || (value ?? -1) >= least
		const below = (value: number | null | undefined, most: number | null) => most === null || (value ?? Infinity) < most
		return (
			atLeast(facts?.score, filter.fitFrom) &&
			below(facts?.score, filter.fitBelow) &&
			atLeast(facts?.years, filter.years) &&
			below(facts?.km, filter.km === null ? null : filter.km + 0.5) &&
			(filter.pay === null ||
				(facts?.monthlyPaise !== null &&
					facts?.monthlyPaise !== undefined &&
					facts.monthlyPaise <= BigInt(filter.pay) * 100n)) &&
			(!filter.isVerified || facts?.isVerified === true) &&
			(filter.days === null || (facts !== null && (facts.availableFrom ?? '') <= latest)) &&
			(filter.waited === null ||
				(isOpen(stage) && now.getTime() - stageChangedAt.getTime() >= filter.waited * dayInMs)) &&
			holds(facts?.city, filter.city) &&
			(filter.skill === '' || (facts?.skills ?? []).some((skill) => holds(skill, filter.skill))) &&
			(filter.speciality === null || discloseSpeciality(person) === filter.speciality)
		)
	}
}

type Compare = (a: ApplicantRow, b: ApplicantRow) => number

/** Ascending, with what is not known at the end. */
const by =
	<Value extends string | number | bigint>(valueOf: (row: ApplicantRow) => Value | null | undefined): Compare =>
	(a, b) => {
		const [x, y] = [valueOf(a) ?? null, valueOf(b) ?? null]
		if (x === null || y === null) return Number(x === null) - Number(y === null)
		return typeof x === 'string' && typeof y === 'string' ? alphabet.compare(x, y) : x < y ? -1 : x > y ? 1 : 0
	}
/** Largest first. */
const byMost = (valueOf: (row: ApplicantRow) => number | null | undefined) =>
	by((row) => {
		const value = valueOf(row)
		return value === null || value === undefined ? null : -value
	})
const alphabet = new Intl.Collator('en', { sensitivity: 'base' })

const byScore = byMost(({ facts }) => facts?.score)
const byRank = byMost(({ facts }) => facts?.rank)
/** Those of whom too little is known for a figure come after the others, as in every list by match. */
const byFit: Compare = (a, b) => byScore(a, b) || byRank(a, b)
/** Decided applicants wait for nothing. */
const byWaiting: Compare = (a, b) =>
	Number(isOpen(b.stage)) - Number(isOpen(a.stage)) || a.stageChangedAt.getTime() - b.stageChangedAt.getTime()

const orders: Record<ApplicantSort, Compare> = {
	// What is decided asks for no comparison.
	fit: (a, b) => Number(isOpen(b.stage)) - Number(isOpen(a.stage)) || byFit(a, b),
	waiting: byWaiting,
	newest: byMost(({ appliedAt }) => appliedAt.getTime()),
	name: by(({ name }) => name),
	stage: by(({ stage }) => stages.indexOf(stage)),
	speciality: by(({ person }) => discloseSpeciality(person)),
	experience: byMost(({ facts }) => facts?.years),
	pay: by(({ facts }) => facts?.monthlyPaise),
	distance: by(({ facts }) => facts?.km),
	city: by(({ facts }) => facts?.city),
	verified: byMost(({ facts }) => facts && Number(facts.isVerified)),
	available: by(({ facts }) => facts && (facts.availableFrom ?? '')),
	skills: byMost(({ facts }) => facts?.skillsFit),
	tags: by(({ tags }) => tags[0]),
	score: byMost(({ score }) => score),
}

/**
 * Every applicant who matches, in the filter's order, of one stage or of all, with how many are at each. Fit is compared afresh with each
 * request (docs/decisions/applicants.md), so all of them are read; of two alike the one who waits longer comes first.
 */
export async function listMatching(
	member: Member,
	scope: Scope,
	filter: ApplicantFilter,
	readFacts: ReadFacts,
	now = new Date(),
) {
	const read = await selectCards(member, matching(member, scope, filter))
	const facts = await readFacts(read)
	const order = orders[filter.sort]
	const all = read
		.map((row): ApplicantRow => ({ ...row, facts: facts.get(row.id) ?? null }))
		.filter(passes(filter, now))
		.sort((a, b) => order(a, b) || byWaiting(a, b) || (a.id < b.id ? -1 : 1))
	const counts = Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>
	let oldestNew: Date | null = null
	for (const { stage, stageChangedAt } of all) {
		counts[stage]++
		if (stage === 'applied' && (oldestNew === null || stageChangedAt < oldestNew)) oldestNew = stageChangedAt
	}
	const specialities = new Set(read.map(({ person }) => discloseSpeciality(person)))
	return {
		rows: filter.stage ? all.filter(({ stage }) => stage === filter.stage) : all,
		counts,
		oldestNew,
		/** Of those in the list before the person's facts narrow it, for the choice among them. */
		specialities: [...specialities].filter(Boolean).sort(alphabet.compare),
	}
}

/** The first cards of every column of the board, in the order of the list. */
export function firstOfEachStage(rows: readonly ApplicantRow[], cards: number): ApplicantRow[] {
	const taken = new Map<Stage, number>()
	return rows.filter(({ stage }) => {
		const before = taken.get(stage) ?? 0
		taken.set(stage, before + 1)
		return stage !== 'withdrawn' && before < cards
	})
}

/** Applicants after a position, those who applied last first. */
export async function listApplicantsAfter(
	member: Member,
	{ jobId }: Scope,
	{ stage, after, limit }: { stage: Stage | null; after: Position | null; limit: number },
) {
	const which = and(
		jobId === null ? undefined : eq(applications.jobId, jobId),
		stage === null ? undefined : eq(applications.stage, stage),
		applied.after(after),
	)
	return selectCards(member, which)
		.orderBy(...applied.order)
		.limit(limit)
}

/** When a list is read, in microseconds since 1970 by the clock of the database: what changes later is not what its reader saw. */
export async function readListClock(): Promise<string> {
	const { rows } = await db.execute<{ at: string }>(
		sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as at`,
	)
	return rows[0]?.at ?? ''
}

/** The jobs of the hospital that have applicants, latest applicant first, with how many each has. */
export async function listJobsWithApplicants(member: Member) {
	const found = await db
		.select({ id: jobs.id, title: jobs.title, location: jobs.location, openedAt: jobs.openedAt, count: count() })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(receivedBy(member))
		.groupBy(jobs.id)
		.orderBy(desc(sql`max(${applications.appliedAt})`))
	return found.map(withPostingLabel)
}
