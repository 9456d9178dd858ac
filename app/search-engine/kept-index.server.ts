import { log } from '#app/platform/log.server.ts'
import { type IndexThread, ThreadEnded } from './index-thread.server.ts'
import type { Ask } from './messages.ts'
import type { Answer, Question, Shape, Summary, Summing } from './shape.ts'

type Keeping<S extends Shape> = {
	start: () => IndexThread<S>
	/** Shall another take its place, although it has room? It answers until the other is filled. */
	isOutdated?: (thread: IndexThread<S>) => boolean
}

/** An index in a thread of its own, so that neither filling it nor a search stands in the way of other requests. */
export class KeptIndex<S extends Shape> {
	readonly #keeping: Keeping<S>
	#current: IndexThread<S> | undefined
	#isReplacing = false

	constructor(keeping: Keeping<S>) {
		this.#keeping = keeping
	}

	/** Puts a question to everything that can be found now. */
	async search(question: Question<S>): Promise<Answer<S>> {
		return (await this.#ask({ kind: 'search', question })) as Answer<S>
	}

	/** Counts everything that answers a question. */
	async summarise(question: Question<S>, summing: Summing<S>): Promise<Summary<S>> {
		return (await this.#ask({ kind: 'summary', question, summing })) as Summary<S>
	}

	/** Fills the index, so that the first search need not wait for it. */
	async prepare(): Promise<void> {
		await this.#ask({ kind: 'ready' })
	}

	async #ask(ask: Ask<S>) {
		try {
			return await this.#thread().ask(ask)
		} catch (error) {
			// Whatever ended it has not ended us; a second time it is no accident.
			if (!(error instanceof ThreadEnded)) throw error
			log.warn({ err: error.cause }, 'the search thread has ended, starting another')
			return this.#thread().ask(ask)
		}
	}

	#thread(): IndexThread<S> {
		if (!this.#current || this.#current.isGone) return (this.#current = this.#keeping.start())
		const isDue = this.#current.isFilling || this.#keeping.isOutdated?.(this.#current)
		if (isDue && !this.#isReplacing) void this.#replace(this.#current)
		return this.#current
	}

	async #replace(old: IndexThread<S>) {
		this.#isReplacing = true
		const fresh = this.#keeping.start()
		try {
			await fresh.ask({ kind: 'ready' })
			this.#current = fresh
			await old.retire()
		} catch (error) {
			log.warn({ err: error }, 'a new search index could not be filled')
			await fresh.end()
		} finally {
			this.#isReplacing = false
		}
	}
}
