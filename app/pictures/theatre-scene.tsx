import { Person } from './person.tsx'
import { Prop } from './props.tsx'
import { Jaali, circle, Picture, Shapes } from './shapes.tsx'

/** The team of a theatre in the light of its lamp. On phones the page shows the strip with their heads. */
export function TheatreScene({ className }: { className?: string }) {
	return (
		<Picture name="theatre" width={612} height={520} fit="slice" className={className}>
			<Shapes of={[['wall', 'M0 0h612v520H0Z']]} />
			<Jaali
				id="theatre-jaali"
				at={[
					[0, 0, 5, 6],
					[492, 0, 5, 6],
				]}
			/>
			<Shapes
				of={[
					['pool', 'M306 60 20 470h572Z', undefined, 0.75],
					['pool', circle(306, 470, 300, 46)],
					['floor', 'M0 448h612v72H0Z'],
				]}
			/>
			<Person x={92} y={214} size={1.02} skin="skin-2" top="scarf" topInk="plum" wears="clay" />
			<Person x={520} y={218} size={1.02} skin="skin-3" top="turban" topInk="gold" wears="sky" beard stethoscope />
			<Person x={206} y={200} size={1.14} skin="skin-1" top="printed" topInk="deep" wears="green" mask glasses />
			<Person x={412} y={206} size={1.1} skin="skin-2" top="bun" wears="plum" coat bindi stethoscope />
			<Person x={308} y={224} size={1.16} skin="skin-3" top="bouffant" topInk="clay" wears="green" />
			<Prop of="lamp" x={306} y={66} size={0.82} />
		</Picture>
	)
}
