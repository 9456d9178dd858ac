import { eq, ilike, or } from 'drizzle-orm'
import { findNameInText } from '#app/marketplace/search/name-in-text.server.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { containsPattern } from '#app/platform/text/text.server.ts'
import { listNames } from './lists.ts'
import { savedViews } from './tables.server.ts'

/** A view that members named after this person goes on under the name of its list; one that filters by their name is removed. */
export const eraseViewsFor: Eraser = async (tx, person) => {
	const found = await findNameInText(tx, person)
	if (!found) return
	const { isNamedIn, firstWord } = found
	const views = await tx
		.select({ id: savedViews.id, list: savedViews.list, name: savedViews.name, address: savedViews.address })
		.from(savedViews)
		.where(
			or(ilike(savedViews.name, containsPattern(firstWord)), ilike(savedViews.address, containsPattern(firstWord))),
		)
	for (const { id, list, name, address } of views) {
		const one = eq(savedViews.id, id)
		if (isNamedIn([...new URL(address, 'http://site').searchParams.values()].join(' ')))
			await tx.delete(savedViews).where(one)
		else if (isNamedIn(name)) await tx.update(savedViews).set({ name: listNames[list] }).where(one)
	}
}
