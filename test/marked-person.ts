import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { aSavedSearch } from '#app/alerts/fixtures.server.ts'
import { jobAlerts } from '#app/alerts/tables.server.ts'
import { applyToJob } from '#app/applications/apply.server.ts'
import { openApplication, readAttachedResume } from '#app/applications/applicant.server.ts'
import { moveStage } from '#app/applications/decisions.server.ts'
import { addNote } from '#app/applications/notes.server.ts'
import { answerOffer } from '#app/offers/responding.server.ts'
import { makeOffer } from '#app/offers/make-offer.server.ts'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { applicationTags, scorecards } from '#app/applications/tables.server.ts'
import { aUserReport, aContactRequest } from '#app/contacts/fixtures.server.ts'
import { contactMessages } from '#app/content/tables.server.ts'
import { aCredential, aDocument, aPack } from '#app/credentials/fixtures.server.ts'
import { credentialPackOpenings, credentialStatusEvents } from '#app/credentials/tables.server.ts'
import { aMember, anInvitation } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { startChallenge } from '#app/identity/phone-code.server.ts'
import { accounts, consentReceipts, knownDevices, passkeys } from '#app/identity/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { interviews } from '#app/interviews/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobReports, savedJobs } from '#app/jobs/tables.server.ts'
import { aCandidateSearch, aSavedCandidate } from '#app/marketplace/fixtures.server.ts'
import { aMessageFile, aSentMessage } from '#app/messages/fixtures.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { channelChoices, notificationPreferences, pushSubscriptions } from '#app/notifications/tables.server.ts'
import { aPlacement } from '#app/offers/fixtures.server.ts'
import { ratings } from '#app/offers/tables.server.ts'
import { db, only } from '#app/platform/db.server.ts'
import { recordDemoSend } from '#app/platform/demo-outbox.server.ts'
import { newFileKey } from '#app/platform/file-key.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { aHiddenHospital, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { filesOfResumes } from '#app/specialists/resume-upload.server.ts'
import {
	educations,
	profileRevisions,
	resumeReadings,
	specialistSkills,
	specialists,
	workExperiences,
} from '#app/specialists/tables.server.ts'

/**
 * A specialist who has used everything, with a unique word in every text and file. Any of `marks` found afterwards is
 * a trace of them. A hospital has shortlisted them, read their details and been notified of it all.
 */
export async function aMarkedPerson(mark = `Quetzalcoatl${randomUUID().slice(0, 8)}`) {
	const email = `${mark.toLowerCase()}@private.example`
	const asha = await aSpecialist({
		name: `Dr ${mark} Name`,
		email,
		bio: `${mark} bio`,
		speciality: `${mark} speciality`,
		location: `${mark} street, Pune`,
		preferredAreas: [`${mark} area`],
		photoKey: newFileKey('photos'),
	})
	const phone = only(await db.select().from(accounts).where(eq(accounts.id, asha.accountId))).phone ?? ''
	const keys = await plantProfile(asha, mark)
	const { member, applicationId } = await plantApplication(asha, mark)
	keys.push(...(await plantHiring(asha, member, applicationId, mark)))
	await plantCredentials(asha, mark, keys)
	await plantAccount(asha, mark, phone)
	await plantMessages(asha, mark, { phone, email })
	await plantNames(member, mark, email)
	return { asha, mark, phone, email, keys, member, applicationId, traces: [mark, phone, phone.slice(3), email] }
}

type Person = Awaited<ReturnType<typeof aSpecialist>>

async function store(key: string, mark: string) {
	await fileStore.put(key, Buffer.from(`${mark} file`), { contentType: 'application/pdf' })
	return key
}

async function plantProfile(asha: Person, mark: string) {
	const { specialistId } = asha
	const own = { specialistId }
	await db.insert(workExperiences).values({
		...own,
		hospital: `${mark} hospital`,
		role: `${mark} role`,
		startsOn: '2019-07-01',
		description: `${mark} work`,
	})
	await db.insert(educations).values({ ...own, institution: `${mark} college`, degree: `${mark} degree` })
	await db.insert(specialistSkills).values({ ...own, name: `${mark} skill` })
	await db
		.insert(profileRevisions)
		.values({ ...own, section: 'bio', before: { bio: `${mark} before` }, madeVersion: 1 })
	await aHiddenHospital(asha, `${mark} employer`)
	const retired = await aResume(asha, { fileName: `${mark} old.pdf`, retiredAt: new Date() })
	const current = await aResume(asha, { fileName: `${mark}.pdf` })
	await db
		.insert(resumeReadings)
		.values({ ...own, resumeId: current.id, status: 'read', text: `${mark} text`, proposal: { name: `${mark} read` } })
	const photo = only(await db.select().from(specialists).where(eq(specialists.id, specialistId))).photoKey ?? ''
	// Uploaded and never saved: only the task that is to remove it knows of it.
	const unused = await store(newFileKey(specialistId), mark)
	await db.transaction((tx) => filesOfResumes.expect(tx, unused))
	return [
		unused,
		await store(photo, mark),
		await store(retired.storageKey, mark),
		await store(current.storageKey, mark),
	]
}

async function plantApplication(asha: Person, mark: string) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const applied = await applyToJob(asha, job.id, { note: `${mark} note`, attachResume: true })
	if (!applied.ok) throw new Error(applied.failure)
	const { applicationId } = applied.value
	const moved = await moveStage(member, applicationId, { to: 'shortlisted', version: 1 })
	if (!moved.ok) throw new Error(moved.failure)
	await passUndoWindows(applicationId)
	await openApplication(member, applicationId)
	await readAttachedResume(member, applicationId)
	await addNote(member, applicationId, `${mark} whisper`)
	const terms = { payPaise: 32_000_000n, payUnit: 'month' as const, startsOn: '2027-01-01', message: `${mark} offer` }
	const offered = await makeOffer(member, applicationId, { ...terms, version: 2 })
	if (!offered.ok) throw new Error(offered.failure)
	await answerOffer(asha, offered.value.offerId, { to: 'declined', reason: `${mark} decline` })
	await db.insert(savedJobs).values({ accountId: asha.accountId, jobId: job.id })
	const report = { jobId: job.id, reporterAccountId: asha.accountId, detail: `${mark} report` }
	await db.insert(jobReports).values({ ...report, reason: 'other' })
	const search = await aSavedSearch(undefined, asha, { name: `${mark} search` })
	await db.insert(jobAlerts).values({ accountId: asha.accountId, jobId: job.id, savedSearchId: search.id })
	return { member, applicationId }
}

/** What a hospital and a specialist who talk leave behind: requests, messages, interviews, scores, complaints, ratings. */
async function plantHiring(asha: Person, member: Member, applicationId: string, mark: string) {
	const { specialistId } = asha
	await aContactRequest({ member, specialist: asha, status: 'declined', message: `${mark} hello`, declineReason: mark })
	const storageKey = await store(newFileKey('messages'), mark)
	await aMessageFile({ member, specialist: asha }, { storageKey, sizeBytes: 1 })
	await aSentMessage(member, specialistId, { body: `${mark} question` })
	await aSentMessage(asha, member.hospitalId, { body: `${mark} answer` })
	const elsewhere = await aMember()
	await db
		.update(interviews)
		.set({ place: `${mark} room`, note: `${mark} bring` })
		.where(eq(interviews.id, (await anInterview({ member: elsewhere, specialist: asha })).id))
	await db.insert(applicationTags).values({ applicationId, tag: `${mark} tag` })
	await db
		.insert(scorecards)
		.values({ applicationId, authorAccountId: member.accountId, score: 3, note: `${mark} score` })
	await aUserReport({ hospitalId: member.hospitalId, specialist: asha, detail: `${mark} complaint` })
	await aUserReport({
		hospitalId: member.hospitalId,
		specialistId,
		reporterAccountId: member.accountId,
		about: 'specialist',
		detail: `${mark} counter`,
	})
	const job = await aJob({ hospitalId: elsewhere.hospitalId })
	const hired = await anApplication({ job, specialist: asha, stage: 'hired' })
	const placement = await aPlacement({ member: elsewhere, application: { ...hired, job, specialist: asha } })
	await db.insert(ratings).values({
		applicationId: placement.applicationId,
		side: 'specialist',
		raterAccountId: asha.accountId,
		stars: 4,
		comment: `${mark} rates`,
	})
	await aSavedCandidate(member, specialistId)
	return [storageKey]
}

/** Where members of a hospital have typed a name or an address of their own accord. */
async function plantNames(member: Member, mark: string, email: string) {
	await aCandidateSearch(`q=${mark}+name&speciality=cardiologist`, member)
	await aCandidateSearch('speciality=neurologist', member, { name: `Like Dr ${mark} Name` })
	await anInvitation({ hospitalId: member.hospitalId, email })
}

async function plantCredentials(asha: Person, mark: string, keys: string[]) {
	const credential = await aCredential(asha, {
		title: `${mark} council`,
		number: `${mark}1`.toUpperCase(),
		holderName: `${mark} holder`,
	})
	const claimed = { credentialId: credential.id, to: 'pending' as const, reason: `${mark} reason` }
	await db.insert(credentialStatusEvents).values(claimed)
	const document = await aDocument(credential, { fileName: `${mark} scan.pdf`, file: Buffer.from(`${mark} scan`) })
	keys.push(document.storageKey)
	const pack = await aPack(asha, { label: `${mark} label` })
	await db
		.insert(credentialPackOpenings)
		.values({ packId: pack.id, openerName: `${mark} opener`, openerOrganisation: `${mark} office` })
	// Someone else's link that this person opened.
	const other = await aPack(await aSpecialist({ name: 'Dr Ravi Iyer' }))
	await db.insert(credentialPackOpenings).values({
		packId: other.id,
		openerName: `Dr ${mark} Name`,
		openerOrganisation: `${mark} house`,
		accountId: asha.accountId,
	})
}

async function plantAccount({ accountId }: Person, mark: string, phone: string) {
	await db.insert(consentReceipts).values({ accountId, version: '2026-11-21', item: 'account' })
	await db.insert(knownDevices).values({ accountId, tokenHash: `${mark} device` })
	const key = { credentialId: `${mark} key`, publicKey: Buffer.from(mark), label: `${mark} phone` }
	await db.insert(passkeys).values({ accountId, ...key })
	await db.insert(notificationPreferences).values({ accountId })
	await db.insert(channelChoices).values({ accountId, event: 'application-moved', email: true, push: true, sms: true })
	await db
		.insert(pushSubscriptions)
		.values({ accountId, endpoint: `https://push.example/${mark}`, p256dh: mark, auth: mark })
	await startChallenge(phone, { flow: 'register', name: `${mark} typed` }, { address: '127.0.0.1' })
}

async function plantMessages({ accountId }: Person, mark: string, { phone, email }: { phone: string; email: string }) {
	const key = `planted/${randomUUID()}`
	const notice = { to: 'anyone', write: () => ({ title: `${mark} notice`, app: '', href: '/profile' }) } as const
	await db.transaction((tx) => notify(tx, notice, { to: [{ accountId }], key, facts: null }))
	await recordDemoSend({ channel: 'sms', to: phone, text: `${mark} code` })
	await recordDemoSend({ channel: 'email', to: email, subject: 'Hello', text: 'Your application moved' })
	await recordDemoSend({ channel: 'email', to: 'owner@lakeside.example', text: `Dr ${mark} Name applied.` })
	await db
		.insert(contactMessages)
		.values({ name: `Dr ${mark} Name`, email: email.toUpperCase(), message: `${mark} asks`, senderKey: 'k' })
}

/** Every row of every table that holds one of the words, in any column; and bytes as the hexadecimal they are printed in. */
export async function findTraces(words: readonly string[]): Promise<string[]> {
	const { rows: tables } = await db.execute<{ name: string }>(sql`
		select format('%I.%I', schemaname, tablename) as name from pg_tables
		where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
	const needles = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')])
	const found: string[] = []
	for (const { name } of tables) {
		const { rows } = await db.execute<{ line: string }>(
			sql`select lower(t::text) as line from ${sql.raw(name)} t where exists (select 1 from unnest(${sql.param(needles)}::text[]) word where position(word in lower(t::text)) > 0)`,
		)
		found.push(...rows.map(({ line }) => `${name}: ${line.slice(0, 200)}`))
	}
	return found
}
