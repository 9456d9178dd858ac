import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { addNote } from '#app/applications/pipeline/notes.server.ts'
import { rejectApplication } from '#app/applications/pipeline/decisions.server.ts'
import { accountAppealPath, tokenIn, appealForAccount, appealForCredential } from '#app/cases/appeals.server.ts'
import { holdCase, saveCaseNote } from '#app/cases/cases.server.ts'
import { propose } from '#app/cases/proposals.server.ts'
import { answerForCredential, askForMore, credentialSubject } from '#app/cases/thread.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { declineRequest } from '#app/contacts/responding.server.ts'
import { reportHospital, reportSpecialist } from '#app/contacts/reports/user-reports.server.ts'
import { sendContactMessage } from '#app/content/contact.server.ts'
import { giveBackCover, acceptCover } from '#app/cover/answering/answers.server.ts'
import { aCoverRequest, askFor } from '#app/cover/fixtures.server.ts'
import { saveReply } from '#app/cover/settlement/records.server.ts'
import { rejectCredential } from '#app/credentials/decisions.server.ts'
import { aCredential, aDocument } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accountStatusEvents } from '#app/identity/tables.server.ts'
import { cancelInterview } from '#app/interviews/changes/cancellation.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { reportJob } from '#app/jobs/review/reports.server.ts'
import { saveCandidate, writeNote } from '#app/marketplace/candidates/saved-candidates.server.ts'
import { aPlacement } from '#app/offers/fixtures.server.ts'
import { appealRating, hideRating, rateHospital, rateSpecialist } from '#app/offers/ratings/rating.server.ts'
import { ratings } from '#app/offers/tables.server.ts'
import { suspendAccount, restoreAccount } from '#app/operations/people/suspension.server.ts'
import { recordOpening } from '#app/operations/people/people.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { verifyAudit } from '#app/platform/audit/audit-verification.server.ts'
import { auditReasons } from '#app/platform/tables.server.ts'
import { recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import { aMarkedPerson, findTraces } from '#test/marked-person.ts'
import { requestErasure } from './erasure.server.ts'
import { eraseEverything } from './account-erasure.server.ts'
import { erasures } from './tables.server.ts'

/** Files below the folder of data, of the demo's senders and logs too, that hold one of the words. */
async function filesWith(words: readonly string[]) {
	const entries = await readdir(env.DATA_DIR, { recursive: true, withFileTypes: true })
	const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
	const texts = await Promise.all(files.map((file) => readFile(file)))
	return files.filter((file, at) => words.some((word) => file.includes(word) || texts[at]?.includes(word)))
}

type Planted = Awaited<ReturnType<typeof aMarkedPerson>>

/** Each sentence with the name, the number and a word of its own, as people write them. */
function sentences({ mark, phone }: Planted) {
	const words: string[] = []
	const say = (about: string) => {
		words.push(mark(about))
		return `I am Dr ${mark('name')} Name, call me on ${phone}. ${mark(about)}`
	}
	return { say, words }
}

/** What must have worked before its traces are looked for. */
async function did(answer: Promise<unknown>) {
	const value = await answer
	const isRefused =
		value === false || (typeof value === 'object' && value !== null && 'ok' in value && value.ok === false)
	if (isRefused) throw new Error(JSON.stringify(value))
}

/** What a person, a hospital and our operators write in the course of months. */
async function plantWords(planted: Planted) {
	const { asha } = planted
	const { say, words } = sentences(planted)
	const operator = await anOperator()
	const member = await aMember()

	const registration = await aCredential(asha, { status: 'pending' })
	await aDocument(registration)
	const subject = credentialSubject(registration.id, asha.specialistId)
	await did(askForMore(operator, subject, say('asked')))
	await did(answerForCredential(asha, registration.id, say('answered')))
	await did(saveCaseNote(operator, subject, say('casenote')))
	await did(holdCase(operator, subject, { days: 3, reason: say('held') }))
	await did(rejectCredential(operator, registration.id, { reason: say('refused'), seenVersion: 1 }))
	await did(appealForCredential(asha, registration.id, say('appealed')))

	const job = await aJob({ hospitalId: member.hospitalId })
	await did(reportJob(asha, job.id, { reason: 'fee-asked', detail: say('jobreport') } as never))
	const application = await anApplication({ specialist: asha, job })
	await did(addNote(member, application.id, say('membernote')))
	await did(reportSpecialist(member, asha.specialistId, { reason: 'other', detail: say('aboutthem') }))
	await did(reportHospital(asha, member.hospitalId, { reason: 'other', detail: say('aboutus') }, null))
	await did(rejectApplication(member, application.id, { reason: say('notselected'), version: 1 }))

	const hired = await anApplication({
		specialist: asha,
		stage: 'hired',
		job: await aJob({ hospitalId: member.hospitalId }),
	})
	await aPlacement({ member, application: hired })
	await did(rateHospital(asha, hired.id, { stars: 1, comment: say('stars') } as never))
	await did(rateSpecialist(member, hired.id, { stars: 2, comment: say('theirstars') } as never))
	const given = await db.select().from(ratings).where(eq(ratings.applicationId, hired.id))
	for (const { id, side } of given) {
		await did(db.transaction((tx) => hideRating(tx, operator, id, say(`hidden${side}`))))
		await did(appealRating(side === 'specialist' ? asha : member, hired.id, say(`objected${side}`)))
	}

	const interview = await anInterview({ member, specialist: asha })
	await did(cancelInterview(asha, interview.id, { reason: say('cannotcome'), version: interview.version }))
	const request = await aContactRequest({ member: await aMember(), specialist: asha })
	await did(declineRequest(asha, request.id, say('declined')))
	await saveCandidate(member, [asha.specialistId])
	await did(writeNote(member, asha.specialistId, { poolId: null, note: say('poolnote'), before: '' }))

	const cover = await aCoverRequest({ startsIn: 80 })
	await askFor(cover.id, [asha.specialistId])
	await did(acceptCover(asha, cover.id, { mayTire: true }))
	await did(giveBackCover(asha, cover.id, say('givenback')))
	await saveReply(asha, say('record'))

	await did(recordTeamAccess(operator, asha.specialistId, say('opened')))
	await did(recordOpening(operator, asha.accountId, say('found')))
	await did(
		db.transaction((tx) =>
			propose(tx, operator, {
				kind: 'release-number',
				subjectId: asha.accountId,
				title: 'Release a number',
				reason: say('released'),
			}),
		),
	)
	await did(suspendAccount(operator, asha.accountId, say('suspended')))
	const [event] = await db.select().from(accountStatusEvents).where(eq(accountStatusEvents.accountId, asha.accountId))
	const token = tokenIn(accountAppealPath(event?.id ?? ''))
	await did(appealForAccount(token, say('accountappeal')))
	await did(restoreAccount(await anOperator(), asha.accountId) as Promise<unknown>)
	await did(
		sendContactMessage(
			{ name: 'Asha', email: planted.email, subject: say('subject').slice(0, 140), message: say('support') } as never,
			'203.0.113.77',
		),
	)
	return words
}

test('of thirty sentences with name and number that a person, hospitals and operators wrote, nothing is left', async () => {
	const planted = await aMarkedPerson()
	const words = await plantWords(planted)
	expect(words.length).toBeGreaterThanOrEqual(25)
	for (const word of words) expect([word, (await findTraces([word])).length > 0]).toEqual([word, true])
	const kept = await db.$count(auditReasons)

	await requestErasure(planted.asha)
	await db.update(erasures).set({ dueAt: sql`now() - interval '1 second'` })
	await eraseEverything(planted.asha.accountId)

	expect(await findTraces([...words, ...planted.traces])).toEqual([])
	expect(await filesWith([...words, planted.tail])).toEqual([])
	expect(await db.$count(auditReasons)).toBeLessThan(kept)
	expect((await verifyAudit()).problems).toEqual([])
})
