import { eq } from 'drizzle-orm'
import { openSession } from '#app/identity/session.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, only } from '#app/platform/db.server.ts'
import { seededPhone } from '#scripts/demo-accounts.ts'

/** Signs in the specialist of the demo, who has applications in every stage, and returns the cookie as `name=value`. */
export async function signInSpecialist(): Promise<string> {
	const [account] = await db
		.select({ id: accounts.id })
		.from(accounts)
		.where(eq(accounts.phone, seededPhone(1)))
	const { id } = only(account ? [account] : [])
	const device = { ipAddress: '127.0.0.1', userAgent: 'bench' }
	const cookie = await db.transaction((tx) => openSession(tx, { id, kind: 'specialist' }, device))
	return cookie.split(';', 1)[0] ?? ''
}
