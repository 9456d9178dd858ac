import { Person } from './person.tsx'
import { Prop } from './props.tsx'
import { circle, Picture, type Shape, Shapes } from './shapes.tsx'

/** What happens next for a person, on the deep band: a call, a letter with an offer, a time to choose, a hospital that asks. */
const shapes = {
	call: [
		['line', 'M52 34h116q8 0 8 8v80H44V42q0-8 8-8Z'],
		['wall2', 'M51 41h118v74H51Z'],
	],
	offer: [
		['mint', 'M40 62h140v80H40Z'],
		['paper', 'M58 26h104v96H58Z'],
		['mint', 'M72 44h50M72 58h76M72 72h60', 6],
		['green', 'M40 62l70 48 70-48v80H40Z'],
		['gold', circle(110, 112, 17)],
		['paper', 'm101 112 7 7 12-13', 4],
	],
	time: [
		['paper', 'M56 36h108q8 0 8 8v82q0 8-8 8H56q-8 0-8-8V44q0-8 8-8Z'],
		['green', 'M56 36h108q8 0 8 8v16H48V44q0-8 8-8Z'],
		['line', 'M78 26v18M142 26v18', 6],
		['mint', 'M64 74h16v14H64zM92 74h16v14H92zM120 74h16v14h-16zM64 100h16v14H64zM120 100h16v14h-16z'],
		['gold', 'M92 100h16v14H92z'],
	],
	request: [
		['paper', 'M44 30h104q12 0 12 12v48q0 12-12 12H84l-24 22v-22H44q-12 0-12-12V42q0-12 12-12Z'],
		['mint', 'M54 52h72M54 70h52', 6],
		['gold', circle(164, 96, 24)],
		['paper', 'M154 96h20M164 86v20', 4],
	],
	profile: [
		['paper', 'M60 20h92q8 0 8 8v104H52V28q0-8 8-8Z'],
		['mint', 'M70 86h72M70 102h52', 6],
		['green', circle(90, 50, 18)],
		['gold', circle(142, 112, 20)],
		['paper', 'm133 112 7 7 12-13', 4],
	],
	jobs: [
		['mint', 'M40 140V66h44v74ZM136 140V52h48v88Z'],
		['paper', 'M74 140V34h72v106Z'],
		['mint', 'M86 48h12v12H86zM122 48h12v12h-12zM86 72h12v12H86zM122 72h12v12h-12z'],
		['gold', 'M100 140v-24a10 10 0 0 1 20 0v24Z'],
		['clay', 'M68 26h84v10H68Z'],
	],
} satisfies Record<string, Shape[]>

export type EventKind = keyof typeof shapes

/** `className` is `next-picture` on the card of the next thing. */
export function EventPicture({ of, className = 'next-picture' }: { of: EventKind; className?: string }) {
	return (
		<Picture name={`event ${of}`} width={220} height={150} className={className}>
			<Shapes of={[['gold', 'M110-10 30 150h160Z', undefined, 0.2], ...shapes[of]]} />
			{of === 'call' ? (
				<>
					<clipPath id="event-screen">
						<path d="M51 41h118v74H51Z" />
					</clipPath>
					<g clipPath="url(#event-screen)">
						<Person x={110} y={82} size={0.72} skin="skin-2" top="short" wears="green" coat glasses />
					</g>
					<Shapes of={[['mint', 'M28 122h164l-8 12H36Z']]} />
					<Prop of="chai" x={200} y={134} size={0.62} />
				</>
			) : null}
		</Picture>
	)
}
