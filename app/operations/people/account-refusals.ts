import { decidedMomentAgo, takenByAnother } from '../cases/case-refusals.ts'
import type { SuspensionFailure } from './suspension.server.ts'

const refusals: Record<Exclude<SuspensionFailure, 'not-found'> | 'decided', string> = {
	unchanged: 'Another operator has already changed this account. Reload the page to see its status.',
	'is-operator': 'This is an operator. A lead can remove operators from the team.',
	taken: takenByAnother,
	decided: decidedMomentAgo,
}

export const suspensionRefusal = ({ failure }: { failure: keyof typeof refusals }) => refusals[failure]
