/** Letters of other scripts, digits and signs that are taken for a Latin letter. */
const takenFor = {
	a: 'аɑα@',
	b: 'ьв',
	c: 'сϲ',
	d: 'ԁ',
	e: 'еҽε3',
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
export function readingOf(name: string): string {
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
