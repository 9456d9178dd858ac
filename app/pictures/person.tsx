import { At, circle, type Ink, type Shape, Shapes } from './shapes.tsx'

type Skin = 'skin-1' | 'skin-2' | 'skin-3'
type Top = 'printed' | 'striped' | 'bouffant' | 'turban' | 'scarf' | 'bun' | 'short' | 'long'

type PersonProps = {
	x: number
	y: number
	size?: number
	skin: Skin
	top: Top
	/** The colour of a cap, turban or scarf. Hair has its own. */
	topInk?: Ink
	/** Scrubs in this colour or, under a white coat, what is worn below it. */
	wears: Ink
	coat?: boolean
	mask?: boolean
	beard?: boolean
	glasses?: boolean
	bindi?: boolean
	stethoscope?: boolean
}

/**
 * One of the people of our pictures, seen down to the shoulders. They are nobody: a real person without a photo has a cap
 * with their initials (ui/avatar.tsx), never an invented face.
 */
export function Person(person: PersonProps) {
	return (
		<At x={person.x} y={person.y} size={person.size ?? 1}>
			<Shapes
				of={[
					...behind(person),
					...body(person),
					...head(person),
					...face(person),
					...tops[person.top](person.topInk ?? 'hair'),
				]}
			/>
		</At>
	)
}

function behind({ top, topInk = 'hair' }: PersonProps): Shape[] {
	if (top === 'scarf') return [[topInk, 'M-31 44C-36-52 36-52 31 44C18 34-18 34-31 44Z']]
	if (top === 'long') return [['hair', 'M-33 40C-40-50 40-50 33 40C28 50 18 48 14 42H-14C-18 48-28 50-33 40Z']]
	return []
}

function body({ skin, wears, coat, stethoscope }: PersonProps): Shape[] {
	return [
		[skin, 'M-12 18h24v26h-24Z'],
		['shade', 'M-12 26q12 10 24 0v8q-12 8-24 0Z', undefined, 0.13],
		[coat ? 'paper' : wears, 'M-62 300V92C-62 58-38 48-16 42L0 60 16 42C38 48 62 58 62 92V300Z'],
		...(coat
			? ([
					[wears, 'M-16 42 0 60 16 42 22 300H-22Z'],
					['mint', 'M-16 42-30 76-16 84-20 300M16 42 30 76 16 84 20 300', 2],
				] satisfies Shape[])
			: ([
					['shade', 'M-40 300V104M40 300V104', 2.5, 0.14],
					['shade', 'M-20 43 0 66 20 43', 3, 0.15],
					['shade', 'M18 88h20v14H18Z', undefined, 0.1],
				] satisfies Shape[])),
		[skin, 'M-14 41 0 58 14 41Z'],
		...(stethoscope
			? ([
					['line', 'M-20 44C-22 84 8 92 8 72M20 44C22 62 18 66 10 70', 3],
					['gold', circle(8, 76, 6)],
				] satisfies Shape[])
			: []),
	]
}

function head({ skin, beard }: PersonProps): Shape[] {
	return [
		[skin, circle(-24, 4, 5) + circle(24, 4, 5)],
		[skin, circle(0, 2, 23.5, 27)],
		...(beard ? ([['hair', 'M-23 6C-22 40 22 40 23 6C18 14 8 13 0 13S-18 14-23 6Z']] satisfies Shape[]) : []),
		['hair', 'M-14-7q5-3 9-.5M5-7.5q4-2.5 9 .5', 2.2],
		['hair', circle(-9, 0, 2.3) + circle(9, 0, 2.3)],
	]
}

function face({ mask, beard, glasses, bindi }: PersonProps): Shape[] {
	return [
		...(bindi ? ([['clay', circle(0, -9, 2.2)]] satisfies Shape[]) : []),
		...(glasses
			? ([
					['hair', `${circle(-9, 0, 6.5)}${circle(9, 0, 6.5)}M-2.5 0h5M-15.5-1-23-3M15.5-1 23-3`, 1.8],
				] satisfies Shape[])
			: []),
		...(mask
			? ([
					['paper', 'M-22 2-18 9M22 2 18 9', 1.6],
					['paper', 'M-19 9C-8 5 8 5 19 9L17 21C10 31-10 31-17 21Z'],
					['mint', 'M-16 14q16-4 32 0M-15 19q15-3 30 0', 1.5],
				] satisfies Shape[])
			: ([
					['shade', 'M0 4q-3 6 1 7', 1.8, 0.3],
					[beard ? 'paper' : 'hair', 'M-8 15q8 7 16 0', 2.2],
				] satisfies Shape[])),
	]
}

const rim: Shape = ['gold', 'M-25-3C-14-11 14-11 25-3', 3]
const cap = (ink: Ink): Shape => [ink, 'M-25-3C-28-40 28-40 25-3C14-11-14-11-25-3Z']

const tops: Record<Top, (ink: Ink) => Shape[]> = {
	printed: (ink) => [
		cap(ink),
		['gold', circle(-14, -17, 2) + circle(-4, -23, 2) + circle(7, -19, 2) + circle(16, -15, 2) + circle(1, -15, 1.6)],
		rim,
	],
	striped: (ink) => [cap(ink), ['gold', 'M-16-25-18-9M-8-29-9-11M0-30V-12M8-29 9-11M16-25 18-9', 2.4], rim],
	bouffant: (ink) => {
		const print = ink === 'mint' ? 'deep' : 'paper'
		return [
			[ink, 'M-29-4C-40-48 40-48 29-4C16-12-16-12-29-4Z'],
			[print, 'M-16-14q2-7 8-6-1 6-8 6M2-20q5-5 10-1-4 5-10 1M-4-27q-5 1-6 5 6 1 6-5'],
			[print, 'M-28-4C-15-13 15-13 28-4', 2],
		]
	},
	turban: (ink) => [
		[ink, 'M-27-4C-36-46 34-48 27-4C18-15-2-15-27-4Z'],
		['clay', 'M-26-10C-10-26 12-30 24-20M-22-22C-8-34 8-36 18-30', 2.4, 0.75],
	],
	scarf: (ink) => [
		[
			ink,
			'M-31 18C-37-50 37-50 31 18C35 40 20 56 0 60C-20 56-35 40-31 18ZM-18.5 4C-18.5 34 18.5 34 18.5 4C18.5-21-18.5-21-18.5 4Z',
		],
		['shade', 'M-20-8C-12-24 12-24 20-8', 2.5, 0.16],
	],
	bun: () => [
		['hair', circle(0, -31, 11)],
		['hair', 'M-26 6C-32-38 32-38 26 6C24-8 12-16 2-17C-10-16-24-8-26 6Z'],
	],
	short: () => [['hair', 'M-25-2C-30-36 30-38 25-2C22-12 10-17-4-16C-14-16-22-12-25-2Z']],
	long: () => [['hair', 'M-24 0C-28-34 28-34 24 0C18-14 0-18-6-18-14-14-22-10-24 0Z']],
}
