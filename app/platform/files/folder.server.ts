import { createWriteStream } from 'node:fs'
import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { randomUUID } from 'node:crypto'
import type { FileStore } from './files.server.ts'
import { checkedKey, isFileKey } from './file-key.server.ts'

/** A file left half-written when a process died. No write takes an hour. */
const isLeftOver = (path: string, storedAt: Date) =>
	path.endsWith('.partial') && Date.now() - storedAt.getTime() > 3_600_000

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
	const root = resolve(folder)
	const pathOf = (key: string) => join(root, checkedKey(key))

	return {
		async put(key, body) {
			const path = pathOf(key)
			await mkdir(dirname(path), { recursive: true })
			// Written beside its place and then moved into it, so that a half-written file is never seen under its key.
			const partial = `${path}.${randomUUID()}.partial`
			try {
				await pipeline(
					body instanceof Readable ? body : Readable.from([body]),
					createWriteStream(partial, { flags: 'wx', flush: true }),
				)
				await rename(partial, path)
			} catch (error) {
				await rm(partial, { force: true })
				throw error
			}
		},
		async get(key) {
			try {
				const file = await open(pathOf(key))
				return file.createReadStream()
			} catch (error) {
				if (isMissing(error)) return null
				throw error
			}
		},
		async remove(key) {
			await rm(pathOf(key), { force: true })
		},
		async exists(key) {
			try {
				return (await stat(pathOf(key))).isFile()
			} catch (error) {
				if (isMissing(error)) return false
				throw error
			}
		},
		async *list() {
			for await (const path of glob('**/*', { cwd: root })) {
				const found = await stat(join(root, path)).catch(() => null)
				if (!found?.isFile()) continue
				const key = path.split(sep).join('/')
				if (isFileKey(key)) yield { key, storedAt: found.mtime }
				else if (isLeftOver(path, found.mtime)) await rm(join(root, path), { force: true })
			}
		},
	}
}
