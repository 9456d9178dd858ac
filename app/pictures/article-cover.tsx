import { Person } from './person.tsx'
import { Prop } from './props.tsx'
import { Jaali, circle, Picture, type Shape, Shapes } from './shapes.tsx'

const wall: Shape = ['wall', 'M0 0h240v150H0Z']
const dusk: Shape = ['wall2', 'M0 0h240v150H0Z']
const floor: Shape = ['floor', 'M0 130h240v20H0Z']
const pool: Shape = ['pool', circle(120, 140, 110, 20)]

/** What an article is about, as one thing from the day. */
const shapes = {
	clinic: [
		wall,
		['pool', 'M120 0 40 140h160Z', undefined, 0.7],
		floor,
		['line', 'M40 96h160v8H40Z'],
		['line', 'M54 104v30M186 104v30', 4],
		['clay', 'M70 34h60q6 0 6 6v56H64V40q0-6 6-6Z'],
		['paper', 'M72 44h56v52H72Z'],
		['line', 'M90 30h20v10H90Z'],
		['mint', 'M80 58h12M80 72h12M80 86h12', 6],
		['green', 'M100 58h20M100 72h20', 4],
		['gold', 'm98 84 6 6 14-14', 5],
		['line', 'M150 96c0-30 36-30 36-2', 4],
		['green', circle(186, 92, 7)],
	],
	lock: [
		dusk,
		floor,
		['paper', 'M40 34h86q6 0 6 6v90H34V40q0-6 6-6Z'],
		['mint', 'M50 54h54M50 70h66M50 86h40', 6],
		['line', 'M146 84V66a22 22 0 0 1 44 0v18', 8],
		['deep', 'M138 82h60q6 0 6 6v42h-72V88q0-6 6-6Z'],
		['gold', `${circle(168, 102, 7)}M165 106h6v14h-6Z`],
	],
	interview: [wall, pool],
	locum: [
		wall,
		['floor', 'M0 128h240v22H0Z'],
		['gold', circle(190, 38, 20)],
		['clay', 'M30 104c0-40 10-50 30-50h94c16 0 22 10 32 26l20 6c8 3 10 8 10 18v10H30Z'],
		['mint', 'M50 84c0-14 4-18 14-18h34v18ZM106 66h42c8 0 12 6 18 18h-60Z'],
		['line', circle(72, 118, 17) + circle(176, 118, 17)],
		['paper', circle(72, 118, 7) + circle(176, 118, 7)],
		['green', 'M84 54v-8h30v8'],
	],
	register: [
		wall,
		['pool', 'M120 0 30 150h180Z', undefined, 0.7],
		['green', 'M44 30q38-8 76 6v96q-38-14-76-6Z'],
		['paper', 'M52 36q34-6 66 6v80q-32-12-66-6ZM188 36q-34-6-66 6v80q32-12 66-6Z'],
		['mint', 'M62 54q22-3 46 4M62 70q22-3 46 4M62 86q22-3 46 4M132 58q22-7 46-4M132 74q22-7 46-4', 4],
		['pool', circle(164, 92, 26)],
		['line', circle(164, 92, 26), 5],
		['line', 'm183 112 20 22', 8],
		['gold', 'm153 92 8 8 15-16', 5],
	],
	call: [
		['deep', 'M0 0h240v150H0Z'],
		['gold', circle(196, 34, 16)],
		['deep', circle(189, 29, 15)],
		['green', 'M0 150v-26h240v26Z', undefined, 0.55],
		['line', 'M92 26h56q10 0 10 10v88H82V36q0-10 10-10Z'],
		['mint', 'M90 40h60v76H90Z'],
		['green', circle(120, 76, 22)],
		['paper', 'M110 68c0 12 8 20 20 20l2-7-8-3-3 3c-3-1-5-4-6-6l3-3-2-7Z'],
		['gold', 'M68 60q-10 18 0 36M172 60q10 18 0 36', 5],
	],
	leaving: [
		wall,
		floor,
		['line', 'M36 26h96', 6],
		['line', 'M70 26v10q0 8 8 8', 4],
		['clay', 'M50 78C48 34 108 34 106 78 94 70 62 70 50 78Z'],
		['paper', 'M50 78c12-8 44-8 56 0', 4],
		['paper', circle(68, 56, 3) + circle(80, 50, 3) + circle(90, 62, 3)],
		['deep', 'M150 130V34h58v96Z'],
		['pool', 'M158 130V42h42v88Z'],
		['gold', circle(164, 88, 4)],
	],
	pay: [
		dusk,
		floor,
		['green', 'M34 86h30v44H34Z'],
		['clay', 'M78 64h30v66H78Z'],
		['gold', 'M122 40h30v90h-30Z'],
		['clay', 'M122 40h30l-15-16Z'],
		['pool', circle(196, 52, 30)],
		['line', circle(196, 52, 30), 4],
		['line', 'M189 41h14M189 48h14M189 41h5a6 6 0 0 1 0 12h-4l9 10', 3],
	],
	night: [
		['deep', 'M0 0h240v150H0Z'],
		['gold', circle(184, 40, 20)],
		['deep', circle(176, 34, 18)],
		['green', 'M0 150V96h44V70h52v40h40V58h60v44h44v48Z', undefined, 0.55],
		['gold', 'M150 72h10v10h-10zM172 88h10v10h-10zM60 84h8v8h-8zM14 108h8v8H14zM112 120h8v8h-8z'],
		[
			'paper',
			[0, 80, 160].map((x) => `M${x} 136h22q4 0 5-6l4-20q1-6 7-6.5l24-3q6 0 7 6l3 24q1 5.5 6 5.5h2`).join(''),
			3,
		],
	],
	train: [
		wall,
		['pool', circle(196, 34, 16)],
		['mint', 'M0 130q40-60 84-30t76-34 80 20v44Z'],
		floor,
		['clay', 'M20 70h128q30 0 42 40v12H20Z'],
		['paper', 'M34 80h24v18H34zM68 80h24v18H68zM102 80h24v18h-24zM136 80h16q14 0 20 18h-36z'],
		['line', circle(50, 124, 9) + circle(92, 124, 9) + circle(160, 124, 9)],
		['gold', 'M20 104h168v6H20Z'],
	],
	renewal: [
		dusk,
		floor,
		['paper', 'M48 30h112q6 0 6 6v94H42V36q0-6 6-6Z'],
		['green', 'M48 30h112q6 0 6 6v16H42V36q0-6 6-6Z'],
		['line', 'M70 22v16M138 22v16', 6],
		['mint', 'M56 66h16v14H56zM84 66h16v14H84zM112 66h16v14h-16zM56 92h16v14H56zM84 92h16v14H84z'],
		['gold', circle(172, 100, 26)],
		['paper', 'M184 92a15 15 0 1 0 2 14M186 84v10h-10', 5],
	],
	firstWeek: [wall, ['pool', 'M170 40 90 150h150Z', undefined, 0.8]],
} satisfies Record<string, Shape[]>

export type Cover = keyof typeof shapes
export const covers = Object.keys(shapes) as [Cover, ...Cover[]]

export function ArticleCover({ of, className }: { of: Cover; className?: string }) {
	return (
		<Picture name={`cover ${of}`} width={240} height={150} fit="slice" className={className}>
			<Shapes of={shapes[of]} />
			{of === 'interview' ? (
				<>
					<Jaali id="interview-jaali" at={[[0, 0, 3, 3]]} />
					<Person x={78} y={78} size={0.78} skin="skin-2" top="short" wears="sky" coat />
					<Person x={164} y={78} size={-0.78} skin="skin-1" top="scarf" topInk="green" wears="clay" />
					<Prop of="chai" x={120} y={142} size={0.9} />
				</>
			) : null}
			{of === 'leaving' ? <Prop of="plant" x={120} y={106} size={0.7} /> : null}
			{of === 'firstWeek' ? (
				<>
					<Jaali id="first-week-jaali" at={[[0, 0, 3, 3]]} />
					<Prop of="lamp" x={170} y={44} size={0.6} />
					<Person x={96} y={84} size={0.9} skin="skin-3" top="bouffant" topInk="mint" wears="green" />
				</>
			) : null}
		</Picture>
	)
}
