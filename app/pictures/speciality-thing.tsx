import { circle, Picture, type Shape, Shapes } from './shapes.tsx'

/** The thing from the day that stands for a field of work. */
const things = {
	mask: [
		['mint', 'M12 20c0-5 6-8 12-8s12 3 12 8l-3 13c-1 5-5 8-9 8s-8-3-9-8Z'],
		['paper', 'M17 22c2-2 12-2 14 0l-2 9c-1 3-3 4-5 4s-4-1-5-4Z'],
		['green', 'M24 41v6c0 4 6 5 10 3s9 0 9 4', 4],
		['gold', 'M12 21 4 16M36 21l8-5', 3],
	],
	lamp: [
		['line', 'M28 2v10M28 6h-9q-4 0-4 5', 3],
		['green', circle(28, 18, 21, 8)],
		['paper', circle(28, 20, 16, 5)],
		['gold', circle(21, 20, 2.5) + circle(28, 20, 2.5) + circle(35, 20, 2.5)],
		['gold', 'M15 27 8 50h40l-7-23Z', undefined, 0.35],
		['clay', 'M8 50h40', 4],
	],
	stethoscope: [
		['line', 'M15 8v12a11 11 0 0 0 22 0V8', 3.5],
		['line', 'M26 31v6c0 9 16 9 16-2', 3.5],
		['gold', circle(42, 31, 6)],
		['clay', circle(42, 31, 2.5)],
	],
	monitor: [
		['green', 'M11 10h34q5 0 5 5v20q0 5-5 5H11q-5 0-5-5V15q0-5 5-5Z'],
		['paper', 'M10 29h6c3 0 3-12 6-12h6c3 0 3 12 6 12h12', 2.6],
		['line', 'M28 40v8M18 50h20', 4],
		['gold', 'M11 15h9', 3],
	],
	trolley: [
		['line', 'M6 26h44v5H6Z'],
		['line', 'M12 31v18M44 31v18', 3],
		['mint', 'M10 12h14l-2 14H12Z'],
		['clay', 'M29 26c0-8 16-8 16 0'],
		['gold', 'M36 20V8', 3],
		['gold', circle(12, 50, 3) + circle(44, 50, 3)],
	],
	heart: [
		['clay', 'M28 48C8 34 8 14 20 13c5 0 8 4 8 7 0-3 3-7 8-7 12 1 12 21-8 35Z'],
		['paper', 'M6 32h13c2 0 2-7 4-7h6c2 0 2 7 4 7h17', 2.8],
	],
	bone: [
		['paper', 'M14 8c5-4 9 2 8 5l14 20c4-2 10 1 8 6 4 3 1 10-4 9-3 3-9 0-8-5L17 22c-4 1-9-2-8-7-2-3 1-7 5-7Z'],
		['line', 'M14 8c5-4 9 2 8 5l14 20c4-2 10 1 8 6 4 3 1 10-4 9-3 3-9 0-8-5L17 22c-4 1-9-2-8-7-2-3 1-7 5-7Z', 2.5],
	],
	brain: [
		['plum', 'M28 10c-6-5-15-1-15 6-7 2-8 11-3 15-2 8 8 13 14 9 1 3 3 4 4 4Z'],
		['clay', 'M28 10c6-5 15-1 15 6 7 2 8 11 3 15 2 8-8 13-14 9-1 3-3 4-4 4Z'],
		['paper', 'M28 12v30M20 20q6 2 4 8M36 20q-6 2-4 8', 2],
	],
	child: [
		['skin-3', circle(28, 22, 13)],
		['gold', 'M15 20C15 4 41 4 41 20c-8-6-18-6-26 0Z'],
		['hair', circle(23, 23, 1.8) + circle(33, 23, 1.8)],
		['hair', 'M23 28q5 4 10 0', 2],
		['sky', 'M10 50c0-10 8-14 18-14s18 4 18 14Z'],
	],
} satisfies Record<string, Shape[]>

export type Thing = keyof typeof things

export function SpecialityThing({ of, className }: { of: Thing; className?: string }) {
	return (
		<Picture name={`thing ${of}`} width={56} height={56} className={className}>
			<Shapes of={things[of]} />
		</Picture>
	)
}
