import { Worker } from 'node:worker_threads'
import type { Ask, ThreadAnswer, ThreadQuestion } from './messages.ts'
import type { Answer, Shape, Summary } from './shape.ts'

type Reply<S extends Shape> = Answer<S> | Summary<S> | null
type Waiting<S extends Shape> = { resolve: (reply: Reply<S>) => void; reject: (error: unknown) => void }

/** What an index keeps it keeps for long. Without a limit, loading the modules alone takes a hundred megabytes more. */
const maxYoungGenerationSizeMb = 16

export class ThreadEnded extends Error {}

/** A thread with an index. It keeps the process running only while a search waits for it. */
export class IndexThread<S extends Shape> {
	readonly #worker: Worker
	readonly #waiting = new Map<number, Waiting<S>>()
	#asked = 0
	/** The index will soon have no room for further changes. */
	isFilling = false
	isGone = false
	readonly startedAt = new Date()

	constructor(file: string) {
		this.#worker = new Worker(file, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb } })
		this.#worker.unref()
		this.#worker.on('message', (message: ThreadAnswer<S>) => this.#receive(message))
		this.#worker.on('error', (error) => this.#end(error))
		this.#worker.on('exit', () => this.#end())
	}

	ask(ask: Ask<S>): Promise<Reply<S>> {
		if (this.isGone) return Promise.reject(new ThreadEnded())
		const id = ++this.#asked
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject })
			this.#worker.ref()
			this.#worker.postMessage({ id, ask } satisfies ThreadQuestion<S>)
		})
	}

	/** When those who wait have been answered. */
	async retire() {
		while (this.#waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, 100))
		await this.end()
	}

	end = () => this.#worker.terminate()

	#receive(message: ThreadAnswer<S>) {
		const waiting = this.#waiting.get(message.id)
		this.#waiting.delete(message.id)
		if (this.#waiting.size === 0) this.#worker.unref()
		if ('problem' in message) {
			// The code says whether it was an outage.
			waiting?.reject(Object.assign(new Error(message.problem.message), { code: message.problem.code }))
			return
		}
		this.isFilling = message.isFilling
		waiting?.resolve(message.answer)
	}

	#end(cause?: unknown) {
		if (this.isGone) return
		this.isGone = true
		for (const { reject } of this.#waiting.values()) reject(new ThreadEnded('The search thread has ended', { cause }))
		this.#waiting.clear()
	}
}
