import type { Member } from '#app/identity/actor.ts'
import { fieldValuesOf } from './queries.server.ts'

/** What a preview on the pages of templates is about: no one real, at the member's own hospital. */
export const exampleValues = (member: Member) =>
	fieldValuesOf(member, { name: 'Dr Meera Iyer', job: 'Consultant Anesthesiologist' })
