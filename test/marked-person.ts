import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { jobAlerts } from '#app/alerts/tables.server.ts'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { openApplication, readAttachedResume } from '#app/applications/pipeline/applicant.server.ts'
import { moveStage } from '#app/applications/pipeline/decisions.server.ts'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { addNote } from '#app/applications/pipeline/notes.server.ts'
import { aUserReport, aContactRequest } from '#app/contacts/fixtures.server.ts'
import { contactMessages } from '#app/content/tables.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { answerRightsRequest } from '#app/rights/desk.server.ts'
import { sendRightsRequest } from '#app/rights/requests.server.ts'
import { aDocument, aPack, aPaper } from '#app/credentials/fixtures.server.ts'
import { credentialPackOpenings, credentialStatusEvents, identityChecks } from '#app/credentials/tables.server.ts'
import { aMember, anInvitation } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { accounts, consentReceipts, knownDevices, passkeys } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { savedJobs } from '#app/jobs/tables.server.ts'
import { aCandidateSearch } from '#app/marketplace/fixtures.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import {
	channelChoices,
	notificationPreferences,
	pushSubscriptions,
	whatsappContacts,
	whatsappEvents,
} from '#app/notifications/tables.server.ts'
import { answerOffer } from '#app/offers/responding.server.ts'
import { makeOffer } from '#app/offers/make-offer.server.ts'
import { usualValues } from '#app/platform/text/declared-fields.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { recordDemoSend } from '#app/platform/delivery/demo-outbox.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { filesOfResumes } from '#app/specialists/resumes/resume-upload.server.ts'
import { profileRevisions, resumeReadings } from '#app/specialists/tables.server.ts'
import { aJoiningDate, aPlacement, aPromiseCheck } from '#app/offers/fixtures.server.ts'
import { acceptCover, giveBackCover } from '#app/cover/answering/answers.server.ts'
import { aCoverRequest, askFor } from '#app/cover/fixtures.server.ts'
import { addDaysOff, addExtraHours } from '#app/cover/availability/days-off.server.ts'
import { coverPreferenceFields } from '#app/cover/availability/preference-fields.ts'
import { saveCoverPreferences } from '#app/cover/availability/preferences.server.ts'
import { saveReply } from '#app/cover/settlement/records.server.ts'
import { coverFavourites } from '#app/cover/tables.server.ts'
import { saveView } from '#app/views/commands.server.ts'
import { aMarkedProfile, aTail, type Mark, markWith, plantBetween, storeMarked } from './marks.ts'
import { notifyOfApplications } from './queued-tasks.ts'

/**
 * A specialist who has used everything, with a mark in every text and file. A mark that `traces` finds after their erasure
 * is data left behind. One hospital has shortlisted them, read their details and was notified of it all. Another hired them.
 */
export async function aMarkedPerson() {
	const tail = aTail()
	const mark = markWith(tail)
	const photoKey = newFileKey('photos')
	const profile = await aMarkedProfile(mark, {
		name: `Dr ${mark('name')} Name`,
		speciality: mark('speciality'),
		photoKey,
	})
	const { specialist: asha, resume } = profile
	const account = only(await db.select().from(accounts).where(eq(accounts.id, asha.accountId)))
	const phone = account.phone ?? ''
	const email = `${mark('email')}@private.example`
	await storeMarked(photoKey, mark)
	const planted = await plantProfile(asha, mark, resume.id)
	const { member, applicationId } = await plantApplication(asha, mark, profile.savedSearch.id)
	const elsewhere = await aMember()
	const { fileKey } = await plantBetween({ mark, member: elsewhere, specialist: asha, resumeId: resume.id })
	const scan = await plantCredentials(asha, mark, profile.credential)
	await plantAccount(asha, mark, phone)
	await plantMessages(asha, mark, { phone, email })
	await plantCover(asha, mark)
	await plantNames(member, mark, email)
	const keys = [photoKey, resume.storageKey, ...planted, fileKey, scan]
	return { asha, mark, tail, phone, email, keys, member, applicationId, traces: [tail, phone, phone.slice(3), email] }
}

type Person = Awaited<ReturnType<typeof aSpecialist>>

async function plantProfile(asha: Person, mark: Mark, resumeId: string) {
	const own = { specialistId: asha.specialistId }
	await db.insert(profileRevisions).values({ ...own, section: 'bio', before: { bio: mark('before') }, madeVersion: 1 })
	const retired = await aResume(asha, { fileName: `${mark('old')}.pdf`, retiredAt: new Date() })
	await db
		.insert(resumeReadings)
		.values({ ...own, resumeId, status: 'read', text: mark('text'), proposal: { name: mark('read') } })
	// Uploaded and never saved: only the task that is to remove it knows of it.
	const unused = newFileKey(asha.specialistId)
	await db.transaction((tx) => filesOfResumes.expect(tx, unused))
	for (const key of [retired.storageKey, unused]) await storeMarked(key, mark)
	return [unused, retired.storageKey]
}

/** By our own commands, so that the hospital is told. */
async function plantApplication(asha: Person, mark: Mark, savedSearchId: string) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const applied = await applyToJob(asha, job.id, { note: mark('letter'), attachResume: true })
	if (!applied.ok) throw new Error(applied.failure)
	await notifyOfApplications()
	const { applicationId } = applied.value
	const moved = await moveStage(member, applicationId, { to: 'shortlisted', version: 1 })
	if (!moved.ok) throw new Error(moved.failure)
	await passUndoWindows(applicationId)
	await openApplication(member, applicationId)
	await readAttachedResume(member, applicationId)
	await addNote(member, applicationId, mark('whisper'))
	const terms = { payPaise: 32_000_000n, payUnit: 'month' as const, startsOn: '2027-01-01', message: mark('offer') }
	const offered = await makeOffer(member, applicationId, { ...terms, version: 2 })
	if (!offered.ok) throw new Error(offered.failure)
	await answerOffer(asha, offered.value.offerId, { to: 'declined', reason: mark('decline') })
	await aJoiningDate(offered.value.offerId, mark('date'))
	await db.insert(savedJobs).values({ accountId: asha.accountId, jobId: job.id })
	await db.insert(jobAlerts).values({ accountId: asha.accountId, jobId: job.id, savedSearchId })
	const hired = await anApplication({
		specialist: asha,
		stage: 'hired',
		job: await aJob({ hospitalId: member.hospitalId }),
	})
	await aPromiseCheck(await aPlacement({ member, application: hired }))
	const declineReason = mark('refusal')
	await aContactRequest({ member, specialist: asha, status: 'declined', message: mark('hello'), declineReason })
	await aUserReport({
		hospitalId: member.hospitalId,
		specialistId: asha.specialistId,
		reporterAccountId: member.accountId,
		about: 'specialist',
		detail: mark('counter'),
	})
	return { member, applicationId }
}

/** Where members of a hospital have typed a name or an address of their own accord. */
async function plantNames(member: Member, mark: Mark, email: string) {
	await aCandidateSearch(`q=${mark('name')}+name&speciality=cardiologist`, member)
	await aCandidateSearch('speciality=neurologist', member, { name: `Like Dr ${mark('name')} Name` })
	await saveView(member, {
		of: '/hospital/applicants?stage=applied',
		name: `For Dr ${mark('name')} Name`,
		isShared: true,
	})
	await saveView(member, { of: `/hospital/applicants?tag=${mark('name')}+name`, name: 'Tagged', isShared: false })
	await anInvitation({ hospitalId: member.hospitalId, email })
}

async function plantCredentials(asha: Person, mark: Mark, credential: { id: string }) {
	const claimed = { credentialId: credential.id, to: 'pending' as const, reason: mark('reason') }
	await db.insert(credentialStatusEvents).values(claimed)
	const document = await aDocument(credential, {
		fileName: `${mark('scan')}.pdf`,
		file: Buffer.from(mark('scanned')),
	})
	await aPaper(asha, { fileName: `${mark('paper')}.jpeg`, reading: { said: mark('printed') } })
	await db
		.insert(identityChecks)
		.values({ specialistId: asha.specialistId, checkedName: mark('checked'), checkedOn: '2026-11-27' })
	const pack = await aPack(asha, { label: mark('label') })
	await db
		.insert(credentialPackOpenings)
		.values({ packId: pack.id, openerName: mark('opener'), openerOrganisation: mark('office') })
	// Someone else's link that this person opened.
	const other = await aPack(await aSpecialist({ name: 'Dr Ravi Iyer' }))
	await db.insert(credentialPackOpenings).values({
		packId: other.id,
		openerName: `Dr ${mark('name')} Name`,
		openerOrganisation: mark('house'),
		accountId: asha.accountId,
	})
	return document.storageKey
}

/** Accepted once and given back, and accepted again at another hospital. */
async function plantCover(asha: Person, mark: Mark) {
	await saveCoverPreferences(asha, usualValues(coverPreferenceFields))
	const [given, kept] = [await aCoverRequest(), await aCoverRequest({ startsIn: 30 })]
	for (const { id } of [given, kept]) {
		await askFor(id, [asha.specialistId])
		const accepted = await acceptCover(asha, id, { mayTire: true })
		if (!accepted.ok) throw new Error(accepted.failure)
	}
	const back = await giveBackCover(asha, given.id, mark('excuse'))
	if (!back.ok) throw new Error(back.failure)
	await addDaysOff(asha, { first: '2030-05-04', last: '' })
	await addExtraHours(asha, { startsAt: new Date('2030-05-06T03:30:00Z'), endsAt: new Date('2030-05-06T09:30:00Z') })
	await saveReply(asha, mark('reply'))
	await db
		.insert(coverFavourites)
		.values({ hospitalId: kept.hospitalId, specialistId: asha.specialistId, addedBy: kept.member.accountId })
}

async function plantAccount({ accountId }: Person, mark: Mark, phone: string) {
	await db.insert(consentReceipts).values({ accountId, version: '2026-11-21', item: 'account' })
	await db.insert(knownDevices).values({ accountId, tokenHash: mark('device') })
	const key = { credentialId: mark('key'), publicKey: Buffer.from(mark('public')), label: mark('phone') }
	await db.insert(passkeys).values({ accountId, ...key })
	await db.insert(notificationPreferences).values({ accountId })
	await db.insert(channelChoices).values({ accountId, event: 'application-moved', email: true, push: true, sms: true })
	const [userId, wamid] = [`IN.${mark('meta')}`, `wamid.${mark('pressed')}`]
	await db.insert(whatsappContacts).values({ accountId, phone, userId })
	await db.insert(whatsappEvents).values({ accountId, wamid, kind: 'press' })
	await db
		.insert(pushSubscriptions)
		.values({ accountId, endpoint: `https://push.example/${mark('browser')}`, p256dh: mark('key'), auth: mark('key') })
	await startChallenge(phone, { flow: 'register', name: mark('typed') }, { address: '127.0.0.1' })
}

async function plantMessages(asha: Person, mark: Mark, { phone, email }: { phone: string; email: string }) {
	const { accountId } = asha
	const name = `Dr ${mark('name')} Name`
	const key = `planted/${randomUUID()}`
	const write = ({ title }: { title: string }) => ({ title, app: '', href: '/profile' })
	const notice = { name: 'test.notice', to: 'anyone', write } as const
	await db.transaction((tx) => notify(tx, notice, { to: [{ accountId }], key, facts: { title: mark('notice') } }))
	await recordDemoSend({ channel: 'sms', to: phone, text: mark('code') })
	await recordDemoSend({ channel: 'email', to: email, subject: 'Hello', text: 'Your application moved' })
	await recordDemoSend({ channel: 'email', to: 'owner@lakeside.example', text: `${name} applied.` })
	await db.insert(contactMessages).values({ name, email: email.toUpperCase(), message: mark('asks'), senderKey: 'k' })
	const contact = { email: null, phone }
	const nominee = { nomineeName: mark('nominee'), nomineeContact: mark('reach') }
	const asked = { kind: 'nominee', name, about: null, message: mark('asks'), ...nominee } as const
	const own = await sendRightsRequest(asha, { ...asked, contact }, mark('net'))
	const answer = { version: 1, outcome: 'granted', reply: mark('reply'), proof: mark('proof') } as const
	const none = { nomineeName: null, nomineeContact: null }
	const order = { ...asked, kind: 'order', about: mark('order'), ...none } as const
	await sendRightsRequest(asha, { ...order, contact }, mark('net'), { name: `${mark('writ')}.pdf`, bytes: aPdf() })
	if (own.ok) await answerRightsRequest(await anOperator(), 'nominee', own.value.id, answer)
	await sendRightsRequest({ kind: 'visitor' }, { ...asked, contact: { email, phone: null } }, mark('net'))
}

/** Every row of every table that holds one of the words, in any column; and bytes as the hexadecimal they are printed in. */
export async function findTraces(words: readonly string[]): Promise<string[]> {
	const { rows: tables } = await db.execute<{ name: string }>(sql`
		select format('%I.%I', schemaname, tablename) as name from pg_tables
		where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
	const needles = words.map((word) => word.toLowerCase())
	const inBytes = words.map((word) => Buffer.from(word).toString('hex'))
	const found: string[] = []
	for (const { name } of tables) {
		const { rows } = await db.execute<{ line: string }>(
			// In ids and sealed bytes a short word of digits and the letters a to f stands by chance.
			sql`select line from ${sql.raw(name)} t
				cross join lateral (select lower(t::text) as line) as whole
				cross join lateral (select regexp_replace(line, '[0-9a-f-]{32,}', '', 'g') as words) as said
				where exists (select 1 from unnest(${sql.param(needles)}::text[]) word where position(word in case when length(word) < 32 then words else line end) > 0)
					or exists (select 1 from unnest(${sql.param(inBytes)}::text[]) word where position(word in line) > 0)`,
		)
		found.push(...rows.map(({ line }) => `${name}: ${line.slice(0, 200)}`))
	}
	return found
}
