import { eq } from 'drizzle-orm'
import type { Operator } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { operatorSettings } from './tables.server.ts'

/** Whether single keys do something in this operator's console. */
export async function hasOperatorKeys({ accountId }: Operator): Promise<boolean> {
	const [row] = await db
		.select({ isOn: operatorSettings.keyboardShortcuts })
		.from(operatorSettings)
		.where(eq(operatorSettings.accountId, accountId))
	return row?.isOn ?? true
}

export async function switchOperatorKeys({ accountId }: Operator, keyboardShortcuts: boolean) {
	await db
		.insert(operatorSettings)
		.values({ accountId, keyboardShortcuts })
		.onConflictDoUpdate({ target: operatorSettings.accountId, set: { keyboardShortcuts } })
}
