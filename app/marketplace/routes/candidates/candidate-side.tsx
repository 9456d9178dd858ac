import { lazy, useEffect } from 'react'
import type { CandidateSide as CandidateSideData } from './side.server.ts'

export type CandidateSideProps = {
	side: CandidateSideData
	/** The list without anyone open, and who is in it. */
	here: string
	rows: readonly { id: string }[]
	pools: readonly { id: string | null; name: string }[]
}

/** Whose row is marked. */
export const openedIn = (side: CandidateSideData) => (side?.kind === 'profile' ? side.row.id : null)

const load = async () => ({ default: (await import('./opened-candidate.tsx')).OpenedCandidate })
/** A script of its own, fetched once the list works. */
const OpenedCandidate = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Beside a list of people, whoever is open. */
export function CandidateSide({ side, ...list }: CandidateSideProps) {
	useEffect(() => void load(), [])
	return side ? <OpenedCandidate side={side} {...list} /> : null
}
