import { sql } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { rightsOrderFiles, rightsRequests } from './tables.server.ts'

/** A complaint from a visitor, sent so many hours ago. */
export const aRightsRequest = async ({
	hoursAgo = 0,
	...values
}: Partial<typeof rightsRequests.$inferInsert> & { hoursAgo?: number } = {}) =>
	only(
		await db
			.insert(rightsRequests)
			.values({
				...{ kind: 'complaint', name: 'Dr Asha Menon', senderKey: 'x' },
				message: 'A job asks applicants for a deposit.',
				...(values.phone ? {} : { email: 'asha@menon.example' }),
				createdAt: sql`now() - make_interval(hours => ${hoursAgo})`,
				...values,
			})
			.returning(),
	)

/** What a court sent us, received just now. Its file is in the store. */
export async function anOrder({ file, ...values }: { file: Buffer } & Partial<typeof rightsOrderFiles.$inferInsert>) {
	const request = await aRightsRequest({ kind: 'order', about: 'High Court, 12/2026' })
	const stored = only(
		await db
			.insert(rightsOrderFiles)
			.values({
				...{ requestId: request.id, storageKey: newFileKey('orders'), fileName: 'Order.pdf' },
				...{ contentType: 'application/pdf', sizeBytes: file.length, scan: 'clean' },
				...values,
			})
			.returning(),
	)
	await fileStore.put(stored.storageKey, file, { contentType: stored.contentType, bytes: file.length })
	return { request, file: stored }
}
