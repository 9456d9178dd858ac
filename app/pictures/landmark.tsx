import { circle, Picture, type Shape, Shapes } from './shapes.tsx'

/** What people know a city by. A city we have no drawing of has houses. */
const landmarks: Record<string, Shape[]> = {
	Pune: [
		['clay', 'M18 64V30h84v34Z'],
		['clay', 'M18 30v-8h8v5h8v-5h8v5h8v-5h20v5h8v-5h8v5h8v-5h8v8Z'],
		['deep', 'M48 64V46a12 12 0 0 1 24 0v18Z'],
		['shade', 'M26 24h10v40H26zM84 24h10v40H84z', undefined, 0.12],
		['gold', 'M52 22h16l-8-14Z'],
	],
	Mumbai: [
		['gold', 'M22 64V26h76v38Z'],
		['deep', 'M48 64V44a12 12 0 0 1 24 0v20Z'],
		['deep', 'M28 64V50a5 5 0 0 1 10 0v14ZM82 64V50a5 5 0 0 1 10 0v14Z'],
		['clay', 'M44 26V16h6v5h4v-7h12v7h4v-5h6v10Z'],
		['shade', 'M22 26h76v6H22Z', undefined, 0.12],
	],
	Hyderabad: [
		['paper', 'M28 64V36h64v28Z'],
		['deep', 'M49 64V50a11 11 0 0 1 22 0v14Z'],
		['gold', 'M26 64V16h8v48M86 64V16h8v48M46 36V20h6v16M68 36V20h6v16'],
		['clay', 'M24 16q6-12 12 0ZM84 16q6-12 12 0ZM44 20q5-10 10 0ZM66 20q5-10 10 0Z'],
		['shade', 'M28 36h64v5H28Z', undefined, 0.14],
	],
	Bengaluru: [
		['paper', 'M16 64V40h88v24Z'],
		['mint', 'M22 44h5v20h-5zM34 44h5v20h-5zM81 44h5v20h-5zM93 44h5v20h-5z'],
		['gold', 'M46 64V34h28v30Z'],
		['clay', 'M46 34a14 14 0 0 1 28 0Z'],
		['line', 'M59 10h2v10h-2z'],
		['deep', 'M54 64V48h12v16Z'],
	],
	Nagpur: [
		['gold', circle(44, 42, 22)],
		['green', 'M44 22q8-14 22-10-6 14-22 10Z'],
		['clay', circle(80, 48, 16)],
		['gold', 'M80 48V33M80 48l12-8M80 48l10 11M80 48l-9 11M80 48 67 42', 2],
		['gold', circle(80, 48, 16), 3],
	],
	Nashik: [
		['clay', 'M46 64V40l14-30 14 30v24Z'],
		['gold', 'M50 40h20M53 32h14M56 24h8', 3],
		['gold', 'M26 64V48l10-14 10 14v16M74 64V48l10-14 10 14v16'],
		['deep', 'M55 64V52a5 5 0 0 1 10 0v12Z'],
	],
	Ahmedabad: [
		['gold', 'M14 64h92V54H92V44H78V34H66v-8H54v8H42v10H28v10H14Z'],
		['shade', 'M28 54h64M42 44h36', 3, 0.18],
		['deep', 'M52 64V50a8 8 0 0 1 16 0v14Z'],
		['clay', 'M52 26h16l-8-10Z'],
	],
	Delhi: [
		['clay', 'M34 64V22h52v42Z'],
		['wall', 'M48 64V42a12 12 0 0 1 24 0v22Z'],
		['gold', 'M30 22h60v-6H30ZM40 16h40v-5H40Z'],
		['shade', 'M38 30h5v28h-5zM77 30h5v28h-5z', undefined, 0.14],
	],
	Chennai: [
		['clay', 'M36 64V50h48v14ZM42 50V38h36v12ZM48 38V26h24v12ZM53 26V14h14v12Z'],
		['gold', 'M36 50h48M42 38h36M48 26h24M53 14h14', 3],
		['deep', 'M54 64V56a6 6 0 0 1 12 0v8Z'],
	],
	Kolkata: [
		['sky', 'M8 64V58h104v6Z'],
		['line', 'M24 58V20h6v38M90 58V20h6v38', 2.5],
		['line', 'M4 50 27 22q33 44 66 0l23 28', 3],
		['gold', 'M22 14h10v6H22zM88 14h10v6H88z'],
	],
	Jaipur: [
		['clay', 'M22 64V36h76v28Z'],
		['clay', 'M30 36q6-12 12 0ZM44 36V24h32v12ZM48 24q12-18 24 0ZM78 36q6-12 12 0Z'],
		[
			'paper',
			[30, 44, 58, 72, 86].map((x) => `M${x} 48v-4a2.5 2.5 0 0 1 5 0v4ZM${x} 60v-4a2.5 2.5 0 0 1 5 0v4Z`).join('') +
				'M57 32v-3a3 3 0 0 1 6 0v3Z',
		],
	],
	Lucknow: [
		['paper', 'M20 64V34h80v30Z'],
		['gold', 'M20 34q40-34 80 0Z'],
		['deep', 'M46 64V50a14 14 0 0 1 28 0v14Z'],
		['clay', 'M14 64V26h8v38M98 64V26h8v38'],
		['clay', 'M12 26q6-12 12 0ZM96 26q6-12 12 0Z'],
	],
}
landmarks['Bangalore'] = landmarks['Bengaluru'] ?? []

const houses: Shape[] = [
	['green', 'M20 64V36h24v28Z'],
	['paper', 'M44 64V22h28v42Z'],
	['clay', 'M72 64V40h28v24Z'],
	['mint', 'M49 28h6v7h-6zM61 28h6v7h-6zM49 42h6v7h-6zM61 42h6v7h-6z'],
	['gold', 'M82 64V50h8v14Z'],
]

export function Landmark({ city, className }: { city: string; className?: string }) {
	const own = landmarks[city]
	return (
		<Picture name={`landmark ${own ? city : ''}`} width={120} height={72} className={className}>
			<Shapes
				of={[['wall', 'M0 0h120v72H0Z'], ['pool', circle(94, 18, 9)], ...(own ?? houses), ['floor', 'M0 64h120v8H0Z']]}
			/>
		</Picture>
	)
}
