import { typedValues } from '#app/platform/http/typed-values.ts'
import { t } from '#app/platform/language/words.ts'

/**
 * A form that did not arrive, or that the server does not take now, stays as it was typed and says so: the router would put the page of an
 * error in its place. In pages that hydrate, once loaded; `in-place.ts` does the same in the others.
 */
const ask = window.fetch
window.fetch = async (address, init) => {
	if (init?.method !== 'POST' || !/\.data(?:\?|$)/.test(new Request(address).url)) return ask(address, init)
	const answer = await ask(address, init).catch((error: unknown) => {
		if (init.signal?.aborted) throw error
		return null
	})
	const isTaken = answer && ((answer.status !== 503 && answer.status !== 408) || answer.headers.has(ofTheApp))
	if (isTaken) return answer
	const form = answer
		? t`We are busy just now. What you entered is still here. Try again in a minute.`
		: t`We could not be reached. What you entered is still here. Check your connection and try again.`
	return new Response(streamed({ data: { form, values: typedValues(fieldsOf(init.body)) } }), {
		status: 503,
		headers: { [ofTheApp]: 'yes' },
	})
}

/** By which the router tells an answer of its own server from any other. */
const ofTheApp = 'X-Remix-Response'

function fieldsOf(body: RequestInit['body']): FormData | URLSearchParams {
	return body instanceof FormData || body instanceof URLSearchParams ? body : new FormData()
}

type Typed = string | string[] | { [name: string]: Typed }

/** As the router's server writes data (turbo-stream): a list of values that name each other by their place in it. */
function streamed(value: Typed): string {
	const list: unknown[] = []
	const place = (each: Typed): number => {
		const at = list.push(null) - 1
		if (typeof each === 'string') list[at] = each
		else if (Array.isArray(each)) list[at] = each.map(place)
		else list[at] = Object.fromEntries(Object.entries(each).map(([name, held]) => [`_${place(name)}`, place(held)]))
		return at
	}
	place(value)
	return `${JSON.stringify(list)}\n`
}
