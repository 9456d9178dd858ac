import { GetObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Readable } from 'node:stream'
import { env } from './env.server.ts'
import { s3Client } from './files/s3.server.ts'

/** The bucket for backups; null where the settings name none. It is another one than that of files, whose sweep removes what the database does not name. */
export function backupBucket() {
	const { BACKUP_BUCKET: Bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
	if (!Bucket || !accessKeyId || !secretAccessKey) return null
	const client = s3Client({ endpoint: env.S3_ENDPOINT, region: env.S3_REGION, accessKeyId, secretAccessKey })
	return {
		/** In parts, as they come: the object appears when it is whole. */
		put: (Key: string, Body: Readable) => new Upload({ client, params: { Bucket, Key, Body } }),
		async get(Key: string): Promise<Readable | null> {
			try {
				const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
				return Body instanceof Readable ? Body : null
			} catch (error) {
				if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
				throw error
			}
		},
	}
}
