import { ProviderUnavailable } from '../delivery/sending.server.ts'
import { t } from '../language/words.ts'
import { scanner } from './scanner.server.ts'

/** Checks a file before it is stored; null when it is clean. */
export async function scanUpload(bytes: Buffer): Promise<'infected' | 'not-scanned' | null> {
	try {
		return (await scanner.scan(bytes)) === 'infected' ? 'infected' : null
	} catch (error) {
		if (error instanceof ProviderUnavailable) return 'not-scanned'
		throw error
	}
}

export const scanRefusals = {
	get infected() {
		return t`This file was refused by our virus check. Choose another one.`
	},
	get 'not-scanned'() {
		return t`Our virus check is not available at the moment. Try again in a few minutes.`
	},
}
