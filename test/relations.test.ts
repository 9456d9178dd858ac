// The view `relations` against a plain reading of the same rows, over small worlds made up at random.
import { undoSeconds } from '#app/platform/undo.ts'
import fc from 'fast-check'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stages } from '#app/applications/stage.ts'
import { accessDays } from '#app/durations.ts'
import { mutualStages } from '#app/relations/mutual-stages.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { requestStatuses } from '#app/contacts/status.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitalNameKey, storedNames } from '#app/hospitals/names/hospital-name.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { findRelation, findRelations, listHiddenFrom, listHidingFrom } from '#app/relations/queries.server.ts'
import { type Relation, rulesOver, strangers } from '#app/relations/rules.ts'
import { relationBetween, relationColumns, relations, where } from '#app/relations/view.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { hiddenHospitals, specialists } from '#app/specialists/tables.server.ts'

const names = ['Niramay Hospital', 'Lakeside Heart Institute', 'Sahyadri Clinic', 'Deccan Eye Care'] as const
/** As people type them: the same names to the rule. */
const spellings = [
	'NIRAMAY hospital, Nashik',
	'Lakeside Heart Institute Pvt. Ltd.',
	'The Sahyadri Clinic',
	'Deccan Eye Care',
] as const
const day = 86_400
const ages = [0, undoSeconds - 20, undoSeconds + 20, day, accessDays * day - 600, accessDays * day + 600, 90 * day]

const ageOf = fc.constantFrom(...ages)
const anEvent = fc.record({ to: fc.constantFrom(...stages), age: ageOf, isUndone: fc.boolean() })
const anApplication = fc.record({
	stage: fc.constantFrom(...stages),
	changedAge: ageOf,
	ends: fc.boolean(),
	events: fc.array(anEvent, { maxLength: 3 }),
})
const aRequest = fc.record({
	status: fc.constantFrom(...requestStatuses),
	age: ageOf,
	isShared: fc.boolean(),
	isRevoked: fc.boolean(),
})
const anEntry = fc.record({
	name: fc.nat({ max: names.length - 1 }),
	/** Whose page it was made on, or only typed. */
	id: fc.option(fc.nat({ max: 1 })),
	blocked: fc.boolean(),
})
const aWorld = fc.record({
	hospitals: fc.tuple(
		...[0, 1].map(() =>
			fc.record({
				legal: fc.nat({ max: names.length - 1 }),
				display: fc.nat({ max: names.length - 1 }),
				status: fc.constantFrom('verified' as const, 'suspended' as const, 'pending' as const),
			}),
		),
	),
	person: fc.record({ isVisible: fc.boolean(), isAnonymous: fc.boolean(), isSuspended: fc.boolean() }),
	hidden: fc.uniqueArray(anEntry, { maxLength: 3, selector: ({ name }) => name }),
	/** Two jobs of each hospital. */
	applications: fc.array(fc.option(anApplication), { minLength: 4, maxLength: 4 }),
	requests: fc.array(fc.tuple(fc.nat({ max: 1 }), aRequest), { maxLength: 3 }),
})
type World = typeof aWorld extends fc.Arbitrary<infer Value> ? Value : never

let ids: { hospitals: string[]; jobs: string[]; person: string; bystander: string }

async function makePeople() {
	const made = [await aHospital(), await aHospital()]
	const jobs = []
	for (const { id } of made) jobs.push(await aJob({ hospitalId: id }), await aJob({ hospitalId: id }))
	ids = {
		hospitals: made.map(({ id }) => id),
		jobs: jobs.map(({ id }) => id),
		person: (await aSpecialist()).specialistId,
		bystander: (await aSpecialist()).specialistId,
	}
}

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`

async function listHidden(tx: Transaction, hidden: World['hidden']) {
	for (const { name, id, blocked } of hidden) {
		const typed = spellings[name] ?? ''
		await tx.insert(hiddenHospitals).values({
			specialistId: ids.person,
			name: typed,
			nameKey: hospitalNameKey(typed),
			hospitalId: id === null ? null : (ids.hospitals[id] ?? null),
			blocked,
		})
	}
}

/** Puts the world into the tables. Triggers of other rules than names are off, so that any rows may exist together. */
async function plant(world: World) {
	await db.transaction(async (tx) => {
		await tx.delete(hiddenHospitals)
		// What is listed before a hospital gets its name and what is listed after it are matched alike.
		await listHidden(tx, world.hidden.slice(0, 1))
		for (const [at, { legal, display }] of world.hospitals.entries())
			await tx
				.update(hospitals)
				.set(storedNames({ legalName: names[legal] ?? '', displayName: names[display] ?? '' }))
				.where(eq(hospitals.id, ids.hospitals[at] ?? ''))
		await listHidden(tx, world.hidden.slice(1))
		await tx.execute(sql`set local session_replication_role = replica`)
		await tx.delete(applicationEvents)
		await tx.delete(applications)
		await tx.delete(contactRequests)
		for (const [at, { status }] of world.hospitals.entries())
			await tx
				.update(hospitals)
				.set({ status, statusReason: 'Papers', registrationNumber: null })
				.where(eq(hospitals.id, ids.hospitals[at] ?? ''))
		const { isVisible, isAnonymous, isSuspended } = world.person
		await tx
			.update(specialists)
			.set({ profileVisibility: isVisible, anonymousMode: isAnonymous })
			.where(eq(specialists.id, ids.person))
		await tx
			.update(accounts)
			.set({ suspendedAt: isSuspended ? sql`now()` : null })
			.where(eq(accounts.id, ids.person))
		for (const [at, application] of world.applications.entries()) {
			if (!application) continue
			const { stage, changedAge, ends, events } = application
			const [row] = await tx
				.insert(applications)
				.values({
					jobId: ids.jobs[at] ?? '',
					specialistId: ids.person,
					stage,
					rejectionReason: stage === 'rejected' ? 'Filled' : null,
					stageChangedAt: ago(changedAge),
					accessEndedAt: ends && stage === 'rejected' ? sql`now()` : null,
				})
				.returning({ id: applications.id })
			for (const { to, age, isUndone } of events) {
				const [event] = await tx
					.insert(applicationEvents)
					.values({ applicationId: row?.id ?? '', to, at: ago(age) })
					.returning({ id: applicationEvents.id })
				if (isUndone)
					await tx.insert(applicationEvents).values({
						applicationId: row?.id ?? '',
						to: 'applied',
						undoes: event?.id ?? '',
						at: ago(age),
					})
			}
		}
		let hasWaiting = [false, false]
		for (const [at, { status, age, isShared, isRevoked }] of world.requests) {
			if (status === 'sent' && hasWaiting[at]) continue
			if (status === 'sent') hasWaiting = hasWaiting.map((was, index) => was || index === at)
			const isAccepted = status === 'accepted'
			await tx.insert(contactRequests).values({
				hospitalId: ids.hospitals[at] ?? '',
				specialistId: ids.person,
				reason: 'A locum week',
				payMinPaise: 100n,
				payUnit: 'shift',
				place: 'Pune',
				message: 'May we talk?',
				status,
				contactShared: isAccepted && isShared,
				revokedAt: isAccepted && isRevoked ? sql`now()` : null,
				// Never in the same moment as a rejection.
				decidedAt: status === 'sent' ? null : ago(age + 5),
				expiresAt: sql`now() + interval '14 days'`,
			})
		}
	})
}

/** What lies between the two, read from the world as a person would tell it. */
function expected(world: World, at: number): Relation {
	const hospital = world.hospitals[at]
	const own = world.applications.slice(2 * at, 2 * at + 2).filter((each) => each !== null)
	const isLetGo = ({ stage, ends, changedAge }: (typeof own)[number]) =>
		stage === 'rejected' && (ends || changedAge >= accessDays * day)
	const lastLetGo = Math.min(Infinity, ...own.filter(isLetGo).map(({ changedAge }) => changedAge))
	const accepted = world.requests.flatMap(([of, { status, isRevoked, age, isShared }]) =>
		of === at && status === 'accepted' && !isRevoked && age + 5 < lastLetGo ? [{ isShared }] : [],
	)
	const mutualFor = own
		.filter(({ stage }) => mutualStages.includes(stage))
		.map(({ events, changedAge }) => {
			const moves = events.filter(({ to, isUndone }) => mutualStages.includes(to) && !isUndone)
			return moves.length > 0 ? Math.max(...moves.map(({ age }) => age)) : changedAge
		})
	return {
		verified: hospital?.status === 'verified',
		private: !world.person.isVisible,
		suspended: world.person.isSuspended,
		anonymous: world.person.isAnonymous,
		hidden: world.hidden.some(({ name, id }) => id === at || name === hospital?.legal || name === hospital?.display),
		blocked: world.hidden.some(
			({ name, id, blocked }) => blocked && (id === at || name === hospital?.legal || name === hospital?.display),
		),
		applied: own.some((application) => application.stage !== 'withdrawn' && !isLetGo(application)),
		shortlisted: mutualFor.some((seconds) => seconds >= undoSeconds),
		contactAccepted: accepted.length > 0,
		contactShared: accepted.some(({ isShared }) => isShared),
	}
}

test('the database says of any two what a plain reading of their rows says, and so do its lists', async () => {
	await makePeople()
	await fc.assert(
		fc.asyncProperty(aWorld, async (world) => {
			await plant(world)
			const told = ids.hospitals.map((_, at) => expected(world, at))
			for (const [at, hospitalId] of ids.hospitals.entries()) {
				const relation = told[at]
				if (!relation) throw new Error('No such hospital')
				expect(await findRelation({ hospitalId, specialistId: ids.person })).toEqual(relation)
				const both = await findRelations(hospitalId, [ids.person, ids.bystander])
				expect(both.get(ids.person)).toEqual(relation)
				expect(both.get(ids.bystander)).toEqual({ ...strangers, verified: relation.verified })
				expect(await listHidingFrom(hospitalId)).toEqual(relation.hidden ? [ids.person] : [])
				// The same rules over the same row, in a query.
				const ruled = Object.fromEntries(Object.entries(where).map(([name, rule]) => [name, sql<boolean>`${rule}`]))
				const [inQuery] = await db
					.select(ruled)
					.from(hospitals)
					.innerJoinLateral(...relationBetween(hospitals.id, ids.person))
					.where(eq(hospitals.id, hospitalId))
				expect(inQuery).toEqual(
					rulesOver<boolean>(
						{ all: (...of) => of.every(Boolean), any: (...of) => of.some(Boolean), not: (of) => !of },
						relation,
					),
				)
			}
			const hiddenFrom = ids.hospitals.filter((_, at) => told[at]?.hidden)
			const listed = await listHiddenFrom(ids.person)
			expect(listed.sort()).toEqual(hiddenFrom.sort())
			const seen = await db
				.select(relationColumns)
				.from(relations)
				.where(and(eq(relations.specialistId, ids.person), inArray(relations.hospitalId, ids.hospitals)))
			expect(seen).toHaveLength(2)
		}),
		{ numRuns: 150 },
	)
})
