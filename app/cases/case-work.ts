// Apart from the queues, which a page of one case does not load.
import type { CaseKind } from './kinds.ts'

/** Where something is done about a case: 'hold', 'question'. */
export const caseWorkAddress = (kind: CaseKind, id: string, work: string) => `/operator/cases/${kind}/${id}/${work}`

/** How long a case can be put on hold. It returns to the queue by itself. */
export const holdDays = [1, 3, 7] as const

export const longestCaseText = 1000
