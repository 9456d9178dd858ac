/** Letters of other scripts, digits and signs that are taken for a Latin letter. */
const takenFor = {
	a: 'аɑα@',
	b: 'ьв',
	c: 'сϲ',
	d: 'ԁ',
	e: 'еҽ3',
	g: 'ɡց',
	h: 'һн',
	i: 'іıι',
	j: 'ј',
	k: 'кκ',
	l: 'ӏ1|!',
	m: 'м',
	n: 'пոη',
	o: 'оοօ0',
	p: 'рρ',
	q: 'ԛ',
	r: 'г',
	s: 'ѕ5$',
	t: 'тτ',
	u: 'υս',
	v: 'νѵ',
	w: 'ѡω',
	x: 'хχ',
	y: 'уγ',
	z: 'ᴢ',
}
const lookAlikes = new Map(
	Object.entries(takenFor).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
)

/** A name as an inattentive eye reads it: without case, accents, spaces and punctuation, with look-alike letters exchanged. */
function readingOf(name: string): string {
	const bare = name
		.normalize('NFKD')
		.replace(/\p{M}|\p{Cf}/gu, '')
		.toLowerCase()
	return Array.from(bare, (letter) => lookAlikes.get(letter) ?? letter)
		.join('')
		.replace(/&/g, 'and')
		.replace(/rn/g, 'm')
		.replace(/vv/g, 'w')
		.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Letters to add, drop, change or swap with a neighbour until one is the other; no further than `limit + 1`. */
function editDistance(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) > limit) return limit + 1
	let before: number[] = []
	let last = Array.from({ length: other.length + 1 }, (_, column) => column)
	for (let row = 1; row <= one.length; row++) {
		const line = [row]
		for (let column = 1; column <= other.length; column++) {
			const same = one[row - 1] === other[column - 1]
			let steps = Math.min(
				(last[column] ?? 0) + 1,
				(line[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
			)
			const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
			if (row > 1 && column > 1 && swapped) steps = Math.min(steps, (before[column - 2] ?? 0) + 1)
			line.push(steps)
		}
		if (Math.min(...line) > limit) return limit + 1
		before = last
		last = line
	}
	return last[other.length] ?? 0
}

/** Could the one name be taken for the other? In a short name two letters are half of it, so one must do. */
export function looksLike(one: string, other: string): boolean {
	const [a, b] = [readingOf(one), readingOf(other)]
	const limit = Math.min(a.length, b.length) < 8 ? 1 : 2
	return editDistance(a, b, limit) <= limit
}
