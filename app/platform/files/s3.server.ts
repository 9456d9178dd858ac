import { Readable } from 'node:stream'
import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadObjectCommand,
	paginateListObjectsV2,
	PutObjectCommand,
	S3Client,
	S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkedKey, isFileKey } from './file-key.server.ts'
import type { FileStore } from './files.server.ts'

type Bucket = {
	/** Leave out for AWS itself; set for anything else that speaks S3. */
	endpoint?: string | undefined
	region: string
	bucket: string
	accessKeyId: string
	secretAccessKey: string
}

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Anything that speaks S3. */
export const s3Client = ({ endpoint, region, accessKeyId, secretAccessKey }: Omit<Bucket, 'bucket'>) =>
	new S3Client({
		region,
		credentials: { accessKeyId, secretAccessKey },
		...(endpoint ? { endpoint, forcePathStyle: true } : {}),
		// Servers other than AWS's do not know the newer checksum trailers.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		maxAttempts: 3,
		requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
	})

export function s3Store({ bucket, ...access }: Bucket): FileStore {
	const client = s3Client(access)
	const within = (signal: AbortSignal | undefined) => (signal ? { abortSignal: signal } : {})
	const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })

	return {
		async put(key, body, { contentType, bytes }, signal) {
			await client.send(
				new PutObjectCommand({
					...at(key),
					Body: body,
					ContentType: contentType,
					// A stream has no length of its own, and S3 wants to know it beforehand.
					...(bytes === undefined ? {} : { ContentLength: bytes }),
				}),
				within(signal),
			)
		},
		async get(key, signal) {
			try {
				const { Body } = await client.send(new GetObjectCommand(at(key)), within(signal))
				return Body instanceof Readable ? Body : null
			} catch (error) {
				if (isMissing(error)) return null
				throw error
			}
		},
		async remove(key, signal) {
			await client.send(new DeleteObjectCommand(at(key)), within(signal))
		},
		async exists(key, signal) {
			try {
				await client.send(new HeadObjectCommand(at(key)), within(signal))
				return true
			} catch (error) {
				if (isMissing(error)) return false
				throw error
			}
		},
		async *list() {
			for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
				for (const { Key, LastModified } of Contents)
					if (Key !== undefined && LastModified && isFileKey(Key)) yield { key: Key, storedAt: LastModified }
			}
		},
	}
}
