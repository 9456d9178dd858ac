import { buffer } from 'node:stream/consumers'
import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { countRecentExports, exportsPerDay, noteExport } from './export.server.ts'
import { exports } from './exports.server.ts'
import { aMarkedPerson } from '#test/marked-person.ts'
import { zipEverything } from './zip.server.ts'

/** Tables that refer to a person, and those that go with a row of such a table. */
async function tablesOfPeople(): Promise<string[]> {
	const { rows } = await db.execute<{ table: string }>(sql`
		with recursive edges as (
			select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype = 'c' as cascades
			from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
		), belonging as (
			select child as table from edges where parent in ('accounts', 'specialists')
			union
			select child from edges join belonging on parent = belonging.table
			where cascades and belonging.table not in ('jobs', 'hospitals')
		)
		select "table" from belonging`)
	return rows.map(({ table }) => table)
}

test('every table with something of a person is in the export, or left out for a reason', async () => {
	const named = exports.flatMap(({ holds, leavesOut }) => [...holds, ...leavesOut.map(({ table }) => table)])
	const names = named.map(getTableName)

	const missing = (await tablesOfPeople()).filter((table) => !names.includes(table))

	expect(missing, 'tables that no export.server.ts names').toEqual([])
	expect(names.length).toBe(new Set(names).size)
})

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
			'credentials.json',
			`credentials/1 ${mark} scan.pdf`,
			'interviews.json',
			'jobs.json',
			'messages.json',
			'messages/ID-Offer.pdf',
			'notifications.json',
			'offers.json',
			'photo.jpg',
			'profile.json',
			`resumes/1 ${mark} old.pdf`,
			`resumes/2 ${mark}.pdf`,
			'saved-searches.json',
			'shortlists.json',
		].sort(),
	)
	// Files are in it unchanged.
	expect(zip.includes(`${mark} scan`)).toBe(true)
	expect(zip.includes(`${mark} file`)).toBe(true)
})

test('the records hold what the person gave and what was done with it, and no secret', async () => {
	const { asha, mark, phone } = await aMarkedPerson()

	const collected = await Promise.all(exports.map(({ collect }) => collect(asha.accountId)))
	const text = JSON.stringify(
		collected.map(({ records }) => records),
		(_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
	)

	for (const word of [
		'bio',
		'hospital',
		'college',
		'skill',
		'before',
		'employer',
		'read',
		'note',
		'report',
		'search',
		'offer',
		'decline',
		'hello',
		'question',
		'answer',
		'room',
		'bring',
		'complaint',
		'rates',
	])
		expect(text).toContain(`${mark} ${word}`)
	for (const word of ['council', 'holder', 'reason', 'label', 'opener', 'notice', 'phone'])
		expect(text).toContain(`${mark} ${word}`)
	expect(text).toContain(phone)
	expect(text).toContain('"what":"contact"')
	// Of others, of the store, of signing in.
	for (const secret of [
		`${mark} house`,
		`${mark} device`,
		`${mark} key`,
		`${mark} whisper`,
		`${mark} tag`,
		`${mark} score`,
		`${mark} counter`,
		'storageKey',
		'tokenHash',
		'p256dh',
	])
		expect(text).not.toContain(secret)
})

test('the copy has no one else’s data', async () => {
	const [{ asha }, other] = [await aMarkedPerson(), await aMarkedPerson()]

	const collected = await Promise.all(exports.map(({ collect }) => collect(asha.accountId)))

	const text = JSON.stringify(collected, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
	expect(text).not.toContain(other.mark)
	expect(text).not.toContain(other.asha.accountId)
})

test('three downloads a day, also of clicks at the same moment', async () => {
	const asha = await aSpecialist()

	const tries = await Promise.all(Array.from({ length: 8 }, () => noteExport(asha)))

	expect(tries.filter(({ ok }) => ok)).toHaveLength(exportsPerDay)
	expect(await countRecentExports(asha.accountId)).toBe(exportsPerDay)
})
