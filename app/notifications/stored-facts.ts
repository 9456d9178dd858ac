/** Facts as JSON can hold them. */
export type StoredFacts = null | boolean | number | string | StoredFacts[] | { [name: string]: StoredFacts }

/** What JSON has no form for stands in an object with this one name. No name of a fact begins like these. */
const marks = {
	$date: (text: string) => new Date(text),
	$bigint: BigInt,
}
type Mark = keyof typeof marks
const isMark = (name: string): name is Mark => name in marks

/** Refuses what could not be read back as it was: what is kept is told to people. */
export function storeFacts(value: unknown): StoredFacts {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
	if (typeof value === 'number' && Number.isFinite(value)) return value
	if (typeof value === 'bigint') return { $bigint: String(value) }
	if (value instanceof Date) return { $date: value.toISOString() }
	if (Array.isArray(value)) return value.map(storeFacts)
	if (!isRecord(value)) throw new TypeError(`Not a fact: ${Object.prototype.toString.call(value)}`)
	const facts = Object.entries(value).filter(([, fact]) => fact !== undefined)
	const reserved = facts.find(([name]) => name.startsWith('$'))
	if (reserved) throw new TypeError(`Not the name of a fact: ${reserved[0]}`)
	return Object.fromEntries(facts.map(([name, fact]) => [name, storeFacts(fact)]))
}

export function readFacts(stored: StoredFacts): unknown {
	if (Array.isArray(stored)) return stored.map(readFacts)
	if (!isRecord(stored)) return stored
	const facts = Object.entries(stored)
	const [[name, text] = ['', null]] = facts
	if (isMark(name) && typeof text === 'string') return marks[name](text)
	return Object.fromEntries(facts.map(([each, fact]) => [each, readFacts(fact)]))
}

/** An object of names and values, not an instance of a class. */
export const isRecord = <Value>(value: Value): value is Value & Record<string, Value> =>
	typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
