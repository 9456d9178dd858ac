import type { AccountKind } from '#app/identity/actor.ts'

export const accountKindNames: Record<AccountKind, string> = {
	specialist: 'Specialist',
	member: 'Hospital member',
	operator: 'Operator',
}
