import { z } from 'zod'
import { newPassword } from '#app/identity/sign-in/new-password.server.ts'
import { operatorRoles } from '#app/identity/operators/operator-role.ts'
import { personName } from '#app/identity/person-name.server.ts'
import { emailAddress, plainText } from '#app/platform/text/text.server.ts'

const role = z.enum(operatorRoles)

export const OperatorInvitation = z.object({ email: emailAddress, duty: role })
export const OperatorAcceptance = z.object({ name: personName, password: newPassword })
export const RoleInput = z.object({ role })
/** The person an operator looks for, and why; written down before anything is shown. */
export const PeopleSearch = z.object({
	q: plainText({ max: 120 }).refine(
		(typed) => (typed.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) >= 3,
		'Enter at least 3 letters of a name.',
	),
	reason: plainText({ max: 300 }),
})
