/** Something that a person can put right: printed as it is, without a stack trace. */
export class StopReason extends Error {
	override name = 'StopReason'
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const pathOf = (error: unknown) => (error instanceof Error && 'path' in error ? String(error.path) : 'the data folder')

/** What to print for anything that stopped a command. */
export function sentenceFor(error: unknown): string {
	if (error instanceof StopReason) return error.message
	if (error instanceof Error && error.name === 'WrongSettings') {
		return `These settings are wrong:\n${error.message.replace(/^/gm, '  ')}`
	}
	if (codeOf(error) === 'ENOSPC') return `The disk is full: ${pathOf(error)} could not be written.`
	if (/^(EACCES|EPERM|EROFS)$/.test(codeOf(error))) return `${pathOf(error)} is not writable for this account.`
	return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
