import { and, ilike, ne } from 'drizzle-orm'
import { nameWords } from '#app/credentials/compare-names.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { containsPattern } from '#app/platform/text/text.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/**
 * Whether a text that members typed holds this person's whole name. Null where no text can: a single word is part of the names
 * of many, and a name that someone else has too identifies no one. `firstWord` narrows a search for such texts.
 */
export async function findNameInText(tx: Transaction, { id, name }: { id: string; name: string }) {
	const words = nameWords(name)
	const [firstWord] = words
	if (words.length < 2 || firstWord === undefined || (await isAnotherPerson(tx, id, words))) return null
	const isNamedIn = (text: string) => {
		const found = nameWords(text)
		return words.every((word) => found.includes(word))
	}
	return { isNamedIn, firstWord }
}

async function isAnotherPerson(tx: Transaction, specialistId: string, words: string[]) {
	const called = words.map((word) => ilike(specialists.name, containsPattern(word)))
	const [other] = await tx
		.select({ id: specialists.id })
		.from(specialists)
		.where(and(ne(specialists.id, specialistId), ...called))
		.limit(1)
	return other !== undefined
}
