import { scanner } from '#app/platform/files/scanner.server.ts'
import { ProviderUnavailable } from '#app/platform/delivery/sending.server.ts'

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
	infected: 'This file was refused by our virus check. Choose another one.',
	'not-scanned': 'Our virus check is not available at the moment. Try again in a few minutes.',
} as const
