// Runs in a thread of its own, from this file as it stands: an index of a million people takes seconds to fill, and a
// search milliseconds that no other request should wait for.
import { parentPort } from 'node:worker_threads'
import { errorCode } from '#app/platform/db.server.ts'
import { countedUpTo } from '../counted.ts'
import type { ThreadAnswer, ThreadQuestion } from './messages.ts'
import { LiveIndex } from './live-index.server.ts'

const live = new LiveIndex()

async function answerTo({ ask, id }: ThreadQuestion): Promise<ThreadAnswer> {
	try {
		const index = await live.current()
		const state = { isFull: live.isFull, rows: live.rows }
		if (ask.kind === 'search') return { id, ...state, answer: index.answer(ask.question, countedUpTo) }
		if (ask.kind === 'summary')
			return { id, ...state, answer: index.summarise(ask.question, ask.groups, ask.payBounds) }
		return { id, ...state, answer: null }
	} catch (error) {
		return { id, problem: { message: error instanceof Error ? error.message : 'failed', code: errorCode(error) } }
	}
}

parentPort?.on('message', (asked: ThreadQuestion) => {
	void answerTo(asked).then((answer) => parentPort?.postMessage(answer))
})
