import { lazy, useEffect } from 'react'
import type { ApplicantPanelProps } from './applicant-panel.tsx'

const load = async () => ({ default: (await import('./applicant-panel.tsx')).ApplicantPanel })
/** A script of its own, fetched once the list works. */
const ApplicantPanel = import.meta.env.SSR ? (await load()).default : lazy(load)

type ApplicantSideProps = Omit<ApplicantPanelProps, 'opened'> & { opened: ApplicantPanelProps['opened'] | null }

/** Beside a list of applicants, whoever is open. */
export function ApplicantSide({ opened, ...list }: ApplicantSideProps) {
	useEffect(() => void load(), [])
	return opened ? <ApplicantPanel opened={opened} {...list} /> : null
}
