import { expect, test } from 'vitest'
import { jobTexts } from '#scripts/seed/job-texts.ts'
import { moreJobTexts } from '#scripts/seed/more-job-texts.ts'
import { readLabelled } from './labelled-sets.fixtures.server.ts'
import { markTexts, reasonsOf } from './marked.ts'
import { scanTexts } from './scanner.ts'

const rulesIn = (text: string) => new Set<string>(scanTexts([{ field: 'Description', text }]).map(({ rule }) => rule))
const isHeld = ({ text }: { text: string }) => rulesIn(text).size > 0
const share = (texts: readonly { text: string }[]) => texts.filter(isHeld).length / texts.length

const texts = ['tuned', 'first-held-out', 'wider', 'blind', 'voices', 'fresh', 'kinds', 'kinds-honest'].flatMap((set) =>
	readLabelled(`${set}.jsonl`),
)
const honest = texts.filter(({ kind }) => kind === 'honest')
const kinds = [...Map.groupBy(texts, ({ kind }) => kind)].filter(([kind]) => kind !== 'honest')

test.each(kinds)(
	'of the texts that were learned from, at least 98 of 100 of the kind %s are held',
	(_kind, learned) => {
		expect(share(learned)).toBeGreaterThanOrEqual(0.98)
	},
)

test('of the honest texts that were learned from, at most 1.5 of 100 are held', () => {
	expect(share(honest)).toBeLessThanOrEqual(0.015)
})

/** By authors who had not read the scanner, and all but the first with every kind in it. */
const neverLearned = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].flatMap((set) =>
	readLabelled(`never-learned/${set}.jsonl`),
)
const [strangers, deceptive] = [
	neverLearned.filter(({ kind }) => kind === 'honest'),
	neverLearned.filter(({ kind }) => kind !== 'honest'),
]

test('of texts that nothing was learned from, 97 of 100 deceptive ones are held', () => {
	expect(deceptive.length).toBeGreaterThanOrEqual(300)
	expect(share(deceptive)).toBeGreaterThanOrEqual(0.97)
})

test.each([...Map.groupBy(deceptive, ({ kind }) => kind)])(
	'of those of the kind %s, at least nine of ten',
	(_kind, all) => {
		expect(share(all)).toBeGreaterThanOrEqual(0.9)
	},
)

test('of honest texts that nothing was learned from, at most 1.5 of 100 are held', () => {
	expect(strangers.length).toBeGreaterThanOrEqual(300)
	expect(share(strangers)).toBeLessThanOrEqual(0.015)
})

test('no job of the demo is held', () => {
	const texts = [...jobTexts, ...moreJobTexts].map(({ title, description, responsibilities, requirements, skills }) =>
		[title, description, ...responsibilities, ...requirements, ...skills].join('\n'),
	)

	expect(texts.filter((text) => rulesIn(text).size > 0)).toEqual([])
})

test('an honest sentence beside a demand does not hide it', () => {
	expect(rulesIn('No registration fee. A refundable deposit of ₹5,000 is taken at joining.')).toContain('fee')
	expect(rulesIn('We pay ₹2,00,000 a month. Candidates pay ₹2,000 for verification.')).toContain('fee')
})

test('what was found is marked at its place in the original, also where letters were spelled apart', () => {
	const text = 'Good pay. D E P O S I T of ₹५,००० before joining.'
	const findings = scanTexts([{ field: 'Description', text }])

	expect(findings[0]?.quote).toContain('D E P O S I T')
	const [marked] = markTexts([{ field: 'Description', text }], findings)
	expect(marked?.parts.map((part) => part.text).join('')).toBe(text)
	expect(marked?.parts.find(({ rule }) => rule === 'fee')?.text).toContain('D E P O S I T')
	expect(reasonsOf(findings)).toMatchObject([{ rule: 'fee', places: [expect.stringContaining('Description: “')] }])
})

test.each([
	...['முன்பணம் 5000 செலுத்தவும்', 'ફી 5000 ભરો', 'ফি ৫০০০ জমা দিন', 'అడ్వాన్స్ 5000 చెల్లించండి'],
	...['ಮುಂಗಡ ಹಣ 5000 ಪಾವತಿಸಿ', 'ഫീസ് ₹500 അടയ്ക്കുക', 'ଫି 2,000 ଦିଅନ୍ତୁ', 'ਫੀਸ 1500 ਭਰੋ'],
	...[
		'bring two more candidates',
		'Kindly bring 2 more nurses with you for joining',
		'Refer three friends before joining',
	],
	...['Selection confirmed without interview', 'Joining guaranteed, no interview needed', 'Job pakki, bina interview'],
])('“%s” is held', (text) => {
	expect(rulesIn(text).size).toBeGreaterThan(0)
})

test.each([
	...[
		'Languages: தமிழ், ગુજરાતી, English',
		'வணக்கம்',
		'Bring two copies of your certificate.',
		'Two more nurses are on each shift.',
	],
	...['You may refer a colleague, and both of you receive a bonus after six months.', 'Walk in any morning.'],
	...[
		'Selection is confirmed after the interview.',
		'Speaks ಕನ್ನಡ, 12 years in ICU.',
		'Interview by video, no travel needed.',
	],
])('“%s” is not', (text) => {
	expect([...rulesIn(text)]).toEqual([])
})
