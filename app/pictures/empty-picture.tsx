import { Prop } from './props.tsx'
import { circle, Picture, type Shape, Shapes } from './shapes.tsx'

/** Pictures of what is not there yet: a list, messages, nothing left to do, nothing found. */
const shapes = {
	list: [
		['pool', circle(120, 134, 108, 14)],
		['pool', 'M120 0 40 134h160Z', undefined, 0.6],
		['line', 'M84 118 74 136M156 118l10 18', 4],
		['paper', 'M74 26h92q8 0 8 8v76q0 8-8 8H74q-8 0-8-8V34q0-8 8-8Z'],
		['line', 'M74 26h92q8 0 8 8v76q0 8-8 8H74q-8 0-8-8V34q0-8 8-8Z', 3],
		['mint', 'M82 46h44M82 64h66M82 82h30', 6],
		['gold', 'M86 94h38a6 6 0 0 1 0 12H86a6 6 0 0 1 0-12Z'],
	],
	messages: [
		['pool', circle(120, 136, 108, 12)],
		['line', 'M50 104h140v8H50Z'],
		['line', 'M62 112v22M178 112v22', 4],
		['gold', circle(62, 138, 5) + circle(178, 138, 5)],
		['deep', 'M130 54h22q6 0 6 6v44h-34V60q0-6 6-6Z'],
		['mint', 'M128 61h26v34h-26Z'],
		['deep', 'M132 68h14M132 76h18M132 84h10', 3],
	],
	done: [
		['pool', circle(120, 136, 108, 12)],
		['pool', 'M120 0 56 136h128Z', undefined, 0.6],
		['line', 'M60 30h120', 6],
		['line', 'M96 30v12q0 8 8 8M146 30v12q0 8 8 8', 4],
		['clay', 'M78 84C76 40 130 40 128 84 116 76 90 76 78 84Z'],
		['paper', 'M78 84c12-8 38-8 50 0', 4],
		['paper', circle(94, 62, 3) + circle(106, 56, 3) + circle(114, 68, 3)],
		['green', 'M142 50v34c0 26 30 26 30 4', 4],
		['gold', circle(172, 84, 7)],
	],
	search: [
		['pool', circle(120, 136, 108, 12)],
		['clay', 'M48 136V74h44v62Z'],
		['green', 'M148 136V60h48v76Z'],
		['paper', 'M84 136V44h72v92Z'],
		['mint', 'M96 58h12v12H96zM132 58h12v12h-12zM96 82h12v12H96zM132 82h12v12h-12z'],
		['deep', 'M110 136v-22a10 10 0 0 1 20 0v22Z'],
		['pool', circle(168, 54, 26)],
		['line', circle(168, 54, 26), 5],
		['line', 'm187 74 22 24', 8],
		['gold', 'M154 58h6l3-10h10l3 10h6', 3],
	],
} satisfies Record<string, Shape[]>

export type EmptyKind = keyof typeof shapes

export function EmptyPicture({ of, className }: { of: EmptyKind; className?: string | undefined }) {
	return (
		<Picture name={`empty ${of}`} width={240} height={150} className={className}>
			<Shapes of={shapes[of]} />
			{of === 'list' ? <Prop of="plant" x={206} y={102} size={0.7} /> : null}
			{of === 'messages' ? <Prop of="chai" x={96} y={104} size={1.15} /> : null}
		</Picture>
	)
}
