import { errorCode, faultOf } from '#app/platform/http/faults.ts'
import { sentenceFor } from './stop-reason.ts'

/** What to print for what stopped a command of an operator, whose settings, database or file may be wrong. */
export function reasonForOperator(error: unknown): string {
	const code = errorCode(error)
	const message = messageOf(error)
	const fault = faultOf(error)
	if (fault === 'away') return `The database does not answer (${message}). Check DATABASE_URL.`
	if (fault === 'disk' && code !== 'ENOSPC') return 'The disk of the database is full.'
	if (message.startsWith('SASL')) return 'The database refuses us: it asks for a password. Check DATABASE_URL.'
	if (code === '28P01' || code === '28000' || code === '3D000')
		return `The database refuses us: ${message}. Check DATABASE_URL.`
	if (code === '42P01') return 'The database lacks a table. Run npm run migrate first.'
	if (code === 'ENOENT' && error instanceof Error && 'path' in error)
		return `${String(error.path)} cannot be opened: there is no such file or folder.`
	if ((code === 'EISDIR' || code === 'ENOTDIR') && error instanceof Error && 'path' in error)
		return `${String('dest' in error ? error.dest : error.path)} is a folder, or is in something that is none. Name a file.`
	if (code === 'EEXIST' && error instanceof Error && 'path' in error)
		return `${String(error.path)} is there already: from a run that goes on, or was cut off. If none goes on, remove it and start again.`
	return sentenceFor(error)
}

/** Of the first error, without the statement that Drizzle wraps around it. */
function messageOf(error: unknown): string {
	if (error instanceof AggregateError) return messageOf(error.errors[0])
	if (!(error instanceof Error)) return String(error)
	return error.cause === undefined ? error.message : messageOf(error.cause)
}
