import { eq } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import type { Specialist } from './actor.ts'
import { accounts } from './tables.server.ts'

export const setLanguage = async ({ accountId }: Specialist, language: Language) => {
	await db.update(accounts).set({ language }).where(eq(accounts.id, accountId))
}
