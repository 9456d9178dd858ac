import { z } from 'zod'
import { defineWaitingDecision } from '#app/cases/decisions.server.ts'
import { removeMemberAsOperator } from '#app/hospitals/checks/removal-by-operator.server.ts'

export const removeMemberLater = defineWaitingDecision('remove-member', {
	...{ kind: 'account', label: 'Remove team member', page: (id: string) => `/operator/accounts/${id}` },
	input: z.object({ hospitalId: z.uuid(), reason: z.string() }),
	carryOut: (actor, accountId, { hospitalId, reason }) =>
		removeMemberAsOperator(actor, { hospitalId, accountId, reason }),
})
