import { createRequire } from 'node:module'
import { answerOfThread } from '../../pdf/guarded-thread.server.ts'
import { oneAtATime } from '../../one-at-a-time.server.ts'
import { fail, ok, type Result } from '../../result.ts'

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const worker = createRequire(import.meta.url).resolve('#app/platform/files/upload/plain-pdf/thread.server.ts')

const inTurn = oneAtATime()

/** A PDF written again with every object plain and without a lock; `unreadable` when it needs a password to open or cannot be read. */
export const writePlainPdf = (bytes: Buffer): Promise<Result<Buffer, 'unreadable'>> =>
	inTurn(async () => {
		const written = await answerOfThread<Uint8Array>(worker, new Uint8Array(bytes), { timeMs: 20_000 })
		return written ? ok(Buffer.from(written.buffer, written.byteOffset, written.length)) : fail('unreadable')
	})
