import { queues } from '#app/cases/kinds.ts'
import { type OperatorRole, operatorRoles } from '#app/identity/operators/operator-role.ts'

export const operatorRoleNames: Record<OperatorRole, string> = {
	check: 'Verification',
	moderate: 'Moderation',
	lead: 'Lead',
}

/** 'You will …', 'Can …' */
export const operatorTasks: Record<OperatorRole, string> = {
	check: 'verify hospitals and credentials',
	moderate: 'review held texts, resolve reports, answer messages, suspend accounts and hospitals',
	lead: 'do everything, manage the team and see the figures',
}

const everyone = operatorRoles
const moderate = ['moderate'] as const
const leads = [] as const

/**
 * The roles that may open an address of the operators and send forms to it. The first line that matches decides, a lead may do
 * everything, and what no line names is for leads alone. `:x` stands for one part, `*` for whatever follows.
 */
const duties: readonly (readonly [string, readonly OperatorRole[]])[] = [
	['/operator', everyone],
	['/operator/people/*', everyone],
	['/operator/accounts/:id', everyone],
	['/operator/accounts/*', moderate],
	['/operator/specialists/*', everyone],
	['/operator/hospitals/:id', everyone],
	// Also read where a new name of a verified hospital is decided.
	['/operator/hospitals/:id/documents/:id', ['check', 'moderate']],
	['/operator/hospitals/:id/suspension', moderate],
	['/operator/hospitals/:id/reinstatement', moderate],
	['/operator/hospitals/:id/members/*', moderate],
	...Object.entries(queues).flatMap(([kind, { path, duty }]) => [
		[`${path}/*`, [duty]] as const,
		[`/operator/cases/${kind}/*`, [duty]] as const,
	]),
	['/operator/cases/*', leads],
	['/operator/decisions/*', everyone],
	['/operator/shortcuts', everyone],
	['/operator/palette', everyone],
	['/operator/moderation', moderate],
	['/operator/pictures/*', moderate],
	['/operator/rights/*', moderate],
	['/operator/numbers/*', moderate],
	['/operator/jobs/*', moderate],
	['/operator/cover/first/*', ['check', 'moderate']],
	['/operator/cover/*', moderate],
	['/operator/team/*', leads],
	['/operator/deletions/*', leads],
	['/operator/figures/*', leads],
	['/operator/whatsapp', leads],
	['/operator/audit/*', leads],
]

const patterns = duties.map(
	([address, roles]) => [new RegExp(`^${address.replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}$`), roles] as const,
)

const findDuty = (address: string) => patterns.find(([pattern]) => pattern.test(address))

/** Whether one of the lines above is about an address. */
export const isAssigned = (address: string) => findDuty(address) !== undefined

export const mayOpen = (role: OperatorRole, address: string): boolean =>
	role === 'lead' || (findDuty(address)?.[1].includes(role) ?? false)

/** Someone has to be able to let people in. */
export const keepsALead = (team: readonly { accountId: string; role: OperatorRole }[], without: string) =>
	team.some(({ accountId, role }) => role === 'lead' && accountId !== without)
