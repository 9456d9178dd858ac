import { comparable, type Reply } from './ask.ts'
import type { Answer, World } from '#test/access.ts'

/** Tells whoever asks that there is nothing here for them, whatever they name. */
export const isRefusal = (answer: Answer) =>
	answer === 404 || answer === 403 || (typeof answer === 'string' && answer.startsWith('sign in'))

/** What came instead of the answer; null when it is the one. Fetched as data, a way on is a 202 with the address in its body. */
export function mismatch({ status, headers, body }: Reply, answer: Answer, world: World, path: string): string | null {
	if (typeof answer === 'object') {
		const [first, second] = answer
		return status === first ? null : mismatch({ status, headers, body }, second, world, path)
	}
	if (typeof answer === 'number') return status === answer ? null : `${status} instead of ${answer}`
	const to = placeOf(answer, world, path)
	const found = status === 202 ? body : (headers.location ?? '')
	return [202, 302, 303].includes(status) && found.includes(to) ? null : `${status} ${found} instead of ${to}`
}

function placeOf(answer: string, world: World, path: string): string {
	const place = answer.replace(/\{(\w+)\}/g, (_, name: string) => {
		const planted = world[name as keyof World]
		return typeof planted === 'object' && 'id' in planted ? String(planted.id) : name
	})
	if (!place.startsWith('sign in: ')) return place
	return `${place.slice('sign in: '.length)}?returnTo=${encodeURIComponent(path.split('?')[0] ?? '')}`
}

/** Where the answers for one's own id and for an unknown one differ; null when they are the same byte for byte. */
export function difference(own: Reply, unknown: Reply, ids: string[]): string | null {
	const [one, two] = [comparable(own, ids), comparable(unknown, ids)]
	if (one === two) return null
	const at = one.split('').findIndex((character, index) => character !== two[index])
	return `"${one.slice(at - 40, at + 80)}" for one's own id, "${two.slice(at - 40, at + 80)}" for an unknown one`
}
