import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision } from '#app/cases/decisions.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { removeLostPhone } from '#app/hospitals/team/member-phone.server.ts'
import { confirmOwner, findAbsent } from '#app/identity/sign-in/long-absence.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { endWhatsApp, findWhatsAppContacts } from '#app/notifications/whatsapp/contacts.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { type CarryOut, confirmProposal } from '#app/operations/cases/second-operator.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { cancelErasureIn, requestErasureIn } from './erasure.server.ts'

/** The number of someone who was away for long still belongs to them: the code is enough again. */
const confirmSameOwner = (
	operator: Operator,
	accountId: string,
	{ reason }: { reason: string },
): Promise<Result<{ name: string }, 'not-absent'>> =>
	settle<{ name: string }, 'not-absent'>(async (tx) => {
		const absent = await findAbsent({ accountId }, tx)
		if (!absent) return fail('not-absent')
		const by = operator.accountId
		await confirmOwner(tx, accountId, { by, reason })
		await cancelErasureIn(tx, accountId, by)
		return ok({ name: absent.name })
	})

export const confirmSameOwnerLater = defineWaitingDecision('confirm-owner', {
	...{ kind: 'account', page: (id) => `/operator/accounts/${id}` },
	...{ label: 'Let them log in', input: z.object({ reason: z.string() }), carryOut: confirmSameOwner },
})

/** What a second operator has confirmed: the account is deleted as its owner could have asked, and the number proves no member of a hospital. */
export const releaseProposedNumber: CarryOut = async (tx, { accountId: by }, { subjectId: accountId, reason }) => {
	if (!(await findAbsent({ accountId }, tx))) return false
	const [account] = await tx.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId))
	if (account?.phone) {
		await endWhatsApp(tx, await findWhatsAppContacts(tx, { phone: account.phone }))
		await removeLostPhone(tx, account.phone)
	}
	await requestErasureIn(tx, { accountId }, { by, reason })
	return true
}

export const confirmProposalLater = defineWaitingDecision('confirm-proposal', {
	...{ kind: 'proposal', page: (id) => caseAddress('proposal', id) },
	...{ label: 'Confirm', input: z.object({}) },
	carryOut: (actor, id) => confirmProposal(actor, id, releaseProposedNumber),
})
