import { Person } from './person.tsx'
import { Prop } from './props.tsx'
import { Jaali, Picture, Shapes } from './shapes.tsx'

/** One of us beside a paper that has been checked. */
export function CheckScene({ className }: { className?: string }) {
	return (
		<Picture name="check" width={320} height={300} fit="slice" className={className}>
			<Shapes of={[['wall', 'M0 0h320v300H0Z']]} />
			<Jaali id="check-jaali" at={[[0, 0, 4, 4]]} />
			<Shapes
				of={[
					['pool', 'M160 0 20 300h280Z', undefined, 0.8],
					['floor', 'M0 262h320v38H0Z'],
				]}
			/>
			<Person x={118} y={150} size={1.16} skin="skin-1" top="bun" wears="clay" glasses />
			<Prop of="paper" x={206} y={128} turn={6} />
			<Prop of="plant" x={36} y={256} size={0.8} />
		</Picture>
	)
}
