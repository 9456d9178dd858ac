import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { log } from '#app/platform/log.server.ts'
import { istToday } from '#app/platform/dates.ts'
import type { Ask, ThreadAnswer, ThreadQuestion } from './engine/messages.ts'
import type { IndexAnswer, Summary } from './engine/specialist-index.ts'
import type { GroupName } from './groups.ts'
import type { Question } from './question.server.ts'

/** By the package's own name for it, so that it is found beside the sources wherever the server's bundle lies. */
const file = createRequire(import.meta.url).resolve('#app/search/engine/thread.server.ts')

type Waiting = { resolve: (answer: IndexAnswer | Summary | null) => void; reject: (error: Error) => void }

/** A thread with an index. It keeps the process running only while somebody waits for it. */
class IndexThread {
	readonly #worker = new Worker(file, { execArgv: [] })
	readonly #waiting = new Map<number, Waiting>()
	#asked = 0
	isFull = false
	isGone = false
	/** Relevance and the last day of a registration go by the day, so an index is made anew for each. */
	readonly day = istToday(new Date())

	constructor() {
		this.#worker.unref()
		this.#worker.on('message', (message: ThreadAnswer) => this.#receive(message))
		this.#worker.on('error', (error) => this.#end(error))
		this.#worker.on('exit', () => this.#end(new Error('The search thread has ended')))
	}

	ask(ask: Ask): Promise<IndexAnswer | Summary | null> {
		const id = ++this.#asked
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject })
			this.#worker.ref()
			this.#worker.postMessage({ id, ask } satisfies ThreadQuestion)
		})
	}

	/** When those who wait have been answered. */
	async retire() {
		while (this.#waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, 100))
		await this.#worker.terminate()
	}

	#receive(message: ThreadAnswer) {
		const waiting = this.#waiting.get(message.id)
		this.#waiting.delete(message.id)
		if (this.#waiting.size === 0) this.#worker.unref()
		if ('problem' in message) {
			// The code says whether it was an outage.
			waiting?.reject(Object.assign(new Error(message.problem.message), { code: message.problem.code }))
			return
		}
		this.isFull = message.isFull
		waiting?.resolve(message.answer)
	}

	#end(error: unknown) {
		if (this.isGone) return
		this.isGone = true
		for (const { reject } of this.#waiting.values()) reject(error instanceof Error ? error : new Error('failed'))
		this.#waiting.clear()
	}
}

let current: IndexThread | undefined
let next: IndexThread | undefined

/** The index of today. The old one answers until the new one is filled. */
function thread(): IndexThread {
	if (!current || current.isGone) return (current = new IndexThread())
	if (!next && (current.isFull || current.day !== istToday(new Date()))) void replace(current)
	return current
}

async function replace(old: IndexThread) {
	const fresh = (next = new IndexThread())
	try {
		await fresh.ask({ kind: 'ready' })
		current = fresh
		await old.retire()
	} catch (error) {
		log.warn({ err: error }, 'a new search index could not be filled')
		await fresh.retire()
	} finally {
		next = undefined
	}
}

/** Puts a question to everybody who can be found now. */
export const ask = (question: Question) => thread().ask({ kind: 'search', question }) as Promise<IndexAnswer>

/** Counts everybody who answers a question. */
export const summarise = (question: Question, groups: readonly GroupName[], payBounds: readonly number[]) =>
	thread().ask({ kind: 'summary', question, groups, payBounds }) as Promise<Summary>

/** Fills the index, so that the first search need not wait for it. */
export const prepareSearch = () => thread().ask({ kind: 'ready' })
