import { At, circle, type Shape, Shapes } from './shapes.tsx'

/** What stands around in pictures: a plant, chai, the lamp of a theatre. */
const props = {
	plant: [
		[
			'green',
			'M0 0C-4-30-22-44-34-46-32-26-20-8 0 0ZM0 0C2-36 14-58 28-66 34-42 22-12 0 0ZM0 0C-8-40-6-66 0-84 8-64 8-36 0 0Z',
		],
		['clay', 'M-20 0h40l-5 34h-30Z'],
		['gold', 'M-22-4h44v9h-44Z'],
	],
	chai: [
		['paper', 'M-14-34h28l-5 34h-18Z', undefined, 0.9],
		['clay', 'M-12.5-24h25l-3.6 24h-18Z'],
		['shade', 'M-8-22-5-3M0-22V-3M8-22 5-3', 2, 0.12],
		['line', 'M-5-42q-4-6 0-11t0-11M5-42q-4-6 0-11t0-11', 2.5, 0.45],
	],
	lamp: [
		['line', 'M0-200V-58M0-120h-46q-14 0-14 14v38', 7],
		['deep', circle(0, -30, 76, 26)],
		['green', circle(0, -22, 76, 26)],
		['paper', circle(0, -18, 62, 19)],
		[
			'gold',
			[-34, 0, 34].map((x) => circle(x, -18, 11, 5)).join('') +
				[-18, 18].map((x) => circle(x, -26, 9, 3.6) + circle(x, -10, 9, 3.6)).join(''),
		],
		['line', 'M58-4q14 10 10 24', 5],
	],
	paper: [
		['paper', 'M8 0h76q8 0 8 8v102q0 8-8 8H8q-8 0-8-8V8q0-8 8-8Z'],
		['line', 'M8 0h76q8 0 8 8v102q0 8-8 8H8q-8 0-8-8V8q0-8 8-8Z', 3],
		['mint', 'M14 22h40M14 38h60M14 54h48', 6],
		['gold', circle(58, 86, 20)],
		['paper', 'm49 86 7 7 12-14', 4.5],
	],
} satisfies Record<string, Shape[]>

export function Prop({ of, ...at }: { of: keyof typeof props; x: number; y: number; size?: number; turn?: number }) {
	return (
		<At {...at}>
			<Shapes of={props[of]} />
		</At>
	)
}
