import type { Readable } from 'node:stream'
import { join } from 'node:path'
import { env } from '../env.server.ts'
import { faultOf } from '../http/faults.ts'
import { folderStore } from './folder.server.ts'
import { patientStore } from './patient.server.ts'
import { t } from '../language/words.ts'
import { log } from '../log.server.ts'

type FileBody = Buffer | Readable

/** We make every key with `newFileKey`. It is never a name from a user. */
export type FileStore = {
	/** Stores the whole body or nothing. An existing file under the key is replaced. */
	put: (
		key: string,
		body: FileBody,
		options: { contentType: string; bytes?: number },
		signal?: AbortSignal,
	) => Promise<void>
	/** `null` when there is no such file. */
	get: (key: string, signal?: AbortSignal) => Promise<Readable | null>
	/** Removing what is not there is fine. */
	remove: (key: string, signal?: AbortSignal) => Promise<void>
	exists: (key: string, signal?: AbortSignal) => Promise<boolean>
	/** Every file, in no order. */
	list: () => AsyncIterable<StoredFileFacts>
}

type StoredFileFacts = { key: string; storedAt: Date }

async function networkStore() {
	// Imported only where it is used: the SDK is a fifth of a second at every start.
	const { s3Store } = await import('./s3.server.ts')
	return patientStore(
		s3Store({
			endpoint: env.S3_ENDPOINT,
			region: env.S3_REGION,
			bucket: env.S3_BUCKET ?? '',
			accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
			secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
		}),
	)
}

/** Where one does not answer, calls throw `ProviderUnavailable`: within a second while a page waits. */
export const fileStore: FileStore =
	env.FILE_STORE === 's3' ? await networkStore() : folderStore(join(env.DATA_DIR, 'files'))

/** For every form with a file. */
export const notStored = () =>
	t`We could not save the file just now. Nothing else is lost: choose it again in a minute.`

/** Puts the file of a form into the store; false when the store does not answer, which is no reason to lose what was typed. */
export async function putUpload(key: string, bytes: Buffer, contentType: string): Promise<boolean> {
	try {
		await fileStore.put(key, bytes, { contentType, bytes: bytes.length })
		return true
	} catch (error) {
		if (!faultOf(error)) throw error
		log.warn({ err: error }, 'a file could not be stored')
		return false
	}
}
