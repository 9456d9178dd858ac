import { buffer } from 'node:stream/consumers'
import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { addCredential, changeCredential, removeCredential } from './claims.server.ts'
import { scanDocument } from './documents/document-scan.server.ts'
import { filesOfCredentials, type StoredDocument, storeDocument } from './documents/document-upload.server.ts'
import { dropReplacedDocuments, findOwnDocument } from './documents/documents.server.ts'
import { aCredential, aDocument } from './fixtures.server.ts'
import { maxCredentials } from './kinds.ts'
import { awaitsCheck, hasVerifiedRegistration } from './queries.server.ts'
import { toClaim } from './schema.server.ts'
import { credentialDocuments, credentialStatusEvents, credentials } from './tables.server.ts'

const claim = toClaim({ councilCode: 'MH-MC', number: 'MMC/2016/004711', year: 2016 })
const find = async (id: string) => only(await db.select().from(credentials).where(eq(credentials.id, id)))

/** What a claim of a stored credential looks like when nothing is changed. */
const asStored = (row: typeof credentials.$inferSelect) => ({
	...(Object.fromEntries(Object.keys(claim).map((name) => [name, row[name as keyof typeof claim]])) as typeof claim),
	version: row.version,
})

async function stored(bytes = aPdf(), name = 'Registration.pdf'): Promise<StoredDocument> {
	const result = await storeDocument({ name, bytes })
	if (!result.ok) throw new Error(result.failure)
	return result.value
}

describe('a claim', () => {
	test('without a document waits for no one, and its check begins with the document', async () => {
		const asha = await aSpecialist()
		const added = await addCredential(asha, 'registration', claim, null)
		if (!added.ok) throw new Error(added.failure)
		const { credentialId } = added.value
		await db.update(credentials).set({ submittedAt: new Date('2026-01-01') })
		expect(await db.$count(credentials, awaitsCheck)).toBe(0)

		await changeCredential(asha, credentialId, asStored(await find(credentialId)), await stored())

		expect(await db.$count(credentials, awaitsCheck)).toBe(1)
		expect((await find(credentialId)).submittedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
	})

	test('saved again without a document is not said to wait for our check', async () => {
		const asha = await aSpecialist()
		const added = await addCredential(asha, 'registration', claim, null)
		if (!added.ok) throw new Error(added.failure)
		const { credentialId } = added.value
		const save = async (year: number, file: StoredDocument | null) =>
			changeCredential(asha, credentialId, { ...asStored(await find(credentialId)), year }, file)

		expect(await save(2015, null)).toMatchObject({ ok: true, value: { hasDocument: false } })
		expect(await save(2014, await stored())).toMatchObject({ ok: true, value: { hasDocument: true } })
	})

	test('whose first document had a virus begins to wait with the next', async () => {
		const asha = await aSpecialist()
		const { id } = await aCredential(asha, { status: 'pending', submittedAt: new Date('2026-01-01') })
		await aDocument({ id }, { scan: 'infected', retiredAt: new Date('2026-01-01') })

		await changeCredential(asha, id, asStored(await find(id)), await stored())

		expect((await find(id)).submittedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
	})

	test('waits to be checked, with its council by name and its document', async () => {
		const asha = await aSpecialist()
		const added = await addCredential(asha, 'registration', claim, await stored())

		if (!added.ok) throw new Error(added.failure)
		expect(await find(added.value.credentialId)).toMatchObject({
			status: 'pending',
			title: 'Maharashtra Medical Council',
			specialistId: asha.specialistId,
		})
		expect(await findOwnDocument(asha, added.value.credentialId)).toMatchObject({ fileName: 'Registration.pdf' })
	})

	test('of the same number of the same council is made once by a person', async () => {
		const asha = await aSpecialist()
		await addCredential(asha, 'registration', claim, await stored())

		for (const number of ['MMC/2016/004711', 'MMC 2016 004711'])
			expect(await addCredential(asha, 'registration', { ...claim, number }, await stored())).toEqual({
				ok: false,
				failure: 'claimed-already',
			})
	})

	test('beyond the twentieth is refused, also when several arrive at once', async () => {
		for (let round = 0; round < 4; round++) {
			const asha = await aSpecialist()
			for (let number = 0; number < maxCredentials - 1; number++) await aCredential(asha, { kind: 'degree' })
			const files = await Promise.all([1, 2, 3, 4].map(() => stored()))
			const outcomes = await Promise.all(
				files.map((file, at) => addCredential(asha, 'registration', { ...claim, number: `KMC/${at}` }, file)),
			)

			expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
			expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, failure: 'too-many' })
		}
	})
})

describe('a change', () => {
	const changes: Record<string, Partial<typeof claim>> = {
		number: { number: 'MMC/2016/999999' },
		council: { councilCode: 'KA-MC' },
		year: { year: 2014 },
		title: { title: 'Another Council' },
		'last day': { validUntil: '2099-12-31' },
		'day of issue': { issuedOn: '2024-03-06' },
		'midwife number': { midwifeNumber: 'XLIV-79897' },
		'national number': { nationalNumber: 'N958483727' },
		qualification: { qualification: 'MBBS' },
		'name on the document': { holderName: 'Asha R. Menon' },
	}

	test.each(Object.entries(changes))(
		'of the %s sends a verified registration back to be checked',
		async (_, change) => {
			const asha = await aSpecialist()
			const credential = await aCredential(asha)
			const changed = await changeCredential(asha, credential.id, { ...asStored(credential), ...change }, null)

			expect(changed).toMatchObject({ ok: true, value: { again: true } })
			expect(await find(credential.id)).toMatchObject({ status: 'pending', verifiedAt: null, checkedAgainst: null })
			expect(await hasVerifiedRegistration(asha.specialistId)).toBe(false)
		},
	)

	test('of the document alone does so too, and retires the one before', async () => {
		const asha = await aSpecialist()
		const credential = await aCredential(asha)
		const before = await aDocument(credential)
		await changeCredential(asha, credential.id, asStored(credential), await stored(aPdf(), 'New.pdf'))

		expect(await find(credential.id)).toMatchObject({ status: 'pending' })
		const documents = await db.select().from(credentialDocuments)
		expect(documents.find(({ id }) => id === before.id)?.retiredAt).not.toBeNull()
		expect(await findOwnDocument(asha, credential.id)).toMatchObject({ fileName: 'New.pdf' })
	})

	test('keeps the document that it replaced for thirty days', async () => {
		const credential = await aCredential(await aSpecialist())
		const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
		const recent = await aDocument(credential, { retiredAt: daysAgo(29) })
		const old = await aDocument(credential, { retiredAt: daysAgo(31), file: aPdf() })
		const current = await aDocument(credential, { uploadedAt: daysAgo(400) })
		const queued = await countQueued(filesOfCredentials.remove)

		await dropReplacedDocuments.run({})

		const left = await db.select({ id: credentialDocuments.id }).from(credentialDocuments)
		expect(left.map(({ id }) => id).sort()).toEqual([recent.id, current.id].sort())
		expect(await countQueued(filesOfCredentials.remove)).toBe(queued + 1)
		await filesOfCredentials.remove.run({ storageKey: old.storageKey })
		expect(await fileStore.exists(old.storageKey)).toBe(false)
	})

	test.each(['rejected', 'expired'] as const)('sends a %s credential again', async (status) => {
		const asha = await aSpecialist()
		const credential = await aCredential(asha, { status, verifiedAt: new Date() })
		await changeCredential(asha, credential.id, { ...asStored(credential), year: 2014 }, null)

		expect(await find(credential.id)).toMatchObject({ status: 'pending', statusReason: null })
		expect(await db.select().from(credentialStatusEvents)).toMatchObject([
			{ from: status, to: 'pending', actorAccountId: asha.accountId },
		])
	})

	test('that changes nothing leaves the credential verified', async () => {
		const asha = await aSpecialist()
		const credential = await aCredential(asha)

		expect(await changeCredential(asha, credential.id, asStored(credential), null)).toMatchObject({
			value: { same: true },
		})
		expect(await find(credential.id)).toMatchObject({ status: 'verified', version: 1 })
	})

	test('from a second tab does not overwrite the first', async () => {
		const asha = await aSpecialist()
		const credential = await aCredential(asha)
		await changeCredential(asha, credential.id, { ...asStored(credential), year: 2014 }, null)

		expect(await changeCredential(asha, credential.id, { ...asStored(credential), year: 2011 }, null)).toEqual({
			ok: false,
			failure: 'stale',
		})
		expect(await find(credential.id)).toMatchObject({ year: 2014 })
	})
})

test("no one can change, remove or open another person's credential", async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist()]
	const credential = await aCredential(asha)
	await aDocument(credential)

	expect(await changeCredential(ravi, credential.id, { ...asStored(credential), year: 1999 }, null)).toEqual({
		ok: false,
		failure: 'unknown',
	})
	expect(await removeCredential(ravi, credential.id)).toBe(false)
	expect(await findOwnDocument(ravi, credential.id)).toBeNull()
	expect(await find(credential.id)).toMatchObject({ year: 2015 })
})

describe('a document', () => {
	/** As a phone takes it, with the place and the owner in it. */
	const photo = () =>
		sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#f6f1e4' } })
			.withExif({ IFD0: { Artist: 'Dr Asha Menon' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 10/1' } })
			.jpeg()
			.toBuffer()
	const storedBytes = async ({ storageKey }: StoredDocument) => {
		const file = await fileStore.get(storageKey)
		return file && buffer(file)
	}

	test('that is a photo is redrawn, no wider than needed, without what the camera wrote', async () => {
		const file = await stored(await photo(), 'IMG_2041.JPG')

		const kept = await sharp((await storedBytes(file)) ?? undefined).metadata()
		expect(file).toMatchObject({ contentType: 'image/jpeg', fileName: 'IMG_2041.jpeg' })
		expect(kept).toMatchObject({ format: 'jpeg', width: 2400 })
		expect(kept.exif).toBeUndefined()
	})

	test.each([
		['too-large', () => aPdf({ bytes: 5 * 1024 * 1024 + 1 })],
		['unsafe', () => aPdf({ catalog: '/X (<script>alert(1)</script>)' })],
		['wrong-type', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
		['damaged', () => Buffer.from('\xff\xd8\xff\xe0 not a picture', 'latin1')],
		['empty', () => Buffer.alloc(0)],
	])('is refused when it is %s', async (failure, bytes) => {
		expect(await storeDocument({ name: 'a.pdf', bytes: bytes() })).toEqual({ ok: false, failure })
	})

	let asha: Awaited<ReturnType<typeof aSpecialist>>
	beforeEach(async () => {
		asha = await aSpecialist()
	})

	test('found infected goes off the credential, and its owner is told', async () => {
		const credential = await aCredential(asha, { status: 'pending' })
		const document = await aDocument(credential, { scan: 'scanning', file: aPdf() })
		await scanDocument(document.id, { scan: async () => 'infected' })
		await scanDocument(document.id, { scan: async () => 'clean' })

		expect(await findOwnDocument(asha, credential.id)).toBeNull()
		expect(await db.select().from(notifications)).toMatchObject([
			{ title: 'We removed your document because it failed the virus check' },
		])
	})

	test('goes from the store with the credential it belongs to', async () => {
		const added = await addCredential(asha, 'registration', claim, await stored())
		if (!added.ok) throw new Error(added.failure)
		const held = only(
			await db
				.select()
				.from(credentialDocuments)
				.where(
					and(eq(credentialDocuments.credentialId, added.value.credentialId), isNull(credentialDocuments.retiredAt)),
				),
		)
		await filesOfCredentials.remove.run({ storageKey: held.storageKey })
		expect(await fileStore.exists(held.storageKey)).toBe(true)
		const queued = await countQueued(filesOfCredentials.remove)

		expect(await removeCredential(asha, added.value.credentialId)).toBe(true)

		expect(await countQueued(filesOfCredentials.remove)).toBe(queued + 1)
		await filesOfCredentials.remove.run({ storageKey: held.storageKey })
		expect(await fileStore.exists(held.storageKey)).toBe(false)
	})
})
