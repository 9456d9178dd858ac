import { Person } from './person.tsx'
import { Prop } from './props.tsx'
import { Jaali, circle, Picture, Shapes } from './shapes.tsx'

/** A hospital in the morning, with three of its people at the door. */
export function HospitalScene({ className }: { className?: string }) {
	return (
		<Picture name="hospital" width={560} height={470} fit="slice" className={className}>
			<Shapes of={[['wall', 'M0 0h560v470H0Z']]} />
			<Jaali id="hospital-jaali" at={[[0, 0, 24, 4]]} />
			<Shapes
				of={[
					['pool', circle(466, 118, 40)],
					['gold', circle(466, 118, 26)],
					['line', 'M278 70h4v62h-4Z'],
					['clay', 'M282 72h54l-14 13 14 13h-54Z'],
					['pool', circle(280, 424, 240, 26)],
					['floor', 'M0 420h560v50H0Z'],
					['paper', 'M130 420V150h300v270Z'],
					['clay', 'M110 130h340v26H110Z'],
					['mint', 'M40 420V250h90v170ZM430 420V220h96v200Z'],
					['gold', 'M34 236h102v18H34ZM424 206h108v18H424Z'],
					[
						'wall2',
						'M158 184h50v44h-50zM226 184h50v44h-50zM294 184h50v44h-50zM360 184h44v44h-44zM158 250h50v44h-50zM360 250h44v44h-44zM58 280h24v36H58zM94 280h24v36H94zM448 250h24v36h-24zM488 250h24v36h-24zM448 310h24v36h-24zM488 310h24v36h-24z',
					],
					['deep', 'M226 420V306a54 54 0 0 1 108 0v114Z'],
				]}
			/>
			<Person x={180} y={334} size={0.72} skin="skin-2" top="scarf" topInk="plum" wears="clay" />
			<Person x={384} y={332} size={0.74} skin="skin-1" top="printed" topInk="deep" wears="sky" mask />
			<Person x={282} y={318} size={0.84} skin="skin-3" top="bun" wears="green" coat bindi stethoscope />
			<Prop of="plant" x={60} y={400} size={0.9} />
			<Prop of="plant" x={500} y={400} size={0.9} />
		</Picture>
	)
}
