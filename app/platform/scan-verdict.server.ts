type Verdict = 'clean' | 'infected'

/** No verdict was reached. A file without a verdict is never clean. */
export class ScannerUnavailable extends Error {
	override name = 'ScannerUnavailable'
}

/** Throws `ScannerUnavailable` when it cannot say. */
export type Scanner = { scan: (bytes: Buffer) => Promise<Verdict> }
