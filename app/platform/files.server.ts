import type { Readable } from 'node:stream'
import { join } from 'node:path'
import { env } from './env.server.ts'
import { folderStore } from './files/folder.server.ts'
import { callingOut } from './tracing.server.ts'

type FileBody = Buffer | Readable

/** We make every key with `newFileKey`. It is never a name from a user. */
export type FileStore = {
	/** Stores the whole body or nothing. An existing file under the key is replaced. */
	put: (key: string, body: FileBody, options: { contentType: string; bytes?: number }) => Promise<void>
	/** `null` when there is no such file. */
	get: (key: string) => Promise<Readable | null>
	/** Removing what is not there is fine. */
	remove: (key: string) => Promise<void>
	exists: (key: string) => Promise<boolean>
	/** Every file, in no order. */
	list: () => AsyncIterable<StoredFileFacts>
}

type StoredFileFacts = { key: string; storedAt: Date }

// Imported only where it is used: the SDK is a fifth of a second at every start.
const store: FileStore =
	env.FILE_STORE === 's3'
		? (await import('./files/s3.server.ts')).s3Store({
				endpoint: env.S3_ENDPOINT,
				region: env.S3_REGION,
				bucket: env.S3_BUCKET ?? '',
				accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
				secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
			})
		: folderStore(join(env.DATA_DIR, 'files'))

export const fileStore: FileStore = {
	put: (...given) => callingOut('file store: put', () => store.put(...given)),
	get: (key) => callingOut('file store: get', () => store.get(key)),
	remove: (key) => callingOut('file store: remove', () => store.remove(key)),
	exists: (key) => callingOut('file store: exists', () => store.exists(key)),
	list: () => store.list(),
}
