import { guardRowsAs } from '#app/platform/row-guard.server.ts'
import type { Actor } from './actor.ts'

type Asker = Pick<Extract<Actor, { kind: 'specialist' | 'operator' | 'interviewer' }>, 'kind' | 'accountId'>
type MemberAsker = Pick<Extract<Actor, { kind: 'member' }>, 'kind' | 'accountId' | 'hospitalId'>

/** From here on, the request may touch the rows of this actor. In words that the policies read (`actor_kind` and others). An interviewer is named without the hospital. */
export function guardRowsFor(actor: { kind: 'visitor' } | Asker | MemberAsker) {
	if (actor.kind === 'visitor') return guardRowsAs(actor.kind)
	const ids = actor.kind === 'member' ? [actor.accountId, actor.hospitalId] : [actor.accountId]
	return guardRowsAs([actor.kind, ...ids].join(' '))
}
