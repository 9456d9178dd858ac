import { AsyncLocalStorage } from 'node:async_hooks'

type Reads = Map<unknown, Map<string, Promise<unknown>>>

const pages = new AsyncLocalStorage<Reads>()

/** Makes a page of a request that writes nothing: its parts share what they read. */
export const asPage = <Answer>(answer: () => Answer) => pages.run(new Map(), answer)

/**
 * `read`, asked once for each key while a page is made: several of its parts go by the same facts. Elsewhere it is asked every time,
 * since what a form changes in between would be read as it was. A read that failed fails for all parts of the page.
 */
export const onceAPage =
	<Key extends string, Answer>(read: (key: Key) => Promise<Answer>) =>
	(key: Key): Promise<Answer> => {
		const page = pages.getStore()
		if (!page) return read(key)
		const known = page.get(read) ?? new Map<string, Promise<unknown>>()
		page.set(read, known)
		const asked = (known.get(key) as Promise<Answer> | undefined) ?? read(key)
		known.set(key, asked)
		return asked
	}
