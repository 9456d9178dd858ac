import { parentPort } from 'node:worker_threads'
import { errorCode, faultOf } from '#app/platform/faults.ts'
import { countedUpTo } from './counted.ts'
import type { LiveIndex } from './live-index.server.ts'
import type { Ask, ThreadAnswer, ThreadQuestion } from './messages.ts'
import type { BitIndex } from './bit-index.ts'
import type { Shape } from './shape.ts'

function answerTo<S extends Shape>(index: BitIndex<S>, ask: Ask<S>) {
	if (ask.kind === 'search') return index.answer(ask.question, countedUpTo)
	return ask.kind === 'summary' ? index.summarise(ask.question, ask.summing) : null
}

/** What made it an outage may lie in the cause, which does not travel. */
const problemOf = (error: unknown) => ({
	message: error instanceof Error ? error.message : 'failed',
	code: errorCode(error) ?? (faultOf(error) ? 'ETIMEDOUT' : undefined),
})

/** The work of a thread that keeps an index: answers what it is asked, each with what the database knows by then. */
export function serveIndex<S extends Shape, Facts extends { id: string }>(live: LiveIndex<S, Facts>) {
	async function answer({ ask, id }: ThreadQuestion<S>): Promise<ThreadAnswer<S>> {
		try {
			const index = await live.current()
			return { id, isFilling: live.isFilling, answer: answerTo(index, ask) }
		} catch (error) {
			return { id, problem: problemOf(error) }
		}
	}
	parentPort?.on('message', (asked: ThreadQuestion<S>) => {
		void answer(asked).then((answered) => parentPort?.postMessage(answered))
	})
}
