import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { eraseInvitationsTo } from './erasure.server.ts'
import { aMember, anInvitation } from './fixtures.server.ts'
import { hospitalInvitations } from './tables.server.ts'

test('invitations to an address go with whom it belongs to, but not those of a member who has the same', async () => {
	const member = await aMember()
	const [account] = await db.select().from(accounts).where(eq(accounts.id, member.accountId))
	await anInvitation({ email: 'asha@private.example' })
	await anInvitation({ email: 'asha@private.example', revokedAt: new Date() })
	const kept = [
		await anInvitation({ email: account?.email ?? '', acceptedAt: new Date() }),
		await anInvitation({ email: 'another-asha@private.example' }),
	]

	const person = { id: crypto.randomUUID(), name: 'Dr Asha Menon', phone: null, addresses: [] }
	await db.transaction(async (tx) => {
		await eraseInvitationsTo(tx, { ...person, email: 'Asha@Private.example' }, [])
		await eraseInvitationsTo(tx, { ...person, email: account?.email ?? '' }, [])
	})

	const left = await db.select({ id: hospitalInvitations.id }).from(hospitalInvitations)
	expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
})
