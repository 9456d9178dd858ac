import { buffer } from 'node:stream/consumers'
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { defineTask, enqueue, isTriedAgain } from '#app/platform/tasks/tasks.server.ts'
import { resumeRead } from '../messages.ts'
import { openItems, type ProfileNow, type ProposalItem } from './resume-reading/difference.ts'
import type { ResumeProposal } from './resume-reading/proposal.ts'
import type { ProposedRegistration } from './resume-reading/registration.ts'
import { type ReadResume, readerVersion, readPhotographed, readResume } from './resume-reading/read.server.ts'
import {
	aboutSection,
	educationSection,
	experienceSection,
	languagesSection,
	skillsSection,
} from '../sections/section-contents.server.ts'
import { hasOurMark } from './recognised-mark.server.ts'
import { replaceFile, storeBeside, withTextLayer } from './text-layer.server.ts'
import { resumeReadings, resumes, specialists } from '../tables.server.ts'

/** Has a resume read that the scanner has called clean, with the transaction that wrote this down. */
export async function queueReading(tx: Transaction, resumeId: string, specialistId: string) {
	await tx.insert(resumeReadings).values({ resumeId, specialistId }).onConflictDoNothing()
	await enqueue(tx, readLater, { resumeId })
}

export const readLater = defineTask({
	name: 'specialists.read-resume',
	payload: z.object({ resumeId: z.uuid() }),
	retryLimit: 10,
	run: ({ resumeId }) => readStoredResume(resumeId),
})

/** Read by a reader that could do less than the present one, unreadable ones included, or before we kept the text. */
const wasReadWorse = and(
	ne(resumeReadings.status, 'waiting'),
	or(
		lt(resumeReadings.readerVersion, readerVersion),
		and(eq(resumeReadings.status, 'read'), isNull(resumeReadings.text)),
	),
)
const isUnread = or(eq(resumeReadings.status, 'waiting'), wasReadWorse)

/** Every hour, reads resumes that were not queued, that an earlier reader read or could not read, or that have waited for a day because no try succeeded. */
export const readMissing = defineTask({
	name: 'specialists.read-missing-resumes',
	payload: z.object({}),
	schedule: '10 * * * *',
	async run() {
		const unread = await db
			.select({ id: resumes.id, specialistId: resumes.specialistId })
			.from(resumes)
			.leftJoin(resumeReadings, eq(resumeReadings.resumeId, resumes.id))
			.where(
				and(
					eq(resumes.scan, 'clean'),
					or(
						isNull(resumeReadings.resumeId),
						wasReadWorse,
						and(eq(resumeReadings.status, 'waiting'), lt(resumeReadings.createdAt, sql`now() - interval '1 day'`)),
					),
				),
			)
			.limit(500)
		await eachAlone(unread, ({ id, specialistId }) => db.transaction((tx) => queueReading(tx, id, specialistId)))
	},
})

/**
 * Reads a resume that waits for it; keeps its text and what it proposes. What cannot be read is kept all the same and says so. A photographed
 * one gets a text layer with the same commit, so that a task which breaks off does both again.
 */
async function readStoredResume(resumeId: string) {
	const [resume] = await db
		.select({
			id: resumes.id,
			specialistId: resumes.specialistId,
			storageKey: resumes.storageKey,
			contentType: resumes.contentType,
			photographed: resumes.photographed,
		})
		.from(resumeReadings)
		.innerJoin(resumes, eq(resumes.id, resumeReadings.resumeId))
		.where(and(eq(resumeReadings.resumeId, resumeId), isUnread, eq(resumes.scan, 'clean')))
	if (!resume) return
	const stored = await fileStore.get(resume.storageKey)
	if (!stored) throw new Error('The file of a resume is not in the store')

	const bytes = await buffer(stored)
	const file = { bytes, contentType: resume.contentType, today: istToday(new Date()) }
	const { read, printed } =
		resume.photographed || hasOurMark(bytes)
			? await readPhotographed(file)
			: { read: await readResume(file), printed: [] }
	const searchable = await withTextLayer(bytes, printed)
	const replacement = searchable && (await storeBeside(resume, searchable))

	await db.transaction(async (tx) => {
		await keepReading(tx, resumeId, read.ok ? read.value : null)
		if (replacement) await replaceFile(tx, resume, replacement)
	})
}

/** Of the notification that a resume has been read. */
export const keyOfReading = (resumeId: string) => `resume-read/${resumeId}`

async function keepReading(tx: Transaction, resumeId: string, read: ReadResume | null) {
	const own = eq(resumeReadings.resumeId, resumeId)
	const [kept] = await tx
		.update(resumeReadings)
		.set({ status: read ? 'read' : 'unreadable', ...read, readerVersion, readAt: sql`now()` })
		.where(and(own, ne(resumeReadings.status, 'read')))
		.returning({ specialistId: resumeReadings.specialistId })
	// Read before: what it proposed stays where the person has begun to review it. What cannot be read again has no text.
	if (!kept) {
		const isUntouched = sql`${resumeReadings.settled} = '{}'`
		if (read)
			await tx
				.update(resumeReadings)
				.set({ proposal: read.proposal })
				.where(and(own, wasReadWorse, isUntouched))
		await tx
			.update(resumeReadings)
			.set({ text: read?.text ?? '', readerVersion })
			.where(and(own, isUnread))
	}
	if (!kept || !read) return
	const { proposal } = read
	const count = openItems(proposal, await readProfileNow(tx, kept.specialistId), []).length
	if (count === 0) return
	await notify(tx, resumeRead, {
		to: [{ accountId: kept.specialistId }],
		key: keyOfReading(resumeId),
		facts: { count },
	})
}

export async function readProfileNow(on: Queryable, specialistId: string): Promise<ProfileNow> {
	const [row] = await on
		.select({ name: specialists.name, email: specialists.email })
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	const { yearsOfExperience } = await aboutSection.read(on, specialistId)
	const degrees = await educationSection.read(on, specialistId)
	const skills = await skillsSection.read(on, specialistId)
	const posts = await experienceSection.read(on, specialistId)
	const { languages } = await languagesSection.read(on, specialistId)
	const { name = '', email = null } = row ?? {}
	return { name, email, yearsOfExperience, languages, degrees, skills: skills.map((skill) => skill.name), posts }
}

export type Reading = {
	resumeId: string
	fileName: string
	status: 'waiting' | 'read' | 'unreadable'
	/** It waits for longer than a scan takes, or was tried before. */
	isLate: boolean
	/** What was neither accepted nor dismissed and is not in the profile yet. */
	items: ProposalItem[]
	/** The council registration that the resume names. */
	registration: ProposedRegistration | null
	/** Its mobile number, where it is another one than the person logs in with. */
	otherPhone: string | null
}

/** How far the reading of the present resume is; `null` without a resume, or before the scanner has called it clean. */
export async function findReading({ specialistId }: Pick<Specialist, 'specialistId'>): Promise<Reading | null> {
	const [found] = await db
		.select({
			resumeId: resumeReadings.resumeId,
			fileName: resumes.fileName,
			status: resumeReadings.status,
			proposal: resumeReadings.proposal,
			settled: resumeReadings.settled,
			accountPhone: accounts.phone,
			isOld: sql<boolean>`${resumeReadings.createdAt} < now() - interval '2 minutes'`,
		})
		.from(resumeReadings)
		.innerJoin(resumes, eq(resumes.id, resumeReadings.resumeId))
		.innerJoin(accounts, eq(accounts.id, resumeReadings.specialistId))
		.where(and(eq(resumeReadings.specialistId, specialistId), isNull(resumes.retiredAt)))
	if (!found) return null
	const { proposal, settled, accountPhone, isOld, ...stored } = found
	const isWaiting = stored.status === 'waiting'
	const isLate = isWaiting && (isOld || (await isTriedAgain(readLater, { resumeId: stored.resumeId })))
	const reading = { ...stored, isLate }
	if (reading.status !== 'read') return { ...reading, items: [], registration: null, otherPhone: null }
	const said = proposal as ResumeProposal
	const items = openItems(said, await readProfileNow(db, specialistId), settled)
	const { registration = null, phone = null } = said
	return { ...reading, items, registration, otherPhone: phone === accountPhone ? null : phone }
}

/** The same in two words, for the note beside the resume. */
export async function findReadingNote(actor: Pick<Specialist, 'specialistId'>) {
	const reading = await findReading(actor)
	return reading && { status: reading.status, open: reading.items.length }
}
