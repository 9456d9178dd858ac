import { ProviderUnavailable } from '../delivery/sending.server.ts'

export type Verdict = 'clean' | 'infected'

/** No verdict was reached. A file without a verdict is never clean. */
export class ScannerUnavailable extends ProviderUnavailable {
	override name = 'ScannerUnavailable'
}

/** Throws `ProviderUnavailable` when it cannot say, or not within so many milliseconds. */
export type Scanner = { scan: (bytes: Buffer, withinMs?: number) => Promise<Verdict> }
