import { randomUUID } from 'node:crypto'
import { db, only } from '../database/db.server.ts'
import { newFileKey } from './file-key.server.ts'
import { fileStore } from './files.server.ts'
import { pictureReviews } from '../tables.server.ts'

/** A logo that no one has looked at yet. */
export async function aWaitingPicture() {
	const ownerId = randomUUID()
	const storageKey = newFileKey(`logos/${ownerId}`)
	await fileStore.put(storageKey, Buffer.from('a picture'), { contentType: 'image/png' })
	return only(await db.insert(pictureReviews).values({ storageKey, ownerId, kind: 'logo' }).returning())
}
