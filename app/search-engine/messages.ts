import type { Answer, Question, Shape, Summary, Summing } from './shape.ts'

export type Ask<S extends Shape> =
	| { kind: 'search'; question: Question<S> }
	| { kind: 'summary'; question: Question<S>; summing: Summing<S> }
	/** Only that the index be filled and up to date. */
	| { kind: 'ready' }

/** What goes to the thread and what comes back. */
export type ThreadQuestion<S extends Shape> = { id: number; ask: Ask<S> }
export type ThreadAnswer<S extends Shape> =
	| { id: number; isFilling: boolean; answer: Answer<S> | Summary<S> | null }
	| { id: number; problem: { message: string; code: string | undefined } }
