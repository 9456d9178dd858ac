/**
 * Text typed but not sent, kept in the browser for each conversation. Logging out removes everything under `kept/`,
 * because the next person at this computer is someone else.
 */
const prefix = 'kept/messages'

/** A browser may refuse to keep anything; then nothing is kept, and everything else works. */
export function keep(owner: string, otherId: string, what: 'draft' | 'unsent', text: string) {
	try {
		const key = `${prefix}/${owner}/${otherId}/${what}`
		if (text === '') localStorage.removeItem(key)
		else localStorage.setItem(key, text)
	} catch {}
}

export function kept(owner: string, otherId: string, what: 'draft' | 'unsent'): string {
	try {
		return localStorage.getItem(`${prefix}/${owner}/${otherId}/${what}`) ?? ''
	} catch {
		return ''
	}
}
