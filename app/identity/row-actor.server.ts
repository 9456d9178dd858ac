import { guardRowsAs } from '#app/platform/database/row-guard.server.ts'
import { siteRole } from '#app/platform/database/row-roles.ts'
import type { Actor } from './actor.ts'

type Asker = Pick<Extract<Actor, { kind: 'specialist' | 'operator' | 'interviewer' }>, 'kind' | 'accountId'>
type MemberAsker = Pick<Extract<Actor, { kind: 'member' }>, 'kind' | 'accountId' | 'hospitalId' | 'sites'>

/** From here on, the request may touch the rows of this actor. In words that the policies read (`actor_kind` and others). An interviewer is named without the hospital, a member of some sites with these. */
export function guardRowsFor(actor: { kind: 'visitor' } | Asker | MemberAsker) {
	if (actor.kind === 'visitor') return guardRowsAs(actor.kind)
	if (actor.kind !== 'member') return guardRowsAs(`${actor.kind} ${actor.accountId}`)
	const { accountId, hospitalId, sites } = actor
	const member = `member ${accountId} ${hospitalId}`
	return sites === null ? guardRowsAs(member) : guardRowsAs(`${member} {${sites.join(',')}}`, siteRole)
}
