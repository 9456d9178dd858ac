import { useMemo } from 'react'
import { inColumns, inRows } from '#app/platform/http/in-columns.ts'
import type { ApplicantCard } from './applicant-card.ts'
import type { ApplicantsPage } from './applicants-page.server.ts'

/** The page as it goes to browsers. */
export const sentPage = ({ applicants, ...page }: ApplicantsPage) => ({ ...page, columns: inColumns(applicants) })

/** What arrived, with a card for each applicant again. */
export function useSentPage(sent: ReturnType<typeof sentPage>): ApplicantsPage {
	return useMemo(() => {
		const { columns, ...page } = sent
		return { ...page, applicants: inRows<ApplicantCard>(columns) }
	}, [sent])
}
