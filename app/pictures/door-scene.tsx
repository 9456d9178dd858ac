import { Person } from './person.tsx'
import { Prop } from './props.tsx'
import { Jaali, circle, Picture, Shapes } from './shapes.tsx'

/** Two people under the lamp: beside the forms where people log in and register. */
export function DoorScene({ className }: { className?: string }) {
	return (
		<Picture name="door" width={612} height={700} fit="slice" className={className}>
			<Shapes of={[['wall', 'M0 0h612v700H0Z']]} />
			<Jaali
				id="door-jaali"
				at={[
					[0, 0, 6, 9],
					[444, 0, 7, 9],
				]}
			/>
			<Shapes
				of={[
					['pool', 'M306 90 0 700h612Z', undefined, 0.75],
					['pool', circle(306, 690, 320, 50)],
				]}
			/>
			<Person x={190} y={430} size={2} skin="skin-3" top="bun" wears="green" bindi stethoscope />
			<Person x={420} y={440} size={1.9} skin="skin-1" top="printed" topInk="clay" wears="sky" mask glasses />
			<Prop of="lamp" x={306} y={110} size={1.1} />
		</Picture>
	)
}
