import type { RequestInput } from '#app/contacts/schema.server.ts'
import { type SendFailure, sendRequest } from '#app/contacts/sending.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { fail, type Result } from '#app/platform/result.ts'
import { findInterest } from './interest.server.ts'

export type AskFailure = SendFailure | 'already-interested'

/**
 * Asks a specialist for contact, for the member's hospital; one at a time or from a selection of many.
 *
 * Fails with `already-interested` where an application has come to the shortlist: there is nothing left to ask for. The
 * other failures are those of `sendRequest`.
 */
export async function askForContact(
	member: Member,
	specialistId: string,
	input: RequestInput,
): Promise<Result<{ requestId: string }, AskFailure>> {
	const { shortlisted, applied } = await findInterest(member, specialistId)
	if (shortlisted) return fail('already-interested')
	return sendRequest(member, specialistId, input, { hasApplied: applied })
}
