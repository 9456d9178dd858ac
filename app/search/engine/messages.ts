import type { GroupName } from '../groups.ts'
import type { Question } from '../question.server.ts'
import type { IndexAnswer, Summary } from './specialist-index.ts'

export type Ask =
	| { kind: 'search'; question: Question }
	| { kind: 'summary'; question: Question; groups: readonly GroupName[]; payBounds: readonly number[] }
	/** Only that the index be filled and up to date. */
	| { kind: 'ready' }

/** What goes to the thread and what comes back. */
export type ThreadQuestion = { id: number; ask: Ask }
export type ThreadAnswer =
	| { id: number; isFull: boolean; rows: number; answer: IndexAnswer | Summary | null }
	| { id: number; problem: { message: string; code: string | undefined } }
