import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { markDone } from '#app/notifications/commands.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { usualValues } from '#app/platform/text/declared-fields.ts'
import { educationList, experienceList, type List, skillList } from '../sections/entries.server.ts'
import { notSpecified } from '../profile/profile.ts'
import { type AfterRename, renameSpecialist } from '../rename.server.ts'
import { openItems, type ProposalItem } from './resume-reading/difference.ts'
import type { ResumeProposal } from './resume-reading/proposal.ts'
import { keyOfReading, readProfileNow } from './resume-reading.server.ts'
import { changeSectionIn, undoSave } from '../sections/revisions.server.ts'
import { aboutSection, languagesSection } from '../sections/section-contents.server.ts'
import { courseFields, postFields } from '../sections/section-fields.ts'
import { maxEntries } from '../sections/sections.ts'
import { resumeReadings, resumes, specialists } from '../tables.server.ts'

/** What takes a settled list back: its keys, the saves that were made, the name before, and whether an email address was added. */
export type UndoAction = { items: string[]; saves: string[]; name: string | null; hasEmail: boolean }

export type AcceptanceFailure = 'not-found' | 'nothing-left' | 'too-many'

/** A list as it was shown: its keys, and those that stayed ticked. */
export type ProposalChoice = { resumeId: string; shown: readonly string[]; ticked: readonly string[] }

/**
 * Settles a list that was shown as a whole: what stayed ticked goes into the profile, the rest is put aside. Together or
 * not at all. Fails with `too-many` where a list of the profile would get longer than it may be.
 */
export async function settleProposals(
	actor: Specialist,
	choice: ProposalChoice,
	afterRename: AfterRename,
): Promise<Result<UndoAction, AcceptanceFailure>> {
	try {
		return await db.transaction((tx) => settleProposalsIn(tx, actor, choice, afterRename))
	} catch (error) {
		if (error instanceof ListIsFull) return fail('too-many')
		throw error
	}
}

/** As `settleProposals`, inside a transaction that does more. Throws `ListIsFull`, and nothing is written then. */
export async function settleProposalsIn(
	tx: Transaction,
	actor: Specialist,
	{ resumeId, shown, ticked }: ProposalChoice,
	afterRename: AfterRename,
): Promise<Result<UndoAction, Exclude<AcceptanceFailure, 'too-many'>>> {
	const open = await chooseItems(tx, actor, resumeId, shown)
	if (!open.ok) return open
	const back = await writeItems(
		tx,
		actor,
		open.value.filter(({ key }) => ticked.includes(key)),
		afterRename,
	)
	const items = open.value.map(({ key }) => key)
	await markSettled(tx, resumeId, items)
	await markDone(tx, actor.accountId, keyOfReading(resumeId))
	return ok({ ...back, items })
}

/** Proposes again what was settled, and takes what was written with it out of the profile. False when that was changed since. */
export async function undoProposals(
	actor: Specialist,
	resumeId: string,
	back: UndoAction,
	afterRename: AfterRename,
): Promise<boolean> {
	const undone: boolean[] = []
	for (const save of back.saves) undone.push((await undoSave(actor, save)).ok)
	await db.transaction(async (tx) => {
		await lockProfile(tx, actor)
		const [reading] = await tx
			.update(resumeReadings)
			.set({
				settled: sql`array(select unnest(${resumeReadings.settled}) except select unnest(${sql.param(back.items)}::text[]))`,
			})
			.where(and(eq(resumeReadings.resumeId, resumeId), eq(resumeReadings.specialistId, actor.specialistId)))
			.returning({ proposal: resumeReadings.proposal })
		if (!reading) return
		const proposal = reading.proposal as ResumeProposal
		if (back.name !== null) undone.push(await undoName(tx, actor, back.name, proposal, afterRename))
		if (back.hasEmail) undone.push(await undoEmail(tx, actor, proposal))
	})
	return undone.every(Boolean)
}

/** Gives the name before back, unless another one than the resume's has been saved since. */
async function undoName(
	tx: Transaction,
	actor: Specialist,
	before: string,
	{ name: accepted }: ResumeProposal,
	afterRename: AfterRename,
) {
	const [now] = await tx
		.select({ name: specialists.name })
		.from(specialists)
		.where(eq(specialists.id, actor.specialistId))
	if (now?.name !== accepted) return false
	await rename(tx, actor, before, afterRename)
	return true
}

/** Takes the resume's address out again, unless another one has been saved since. */
async function undoEmail(tx: Transaction, actor: Specialist, { email }: ResumeProposal) {
	const removed = await tx
		.update(specialists)
		.set({ email: null, version: sql`${specialists.version} + 1`, updatedAt: sql`now()` })
		.where(and(eq(specialists.id, actor.specialistId), eq(specialists.email, email ?? '')))
		.returning({ id: specialists.id })
	return removed.length > 0
}

/** As with every change to a profile: one at a time. */
const lockProfile = (tx: Transaction, { specialistId }: Specialist) =>
	tx.select({ id: specialists.id }).from(specialists).where(eq(specialists.id, specialistId)).for('update')

async function chooseItems(
	tx: Transaction,
	actor: Specialist,
	resumeId: string,
	shown: readonly string[],
): Promise<Result<ProposalItem[], 'not-found' | 'nothing-left'>> {
	await lockProfile(tx, actor)
	const { specialistId } = actor
	const [reading] = await tx
		.select({ proposal: resumeReadings.proposal, settled: resumeReadings.settled })
		.from(resumeReadings)
		.innerJoin(resumes, eq(resumes.id, resumeReadings.resumeId))
		.where(
			and(
				eq(resumeReadings.resumeId, resumeId),
				eq(resumeReadings.specialistId, specialistId),
				eq(resumeReadings.status, 'read'),
				isNull(resumes.retiredAt),
			),
		)
	if (!reading) return fail('not-found')
	const open = openItems(reading.proposal as ResumeProposal, await readProfileNow(tx, specialistId), reading.settled)
	const chosen = open.filter(({ key }) => shown.includes(key))
	return chosen.length > 0 ? ok(chosen) : fail('nothing-left')
}

const markSettled = (tx: Transaction, resumeId: string, keys: string[]) =>
	tx
		.update(resumeReadings)
		.set({ settled: sql`${resumeReadings.settled} || ${sql.param(keys)}::text[]` })
		.where(eq(resumeReadings.resumeId, resumeId))

async function writeItems(
	tx: Transaction,
	actor: Specialist,
	items: ProposalItem[],
	afterRename: AfterRename,
): Promise<Omit<UndoAction, 'items'>> {
	const saves: string[] = []
	const of = <Kind extends ProposalItem['kind']>(kind: Kind) =>
		items.filter((item): item is Extract<ProposalItem, { kind: Kind }> => item.kind === kind)
	const add = async <Entry extends { id: string }>(list: List<Entry>, contents: Omit<Entry, 'id'>[]) => {
		if (contents.length > 0) saves.push(await addAll(tx, actor, list, contents))
	}
	const [name] = of('name')
	if (name) await rename(tx, actor, name.proposed, afterRename)
	const [email] = of('email')
	if (email)
		await tx
			.update(specialists)
			.set({ email: email.proposed, version: sql`${specialists.version} + 1`, updatedAt: sql`now()` })
			.where(and(eq(specialists.id, actor.specialistId), isNull(specialists.email)))
	const [years] = of('years')
	if (years) {
		const saved = await changeSectionIn(tx, actor, aboutSection, (about) =>
			ok({ ...about, yearsOfExperience: years.proposed }),
		)
		if (saved.ok) saves.push(saved.value.revisionId)
	}
	const [spoken] = of('languages')
	if (spoken) {
		const saved = await changeSectionIn(tx, actor, languagesSection, ({ languages }) =>
			ok({ languages: [...new Set([...languages, ...spoken.proposed])] }),
		)
		if (saved.ok) saves.push(saved.value.revisionId)
	}
	await add(
		educationList,
		of('degree').map(({ proposed: { degree, institution, startYear, endYear } }) => ({
			...usualValues(courseFields),
			...{ degree, startYear, endYear },
			institution: institution ?? notSpecified,
		})),
	)
	await add(
		experienceList,
		of('post').map(({ proposed: { hospital, role, startsOn, endsOn } }) => ({
			...usualValues(postFields),
			...{ hospital, role, startsOn, endsOn },
		})),
	)
	await add(
		skillList,
		of('skill').map(({ proposed }) => ({ name: proposed, level: 'practised' as const })),
	)
	return { saves, name: name?.now ?? null, hasEmail: email !== undefined }
}

/** Thrown after the first write, to take all of them back. */
export class ListIsFull extends Error {
	override name = 'ListIsFull'
}

/** Adds entries as one save, each where its date puts it. */
async function addAll<Entry extends { id: string }>(
	tx: Transaction,
	actor: Specialist,
	list: List<Entry>,
	contents: Omit<Entry, 'id'>[],
): Promise<string> {
	const saved = await changeSectionIn(tx, actor, list.section, (entries) => {
		const added = contents.map((content) => ({ ...content, id: randomUUID() }) as Entry)
		const all = added.reduce((before, entry) => {
			if (before.some((other) => list.isSame(entry, other))) return before
			const place = before.findIndex((other) => list.comesBefore(entry, other))
			return before.toSpliced(place === -1 ? before.length : place, 0, entry)
		}, entries)
		return all.length > maxEntries[list.name] ? fail('too-many') : ok(all)
	})
	if (!saved.ok) throw new ListIsFull()
	return saved.value.revisionId
}

/** Open forms of the profile are stale then. */
async function rename(tx: Transaction, actor: Specialist, name: string, afterRename: AfterRename) {
	await renameSpecialist(tx, actor, name, afterRename)
	await tx
		.update(specialists)
		.set({ version: sql`${specialists.version} + 1` })
		.where(eq(specialists.id, actor.specialistId))
}
