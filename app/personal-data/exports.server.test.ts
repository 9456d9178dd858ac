import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { whatsappContacts } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents, deliveries } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { countRecentExports, noteExport } from './export.server.ts'
import { collectEverything } from './exports.server.ts'
import { aMarkedPerson } from '#test/marked-person.ts'
import { fieldsIn } from '#test/marks.ts'
import { zipEverything } from './zip.server.ts'

/** Names of the files in a ZIP, by its central directory. */
function namesInZip(zip: Buffer) {
	const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
	const names: string[] = []
	let at = zip.readUInt32LE(end + 16)
	for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
		const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
		names.push(zip.subarray(at + 46, at + 46 + name).toString('utf8'))
		at += 46 + name + extra + comment
	}
	return names
}

/** The first file of a ZIP, which is packed. */
function firstInZip(zip: Buffer) {
	const directory = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('504b0506', 'hex')) + 16)
	const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28)
	return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(directory + 20))).toString()
}

test('the README names every file and folder of the download', async () => {
	const { asha } = await aMarkedPerson()

	const zip = await buffer(await zipEverything(asha.accountId))

	const names = namesInZip(zip).map((name) => name.replace(/\/.*/, '/'))
	const listed = firstInZip(zip)
	expect(names.filter((name) => name !== 'README.txt' && !listed.includes(`\n${name} `))).toEqual([])
})

test('the download is a ZIP of all records and all files', async () => {
	const { asha, mark } = await aMarkedPerson()

	const zip = await buffer(await zipEverything(asha.accountId))

	const names = namesInZip(zip).map((name) => name.replace(/^(messages\/)[0-9a-f-]{36}/, '$1ID'))
	expect(names.sort()).toEqual(
		[
			'README.txt',
			'account.json',
			'activity.json',
			'applications.json',
			'contact-requests.json',
			'cover.json',
			'credentials.json',
			`credentials/1 ${mark('scan')}.pdf`,
			'interviews.json',
			'jobs.json',
			'messages.json',
			`messages/ID-${mark('file')}.pdf`,
			'notifications.json',
			'offers.json',
			'photo.jpg',
			'profile.json',
			`resumes/1 ${mark('resume')}.pdf`,
			`resumes/2 ${mark('old')}.pdf`,
			'saved-searches.json',
			'rights.json',
			`rights/1 ${mark('writ')}.pdf`,
			'shortlists.json',
		].sort(),
	)
	// Files are in it unchanged.
	expect(zip.includes(mark('scanned'))).toBe(true)
	expect(zip.includes(mark('content'))).toBe(true)
})

test('the records hold what the person gave and what was done with it, and no secret', async () => {
	const { asha, phone } = await aMarkedPerson()

	const collected = await collectEverything(asha.accountId)
	const text = JSON.stringify(
		collected.map(({ records }) => records),
		(_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
	)

	const told = ['bio', 'employer', 'work', 'college', 'skill', 'before', 'hidden', 'read', 'letter', 'report', 'search']
	const hiring = ['offer', 'decline', 'hello', 'request', 'question', 'answer', 'place', 'agenda', 'complaint', 'blame']
	const others = ['registration', 'holder', 'reason', 'label', 'opener', 'notice', 'phone']
	for (const field of [...told, ...hiring, ...others]) expect(fieldsIn(text)).toContain(field)
	expect(text).toContain(phone)
	expect(text).toContain('"what":"contact"')
	// Of others, of the store, of signing in.
	for (const field of ['house', 'device', 'key', 'whisper', 'note', 'tag', 'score', 'counter'])
		expect(fieldsIn(text)).not.toContain(field)
	for (const secret of ['storageKey', 'tokenHash', 'p256dh']) expect(text).not.toContain(secret)
})

test('the copy has no one else’s data', async () => {
	const [{ asha }, other] = [await aMarkedPerson(), await aMarkedPerson()]

	const collected = await collectEverything(asha.accountId)

	const text = JSON.stringify(collected, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
	expect(text).not.toContain(other.tail)
	expect(text).not.toContain(other.asha.accountId)
})

test('three downloads a day, also of clicks at the same moment', async () => {
	const asha = await aSpecialist()

	const tries = await Promise.all(Array.from({ length: 8 }, () => noteExport(asha)))

	expect(tries.filter(({ ok }) => ok)).toHaveLength(3)
	expect(await countRecentExports(asha.accountId)).toBe(3)
})

test.each([
	[25, true],
	[23, false],
])('three downloads %i hours ago leave another one: %s', async (hours, ok) => {
	const asha = await aSpecialist()
	const at = sql`now() - make_interval(hours => ${hours})`
	const download = { action: 'data-exported', subjectType: 'account', subjectId: asha.accountId, at }
	await db.insert(auditEvents).values([download, download, download])

	expect(await noteExport(asha)).toMatchObject({ ok })
})

test('the copy names the ids under which WhatsApp knows the person and what we sent them', async () => {
	const [asha, other] = [await aSpecialist(), await aSpecialist()]
	const sent = { channel: 'whatsapp', status: 'sent', sentAt: new Date(), giveUpAt: new Date() } as const
	await db.insert(deliveries).values([
		{ ...sent, key: `whatsapp/cover/${asha.accountId}`, providerId: 'wamid.of-asha' },
		{ ...sent, key: `whatsapp/cover/${other.accountId}`, providerId: 'wamid.of-another' },
	])
	await db.insert(whatsappContacts).values({ accountId: asha.accountId, phone: '+919822012345', userId: 'IN.asha' })

	const text = JSON.stringify(await collectEverything(asha.accountId), (_, value: unknown) =>
		typeof value === 'bigint' ? String(value) : value,
	)
	expect(text).toContain('"wamid":"wamid.of-asha"')
	expect(text).toContain('IN.asha')
	expect(text).not.toContain('wamid.of-another')
})
