import type { PublicPageInput } from '#app/hospitals/page/public-page-schema.server.ts'
import { findOwnPublicPage, savePublicPage } from '#app/hospitals/page/public-page.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { examine, holdForReview, unpackContent, withdrawReviews } from './held.server.ts'
import type { ScannedText } from './scanner.ts'

const fieldNames: Record<string, string> = {
	about: 'About your hospital',
	promiseReply: 'Reply to “As advertised?”',
	ratingReply: 'Reply to ratings',
	facilities: 'Facilities',
}

/** Everything that is typed freely, under the names of the form. The website has a field of its own and may be a link. */
export const pageTexts = ({ website: _website, ...content }: PublicPageInput): ScannedText[] =>
	Object.entries(content).flatMap(([key, value]) => {
		const text = Array.isArray(value) ? value.join('\n') : value
		return typeof text === 'string' && text !== '' ? [{ field: fieldNames[key] ?? key, text }] : []
	})

/**
 * Saves the page of a hospital, or holds it for an operator when the scanner finds something; what is live stays until then.
 * Fails with `changed` as the save does.
 */
export async function submitPublicPage(
	owner: Member,
	input: PublicPageInput,
): Promise<Result<{ isHeld: boolean }, 'changed'>> {
	return db.transaction(async (tx) => {
		const about = { hospitalId: owner.hospitalId, subjectId: owner.hospitalId }
		const texts = pageTexts(input)
		const findings = await examine(tx, { ...about, texts })
		if (findings.length === 0) {
			const saved = await savePublicPage(owner, input, tx)
			if (!saved.ok) return saved
			await withdrawReviews(tx, about, owner, ['hospital-page'])
			return ok({ isHeld: false })
		}
		if ((await findOwnPublicPage(owner, tx)).version !== input.version) return fail('changed')
		await holdForReview(tx, {
			...about,
			...{ subject: 'hospital-page', author: owner, title: owner.hospitalName, texts, findings, content: input },
		})
		return ok({ isHeld: true })
	})
}

/** Stores what an operator has approved, in place of whatever is there by now. */
export async function publishApprovedPage(tx: Transaction, owner: Member, held: string) {
	const { version } = await findOwnPublicPage(owner, tx)
	return savePublicPage(owner, { ...(unpackContent(held) as PublicPageInput), version }, tx)
}
