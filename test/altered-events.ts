import { env } from '#app/platform/env.server.ts'
import { pressBody, replyBody, rowBody, statusBody, textBody, wamidOf } from './stand-ins/whatsapp.ts'

/** The same numbers in every run. */
function numbers(seed: number) {
	let state = seed
	return (below: number) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		return Math.floor((state / 2 ** 32) * below)
	}
}

/** What programs and people with bad intentions put where something else belongs. */
// biome-ignore format: one line reads better
const strange: unknown[] = [null, true, -1, 0, 1e308, 2 ** 53, '', ' ', '\u0000', '\ud800', '🙂'.repeat(600), 'x'.repeat(70_000), '__proto__', '<script>', "'; drop table accounts; --", '919822000002', 'IN.', 'IN.zz', [], [[]], {}, { id: 'wamid.x' }, [null], ['failed']]

/** One value somewhere in it is another, is missing, is doubled, or has a strange name. */
function mutate(value: unknown, pick: (below: number) => number): unknown {
	if (typeof value !== 'object' || value === null || pick(6) === 0) return strange[pick(strange.length)]
	if (Array.isArray(value)) {
		const at = pick(value.length)
		const other = mutate(value[at], pick)
		return pick(4) === 0
			? [...value, other, ...value]
			: value.map((one: unknown, place) => (place === at ? other : one))
	}
	const entries = Object.entries(value)
	const at = pick(entries.length)
	const changed = entries.flatMap(([name, one], place) => {
		if (place !== at) return [[name, one] as const]
		if (pick(8) === 0) return []
		return [[pick(8) === 0 ? '__proto__' : name, mutate(one, pick)] as const]
	})
	return Object.fromEntries(changed)
}

type Sender = { id: string; from: string; from_user_id: string }

/** One of each kind: presses of a button by someone else, an altered one by the right person, words, and what became of messages. */
export const wholeEvents = (wrong: Sender, { from, payload }: { from: string; payload: string }) => [
	pressBody({ ...wrong, payload }),
	replyBody({ ...wrong, payload }),
	rowBody({ ...wrong, payload }),
	pressBody({ ...wrong, from, payload: `${payload}x` }),
	textBody({ ...wrong, body: 'Hello' }),
	statusBody({ id: wamidOf(0), status: 'read' }, { id: wamidOf(7), status: 'failed', code: 131_026 }),
]

/** Posts them altered in so many ways, and counts the answers by their status. */
export async function postAltered(
	whole: readonly string[],
	count: number,
	post: (body: string, secret: string) => Promise<number>,
) {
	const pick = numbers(20_261_130)
	const statuses = new Map<number, number>()
	for (let n = 0; n < count; n++) {
		// Most come under an id that has been before.
		const id = n % 4 === 0 ? `wamid.wrong${n}` : 'wamid.wrong'
		const body = (whole[n % whole.length] ?? '').replace('wamid.wrong', id)
		const text = JSON.stringify(mutate(JSON.parse(body), pick))
		const broken = pick(10) === 0 ? text.slice(0, pick(text.length)) : text
		const status = await post(broken, pick(20) === 0 ? 'another secret' : env.SECRET)
		statuses.set(status, (statuses.get(status) ?? 0) + 1)
	}
	return statuses
}
