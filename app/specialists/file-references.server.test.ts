import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { sweepFiles } from '#app/platform/files/file-sweep.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { aPhoto, aSpecialist } from './fixtures.server.ts'
import { incomingFiles, photoFiles, resumeFiles } from './file-references.server.ts'
import { profileRule, registerRule } from './resumes/resume-rules.ts'
import { attachResume } from './resumes/resume.server.ts'
import { storeResume } from './resumes/resume-upload.server.ts'

const holders = [resumeFiles, incomingFiles, photoFiles]
const pathOf = (key: string) => join(env.DATA_DIR, 'files', key)
const age = (path: string, minutes: number) => {
	const then = new Date(Date.now() - minutes * 60_000)
	utimesSync(path, then, then)
}

async function listKeys() {
	const keys: string[] = []
	for await (const { key } of fileStore.list()) keys.push(key)
	return keys
}

async function upload(folder: string, minutesAgo: number) {
	const stored = await storeResume(
		folder,
		{ name: 'cv.pdf', bytes: aPdf() },
		folder === 'incoming' ? registerRule : profileRule,
	)
	if (!stored.ok) throw new Error(stored.failure)
	age(pathOf(stored.value.storageKey), minutesAgo)
	return stored.value
}

test('a file whose upload never came to an end is gone after fifteen minutes, and not before', async () => {
	const asha = await aSpecialist()
	const fresh = await upload(asha.specialistId, 14)
	const orphan = await upload(asha.specialistId, 16)
	const waiting = await upload('incoming', 100)
	const givenUp = await upload('incoming', 131)

	expect(await sweepFiles(holders)).toBe(2)

	expect(await fileStore.exists(fresh.storageKey)).toBe(true)
	expect(await fileStore.exists(orphan.storageKey)).toBe(false)
	expect(await fileStore.exists(waiting.storageKey)).toBe(true)
	expect(await fileStore.exists(givenUp.storageKey)).toBe(false)
})

test('a file in use stays, however old, and a file unknown to us is left alone', async () => {
	const asha = await aSpecialist()
	await aPhoto(asha)
	const mine = await upload(asha.specialistId, 0)
	await db.transaction((tx) => attachResume(tx, asha.specialistId, mine))
	await fileStore.put('exports/of-somebody-else', aPdf(), { contentType: 'application/zip' })
	for (const key of await listKeys()) age(pathOf(key), 100_000)

	await sweepFiles(holders)

	expect(await fileStore.exists(mine.storageKey)).toBe(true)
	expect(await fileStore.exists('exports/of-somebody-else')).toBe(true)
	expect((await listKeys()).some((key) => key.startsWith('photos/'))).toBe(true)
})

test('half a file of a process that died goes as well', async () => {
	const asha = await aSpecialist()
	const { storageKey } = await upload(asha.specialistId, 0)
	const partial = `${pathOf(storageKey)}.5f0c.partial`
	writeFileSync(partial, 'half')
	await sweepFiles(holders)
	expect(existsSync(partial)).toBe(true)
	age(partial, 61)

	await sweepFiles(holders)

	expect(existsSync(partial)).toBe(false)
})
