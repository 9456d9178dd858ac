import type { HospitalKind } from './job-texts.ts'

type About = { name: string; place: string; beds: number; theatres: number }

/** What a hospital is, says of itself, and has. `size` is from 0, the smallest of its kind, to 1: beds and theatres. */
export function describeHospital(
	kind: HospitalKind,
	index: number,
	{ name, place, size }: { name: string; place: string; size: [beds: number, theatres: number] },
) {
	const between = ([least, most]: readonly [number, number], share: number) =>
		least + Math.floor(share * (most - least + 1))
	const [beds, theatres] = ranges[kind]
	const about = { name, place, beds: Math.round(between(beds, size[0]) / 5) * 5, theatres: between(theatres, size[1]) }
	const own = kind === 'home' ? itsOwn : [...itsOwn, ...ofLarge]
	return {
		about: `${whatItIs[kind](about)} ${own[index % own.length] ?? ''}`,
		beds: about.beds,
		operationTheatres: about.theatres,
	}
}

const inTheatres = (count: number) => `${count} operation ${count === 1 ? 'theatre' : 'theatres'}`

const whatItIs: Record<HospitalKind, (about: About) => string> = {
	general: ({ name, place, beds, theatres }) =>
		`${name} in ${place} has ${beds} beds and ${inTheatres(theatres)}. Medicine, surgery, mothers and children, and an emergency department that never closes.`,
	super: ({ name, place, beds, theatres }) =>
		`${name} is a referral hospital of ${beds} beds in ${place} for heart, brain, kidney and cancer, with ${inTheatres(theatres)} and a transplant ICU.`,
	home: ({ name, place, beds, theatres }) =>
		`${name} is a nursing home of ${beds} beds in ${place}, run by the doctors who founded it. ${inTheatres(theatres)} for general surgery, births and fractures.`,
	heart: ({ name, place, beds, theatres }) =>
		`${name} in ${place} treats hearts and nothing else: ${beds} beds, ${theatres} cardiac theatres, a cath lab and a cardiac ICU under one roof.`,
	ortho: ({ name, place, beds, theatres }) =>
		`${name} in ${place} is for bones and joints: ${beds} beds, ${inTheatres(theatres)}, a fracture clinic every day and its own physiotherapy hall.`,
	women: ({ name, place, beds, theatres }) =>
		`${name} in ${place} cares for mothers and children, with ${beds} beds, ${inTheatres(theatres)}, a labor ward and a newborn ICU.`,
	surgical: ({ name, place, beds, theatres }) =>
		`${name} in ${place} is a centre for planned surgery: ${beds} beds, ${inTheatres(theatres)}, and most patients home within two days.`,
}

const itsOwn = [
	'Rosters are published a month ahead and changed only with your consent.',
	'Founded in 1998 by two surgeons, and still owned by them.',
	'Every theatre has a trained technician and a recovery nurse.',
	'Salaries are paid on the first working day of the month.',
	'A morbidity meeting every second Saturday, without names.',
	'Electronic records on every ward since 2019.',
	'Five minutes on foot from the metro.',
	'A trust runs it, and a third of the beds are at a reduced rate.',
	'Infection rates hang on the board of every ward.',
	'One hospital of a family of three; you work in this one only.',
	'Most of the nurses have been here for more than five years.',
]

/** What a nursing home is too small for. */
const ofLarge = [
	'DNB teaching in four subjects, with classes on Tuesday and Friday.',
	'The new wing opened in 2024; the old one was rebuilt a year later.',
	'Quarters for doctors and a hostel for nurses on the grounds.',
	'Its own blood bank and a laboratory that works through the night.',
	'Consultants share an office floor with a library.',
	'A canteen that is open at night, and a crèche for the children of staff.',
]

/** Fewest and most beds and theatres of each kind. */
const ranges: Record<HospitalKind, readonly [readonly [number, number], readonly [number, number]]> = {
	general: [
		[80, 260],
		[4, 9],
	],
	super: [
		[150, 420],
		[7, 15],
	],
	home: [
		[15, 40],
		[1, 3],
	],
	heart: [
		[50, 140],
		[2, 5],
	],
	ortho: [
		[30, 110],
		[2, 6],
	],
	women: [
		[30, 100],
		[2, 5],
	],
	surgical: [
		[20, 70],
		[3, 7],
	],
}
