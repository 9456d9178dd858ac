import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFileKey } from './file-key.server.ts'
import type { FileStore } from './files.server.ts'
import { folderStore } from './folder.server.ts'
import { s3Store } from './s3.server.ts'

type S3Server = { run: () => Promise<AddressInfo>; close: () => Promise<void> }
// It comes without types.
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver')

let folder: string
let server: S3Server
const stores: Record<string, FileStore> = {}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'files-'))
	stores['folder'] = folderStore(join(folder, 'store'))
	server = new S3rver({
		port: 0,
		address: '127.0.0.1',
		silent: true,
		directory: join(folder, 's3'),
		configureBuckets: [{ name: 'resumes' }],
	})
	const { port } = await server.run()
	stores['s3'] = s3Store({
		endpoint: `http://127.0.0.1:${port}`,
		region: 'ap-south-1',
		bucket: 'resumes',
		accessKeyId: 'S3RVER',
		secretAccessKey: 'S3RVER',
	})
})
afterAll(async () => {
	await server.close()
	await rm(folder, { recursive: true })
})

describe.each(['folder', 's3'])('files in %s', (name) => {
	const store = () => stores[name] as FileStore
	const content = Buffer.from('%PDF-1.7 resume of Dr Asha Menon')
	const pdf = { contentType: 'application/pdf' }
	const read = async (key: string) => {
		const stream = await store().get(key)
		return stream && buffer(stream)
	}

	test('what was put is there until it is removed', async () => {
		const key = newFileKey('resumes')
		await store().put(key, content, pdf)

		expect(await store().exists(key)).toBe(true)
		const listed: string[] = []
		for await (const file of store().list()) listed.push(file.key)
		expect(listed).toContain(key)
		expect(await read(key)).toEqual(content)

		await store().remove(key)

		expect(await store().exists(key)).toBe(false)
		expect(await read(key)).toBeNull()
	})

	test('a stream is stored whole', async () => {
		const key = newFileKey('resumes')
		const large = Buffer.alloc(3_000_000, 'resume ')
		await store().put(key, Readable.from([large.subarray(0, 1_000_000), large.subarray(1_000_000)]), {
			...pdf,
			bytes: large.length,
		})

		expect((await read(key))?.equals(large)).toBe(true)
	})

	test('a second file under a key replaces the first', async () => {
		const key = newFileKey('resumes')
		await store().put(key, content, pdf)
		await store().put(key, Buffer.from('new'), pdf)

		expect(await read(key)).toEqual(Buffer.from('new'))
	})

	test('an unknown key is no file, and removing it is fine', async () => {
		const key = newFileKey('resumes')

		expect(await read(key)).toBeNull()
		expect(await store().exists(key)).toBe(false)
		await store().remove(key)
	})

	test.each([
		'../secret',
		'resumes/../../secret',
		'/etc/passwd',
		'resumes/a.pdf',
		'a\\b',
		'',
		'resumes//a',
		'Resumes/A',
	])('%j is no key', async (key) => {
		await expect(async () => store().put(key, content, pdf)).rejects.toThrow('Not a file key')
		await expect(async () => store().get(key)).rejects.toThrow('Not a file key')
		await expect(async () => store().remove(key)).rejects.toThrow('Not a file key')
	})
})

test('an upload that breaks off leaves nothing behind', async () => {
	const store = folderStore(join(folder, 'broken'))
	const key = newFileKey('resumes')
	const breaking = Readable.from(
		(async function* () {
			yield Buffer.from('half')
			throw new Error('connection lost')
		})(),
	)

	await expect(store.put(key, breaking, { contentType: 'application/pdf' })).rejects.toThrow('connection lost')
	expect(await store.exists(key)).toBe(false)
	expect(await readdir(join(folder, 'broken', 'resumes'))).toEqual([])
})

test('a bucket that is away is an error, not a missing file', async () => {
	const away = s3Store({
		endpoint: 'http://127.0.0.1:9',
		region: 'ap-south-1',
		bucket: 'resumes',
		accessKeyId: 'a',
		secretAccessKey: 'b',
	})

	await expect(away.get(newFileKey('resumes'))).rejects.toThrow(/ECONNREFUSED/)
})
