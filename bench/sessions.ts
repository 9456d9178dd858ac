import { eq, type SQL } from 'drizzle-orm'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { openSession } from '#app/identity/sessions/session.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { demoAccounts, seededPhone } from '#demo/demo-accounts.ts'

/** Signs in a specialist of the demo, and returns the cookie as `name=value`. The first has applications in every stage. */
export const signInSpecialist = (number = 1) => signIn(eq(accounts.phone, seededPhone(number)))

/** Signs in the owner of the demo's verified hospital. */
export const signInOwner = () => signIn(eq(accounts.email, demoAccounts.hospitals[0]?.email ?? ''))

export const signInRecruiter = () => signIn(eq(accounts.email, demoAccounts.recruiter.email))

/** The same owner, with the hospital. */
export async function findOwner() {
	const [owner] = await db
		.select({ id: accounts.id, kind: accounts.kind, hospitalId: hospitalMembers.hospitalId })
		.from(accounts)
		.innerJoin(hospitalMembers, eq(hospitalMembers.accountId, accounts.id))
		.where(eq(accounts.email, demoAccounts.hospitals[0]?.email ?? ''))
	return only(owner ? [owner] : [])
}

/** A lead, one who verifies and one who moderates. */
export const signInOperators = () =>
	Promise.all(
		[demoAccounts.operator, ...Object.values(demoAccounts.colleagues)].map(({ email }) =>
			signIn(eq(accounts.email, email)),
		),
	)

async function signIn(isMeant: SQL): Promise<string> {
	const { id, kind } = only(await db.select({ id: accounts.id, kind: accounts.kind }).from(accounts).where(isMeant))
	const device = { ipAddress: '127.0.0.1', userAgent: 'bench' }
	const cookie = await db.transaction((tx) => openSession(tx, { id, kind }, device))
	return cookie.split(';', 1)[0] ?? ''
}
