import { Person } from './person.tsx'
import { Picture } from './shapes.tsx'

/** Four people on the band that speaks to hospitals; the band is their wall. */
export function TeamScene({ className }: { className?: string }) {
	return (
		<Picture name="team" width={420} height={180} fit="slice" className={className}>
			<Person x={70} y={84} skin="skin-2" top="printed" topInk="clay" wears="green" mask />
			<Person x={350} y={88} skin="skin-1" top="short" wears="sky" coat beard stethoscope />
			<Person x={165} y={74} size={1.1} skin="skin-3" top="long" wears="plum" stethoscope />
			<Person x={260} y={80} size={1.06} skin="skin-2" top="bouffant" topInk="mint" wears="clay" bindi />
		</Picture>
	)
}
