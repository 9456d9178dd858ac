import type { Member, Specialist } from '#app/identity/actor.ts'
import type { Side } from './policy.ts'
import type { Pair } from '#app/relations/queries.server.ts'

/** Messages are written by a member for the hospital or by a specialist. */
export type Writer = Member | Specialist

export const sideOf = (writer: Writer): Side => (writer.kind === 'member' ? 'hospital' : 'specialist')

/** The pair of a writer and whom their address names: to a hospital a specialist, to a specialist a hospital. */
export const pairWith = (writer: Writer, otherId: string): Pair =>
	writer.kind === 'member'
		? { hospitalId: writer.hospitalId, specialistId: otherId }
		: { hospitalId: otherId, specialistId: writer.specialistId }

/** 'Dr. Asha Menon' is 'Asha': how a hospital's people are called beside the hospital's name. */
export function firstName(name: string): string {
	const [first = '', second] = name.split(/\s+/)
	return /^(dr|mr|mrs|ms|sr)\.?$/i.test(first) && second ? second : first
}
