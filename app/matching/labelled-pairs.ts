import { specialityBySlug } from '#app/catalog/specialities.ts'
import type { StateName } from '#app/catalog/states.ts'
import type { MatchJob, MatchPerson } from './facts.ts'

/**
 * Made-up people and jobs with our judgement of each pair, by which matching is measured (docs/matching.md). A label is
 * what an experienced colleague would tell the person: 'good' apply, 'ok' have a look, 'bad' do not bother. Labels are
 * never changed to please the score.
 */
export type LabelledPair = { job: keyof typeof jobs; label: 'good' | 'ok' | 'bad'; why: string }

const lakh = (amount: number) => BigInt(Math.round(amount * 100_000)) * 100n
const rupees = (amount: number) => BigInt(amount) * 100n

const places = {
	pune: { lat: 18.52, lng: 73.855, city: 'Pune', state: 'Maharashtra' },
	kothrud: { lat: 18.507, lng: 73.807, city: 'Pune', state: 'Maharashtra' },
	baner: { lat: 18.56, lng: 73.78, city: 'Pune', state: 'Maharashtra' },
	kharadi: { lat: 18.551, lng: 73.94, city: 'Pune', state: 'Maharashtra' },
	hinjawadi: { lat: 18.591, lng: 73.739, city: 'Pune', state: 'Maharashtra' },
	pimpri: { lat: 18.627, lng: 73.8, city: 'Pimpri-Chinchwad', state: 'Maharashtra' },
	talegaon: { lat: 18.735, lng: 73.675, city: 'Talegaon Dabhade', state: 'Maharashtra' },
	satara: { lat: 17.68, lng: 74.0, city: 'Satara', state: 'Maharashtra' },
	mumbai: { lat: 19.0, lng: 72.84, city: 'Mumbai', state: 'Maharashtra' },
	andheri: { lat: 19.12, lng: 72.85, city: 'Mumbai', state: 'Maharashtra' },
	thane: { lat: 19.22, lng: 72.98, city: 'Thane', state: 'Maharashtra' },
	nashik: { lat: 19.997, lng: 73.79, city: 'Nashik', state: 'Maharashtra' },
	nashikRoad: { lat: 19.95, lng: 73.84, city: 'Nashik', state: 'Maharashtra' },
	sinnar: { lat: 19.85, lng: 74.0, city: 'Sinnar', state: 'Maharashtra' },
	bengaluru: { lat: 12.97, lng: 77.59, city: 'Bengaluru', state: 'Karnataka' },
	whitefield: { lat: 12.97, lng: 77.75, city: 'Bengaluru', state: 'Karnataka' },
	mysuru: { lat: 12.3, lng: 76.64, city: 'Mysuru', state: 'Karnataka' },
	hosur: { lat: 12.74, lng: 77.83, city: 'Hosur', state: 'Tamil Nadu' },
} satisfies Record<string, { lat: number; lng: number; city: string; state: StateName }>

type Pay = Pick<MatchJob, 'payMinPaise' | 'payMaxPaise' | 'payUnit'>
const monthly = (from: number, to: number): Pay => ({
	payMinPaise: lakh(from),
	payMaxPaise: lakh(to),
	payUnit: 'month',
})
const aShift = (amount: number): Pay => ({ payMinPaise: rupees(amount), payMaxPaise: null, payUnit: 'shift' })
const aCase = (amount: number): Pay => ({ payMinPaise: rupees(amount), payMaxPaise: null, payUnit: 'case' })

type More = { years?: [from: number, to: number | null]; starts?: string; languages?: string[] }

function job(
	slug: string,
	where: keyof typeof places,
	shiftType: string,
	pay: Pay,
	{ years = [0, null], starts = '2026-12-10', languages = [] }: More = {},
): MatchJob {
	const { lat, lng, city, state } = places[where]
	return {
		specialitySlug: slug,
		profession: specialityBySlug(slug)?.profession ?? 'doctor',
		place: { lat, lng },
		city,
		state,
		shiftType,
		hoursPerShift: 8,
		...pay,
		experienceMinYears: years[0],
		experienceMaxYears: years[1],
		startsOn: starts,
		languages,
	}
}

const anaes = 'anesthesiologist'
const cardiac = 'cardiac-anesthesiologist'

export const jobs = {
	puneMornings: job(anaes, 'pune', 'morning', monthly(2.8, 3.5), { years: [5, 15], languages: ['mr', 'hi'] }),
	pimpriNights: job(anaes, 'pimpri', 'night', monthly(3.2, 4), { years: [5, null] }),
	puneFlexible: job(anaes, 'pune', 'variable', monthly(3, 3.4), { years: [3, 12] }),
	banerNights: job(anaes, 'baner', 'night', aShift(14_000), { years: [5, null] }),
	kharadiMornings: job(anaes, 'kharadi', 'morning', monthly(3.1, 3.6), { years: [8, null] }),
	hinjawadiJunior: job(anaes, 'hinjawadi', 'morning', monthly(1.8, 2.2), { years: [0, 3] }),
	mumbaiNights: job(anaes, 'andheri', 'night', monthly(3.5, 4.2), { years: [8, null] }),
	bengaluruMornings: job(anaes, 'bengaluru', 'morning', monthly(4, 5), {
		years: [5, null],
		languages: ['kn', 'en'],
	}),
	nashikMornings: job(anaes, 'nashik', 'morning', monthly(2.5, 3.2), { years: [3, null] }),
	nashikNights: job(anaes, 'nashik', 'night', monthly(2, 2.6)),
	nashikRoadCases: job(anaes, 'nashikRoad', 'evening', aCase(3_500)),
	nashikEvenings: job(anaes, 'nashikRoad', 'evening', monthly(2.2, 2.8), { years: [2, null] }),
	sinnarMornings: job(anaes, 'sinnar', 'morning', monthly(2.4, 2.6)),
	puneWeekendCases: job(anaes, 'pune', 'weekend', aCase(4_500), { years: [3, null] }),
	kothrudEveningCases: job(anaes, 'kothrud', 'evening', aCase(4_200), { years: [3, null] }),
	pimpriEmergency: job(anaes, 'pimpri', 'emergency', aShift(13_500), { years: [5, null] }),
	sataraWeekendCases: job(anaes, 'satara', 'weekend', aCase(6_000), { years: [3, null] }),
	talegaonEvenings: job(anaes, 'talegaon', 'evening', aShift(13_000), { years: [5, null] }),
	puneCheapEvenings: job(anaes, 'pune', 'evening', aShift(8_000), { years: [5, null] }),
	puneWeekendShifts: job(anaes, 'kharadi', 'weekend', aShift(12_500), { years: [5, null] }),
	obstetricEmergency: job('obstetric-anesthesiologist', 'pune', 'emergency', aShift(14_000), { years: [5, null] }),
	painClinic: job('pain-physician', 'pune', 'morning', monthly(2, 2.5), { years: [3, null] }),
	cardiacPune: job(cardiac, 'pune', 'morning', monthly(4, 4.8), { years: [8, null] }),
	cardiacParelNights: job(cardiac, 'mumbai', 'night', monthly(4.5, 5.5), { years: [10, null] }),
	cardiacThaneWeekends: job(cardiac, 'thane', 'weekend', aShift(28_000), { years: [8, null] }),
	cardiacAndheriNights: job(cardiac, 'andheri', 'night', monthly(4.4, 5), { years: [10, null] }),
	cardiacBengaluru: job(cardiac, 'bengaluru', 'night', monthly(5, 6), { years: [10, null] }),
	cardiacMumbaiJunior: job(cardiac, 'mumbai', 'morning', monthly(2.2, 2.6), { years: [0, 4] }),
	cardiacPuneNights: job(cardiac, 'pune', 'night', monthly(4.8, 5.2), { years: [8, null] }),

	surgeonPune: job('general-surgeon', 'pune', 'morning', monthly(2.5, 3), { years: [5, null] }),
	surgeonPuneWeekends: job('general-surgeon', 'baner', 'weekend', monthly(2.6, 3), { years: [5, null] }),
	surgeonBengaluru: job('general-surgeon', 'bengaluru', 'morning', monthly(2.8, 3.5), {
		years: [5, null],
		languages: ['kn', 'en'],
	}),
	surgeonWhitefield: job('general-surgeon', 'whitefield', 'morning', monthly(2.5, 2.9), { years: [4, null] }),
	laparoscopicBengaluru: job('laparoscopic-surgeon', 'bengaluru', 'morning', monthly(3, 3.6), { years: [5, null] }),
	surgeonMysuru: job('general-surgeon', 'mysuru', 'morning', monthly(3, 3.4), { years: [5, null] }),
	dutySurgeon: job('surgeon', 'bengaluru', 'emergency', monthly(2.4, 2.6), { years: [3, null] }),
	heartSurgeon: job('cardiac-surgeon', 'bengaluru', 'morning', monthly(6, 8), { years: [8, null] }),
	boneSurgeon: job('orthopedic-surgeon', 'bengaluru', 'morning', monthly(3.5, 4), { years: [5, null] }),
	surgeonNights: job('general-surgeon', 'bengaluru', 'night', monthly(1.6, 1.8), { years: [3, null] }),
	surgeonHosur: job('general-surgeon', 'hosur', 'morning', monthly(2.6, 2.8), {
		years: [5, null],
		languages: ['ta'],
	}),
	chiefSurgeon: job('general-surgeon', 'bengaluru', 'morning', monthly(4, 5), { years: [15, null] }),
	surgeonMorningsCheap: job('general-surgeon', 'bengaluru', 'morning', monthly(1.5, 1.7), { years: [5, null] }),
	surgeonSteady: job('general-surgeon', 'bengaluru', 'variable', monthly(2.6, 2.8), { years: [5, 12] }),

	icuMornings: job('icu-nurse', 'pune', 'morning', monthly(0.35, 0.38), {
		years: [2, null],
		languages: ['mr', 'hi'],
	}),
	icuKothrudEvenings: job('icu-nurse', 'kothrud', 'evening', monthly(0.3, 0.34), { years: [3, null] }),
	icuNights: job('icu-nurse', 'pune', 'night', monthly(0.4, 0.42), { years: [3, null] }),
	nicuMornings: job('nicu-nurse', 'pune', 'morning', monthly(0.34, 0.36), { years: [3, null] }),
	icuMumbai: job('icu-nurse', 'mumbai', 'morning', monthly(0.45, 0.5), { years: [3, null] }),
	wardMornings: job('ward-nurse', 'pune', 'morning', monthly(0.2, 0.22)),
	theatreEvenings: job('ot-nurse', 'pune', 'evening', monthly(0.33, 0.35), { years: [3, null] }),
	icuPimpri: job('icu-nurse', 'pimpri', 'morning', monthly(0.33, 0.35), { years: [2, null] }),
	icuUnderpaid: job('icu-nurse', 'pune', 'morning', monthly(0.22, 0.24), { years: [2, null] }),
	supervisor: job('nursing-supervisor', 'pune', 'morning', monthly(0.5, 0.55), { years: [10, null] }),
	icuFlexible: job('icu-nurse', 'pune', 'variable', monthly(0.36, 0.4), { years: [2, null] }),
	icuBanerEvenings: job('icu-nurse', 'baner', 'evening', monthly(0.33, 0.36), { years: [1, 6] }),
	icuInGujarati: job('icu-nurse', 'pune', 'morning', monthly(0.33, 0.34), { years: [2, null], languages: ['gu'] }),
} satisfies Record<string, MatchJob>

const nothingYet: MatchPerson = {
	specialitySlug: null,
	degrees: [],
	registrations: [],
	place: null,
	travelRadiusKm: null,
	preferredAreas: [],
	openToRelocate: false,
	shifts: [],
	expected: { month: null, shift: null, hour: null, case: null },
	yearsOfExperience: null,
	availableFrom: null,
	languages: [],
}
const inMaharashtra = [{ state: 'Maharashtra', isVerified: true }] as const

export const groups: readonly { who: string; person: MatchPerson; pairs: LabelledPair[] }[] = [
	{
		who: 'an anesthesiologist settled in Pune',
		person: {
			...nothingYet,
			specialitySlug: anaes,
			degrees: ['MBBS', 'MD Anaesthesiology'],
			registrations: inMaharashtra,
			place: places.pune,
			travelRadiusKm: 20,
			shifts: ['morning', 'night'],
			expected: { ...nothingYet.expected, month: lakh(3) },
			yearsOfExperience: 11,
			availableFrom: '2026-12-01',
			languages: ['mr', 'hi', 'en'],
		},
		pairs: [
			{ job: 'puneMornings', label: 'good', why: 'Round the corner, her mornings, and the range reaches her figure.' },
			{ job: 'pimpriNights', label: 'good', why: 'Her nights, in reach, above her minimum.' },
			{ job: 'puneFlexible', label: 'good', why: 'At her minimum, and hours can be agreed.' },
			{ job: 'banerNights', label: 'good', why: 'By the hour the shift pays a fifth more than she asks.' },
			{ job: 'kharadiMornings', label: 'good', why: 'Everything fits.' },
			{ job: 'hinjawadiJunior', label: 'bad', why: 'A junior post at two thirds of her pay.' },
			{ job: 'mumbaiNights', label: 'bad', why: 'She would have to move, and does not want to.' },
			{ job: 'bengaluruMornings', label: 'bad', why: 'Another state, another council.' },
			{ job: 'nashikMornings', label: 'bad', why: 'Four hours by road.' },
			{ job: 'cardiacPune', label: 'ok', why: 'Well paid and near, but a cardiac list is another trade.' },
			{ job: 'obstetricEmergency', label: 'ok', why: 'She could do it; emergencies are not what she wants.' },
			{ job: 'painClinic', label: 'bad', why: 'A clinic, not theatre, and far below her pay.' },
			{ job: 'puneWeekendCases', label: 'ok', why: 'Her speciality next door, on days she keeps free.' },
			{ job: 'puneCheapEvenings', label: 'bad', why: 'Wrong hours and a third too little.' },
		],
	},
	{
		who: 'a cardiac anesthesiologist in Mumbai who would move',
		person: {
			...nothingYet,
			specialitySlug: cardiac,
			degrees: ['DM Cardiac Anesthesia'],
			registrations: inMaharashtra,
			place: places.andheri,
			travelRadiusKm: 25,
			openToRelocate: true,
			shifts: ['night', 'weekend'],
			expected: { ...nothingYet.expected, month: lakh(4.5), shift: rupees(25_000) },
			yearsOfExperience: 15,
			languages: ['hi', 'en'],
		},
		pairs: [
			{ job: 'cardiacParelNights', label: 'good', why: 'His list, his nights, his price.' },
			{ job: 'cardiacThaneWeekends', label: 'good', why: 'Weekends that pay more than he asks.' },
			{ job: 'cardiacAndheriNights', label: 'good', why: 'Next door; the range reaches his figure.' },
			{ job: 'cardiacPuneNights', label: 'good', why: 'He would move, and the council stays the same.' },
			{ job: 'cardiacBengaluru', label: 'ok', why: 'Worth moving for, once the Karnataka council has registered him.' },
			{ job: 'cardiacPune', label: 'ok', why: 'He would move, but for mornings at less pay hardly.' },
			{ job: 'cardiacMumbaiJunior', label: 'bad', why: 'A fellowship post at half his pay.' },
			{ job: 'mumbaiNights', label: 'ok', why: 'Near and at night, but general lists for less.' },
			{ job: 'puneWeekendCases', label: 'bad', why: 'Not his lists, and he names no price for a case.' },
			{ job: 'hinjawadiJunior', label: 'bad', why: 'Nobody moves for this.' },
			{ job: 'bengaluruMornings', label: 'bad', why: 'Another council, wrong hours, not his lists.' },
			{ job: 'heartSurgeon', label: 'bad', why: 'He is not a surgeon.' },
			{ job: 'puneCheapEvenings', label: 'bad', why: 'Nothing fits.' },
		],
	},
	{
		who: 'an ICU nurse in Pune',
		person: {
			...nothingYet,
			specialitySlug: 'icu-nurse',
			degrees: ['B.Sc. Nursing'],
			registrations: inMaharashtra,
			place: places.kothrud,
			travelRadiusKm: 10,
			shifts: ['morning', 'evening'],
			expected: { ...nothingYet.expected, month: lakh(0.32) },
			yearsOfExperience: 4,
			languages: ['mr', 'hi'],
		},
		pairs: [
			{ job: 'icuMornings', label: 'good', why: 'Everything fits.' },
			{ job: 'icuKothrudEvenings', label: 'good', why: 'Around the corner; the range reaches her figure.' },
			{ job: 'icuFlexible', label: 'good', why: 'Well paid, hours by agreement.' },
			{ job: 'icuBanerEvenings', label: 'good', why: 'Her evenings, near, above her minimum.' },
			{ job: 'icuNights', label: 'ok', why: 'Pays a quarter more, at hours she does not want.' },
			{ job: 'nicuMornings', label: 'ok', why: 'Close to her work; she would have to be trained.' },
			{ job: 'theatreEvenings', label: 'ok', why: 'Another department, good hours.' },
			{ job: 'icuPimpri', label: 'ok', why: 'Four kilometres further than she wants to travel.' },
			{ job: 'icuInGujarati', label: 'ok', why: 'All fits but the language of the patients.' },
			{ job: 'icuMumbai', label: 'bad', why: 'She does not want to move.' },
			{ job: 'wardMornings', label: 'bad', why: 'A step down at two thirds of her pay.' },
			{ job: 'icuUnderpaid', label: 'bad', why: 'A quarter below her minimum.' },
			{ job: 'supervisor', label: 'bad', why: 'Asks for ten years; she has four.' },
		],
	},
	{
		who: 'a general surgeon in Bengaluru with family in Pune',
		person: {
			...nothingYet,
			specialitySlug: 'general-surgeon',
			degrees: ['MS General Surgery'],
			registrations: [{ state: 'Karnataka', isVerified: true }],
			place: places.bengaluru,
			travelRadiusKm: 20,
			preferredAreas: [{ name: 'Pune', ...places.pune }],
			shifts: ['morning'],
			expected: { ...nothingYet.expected, month: lakh(2.5) },
			yearsOfExperience: 6,
			languages: ['kn', 'en'],
		},
		pairs: [
			{ job: 'surgeonBengaluru', label: 'good', why: 'Everything fits.' },
			{ job: 'surgeonWhitefield', label: 'good', why: 'His mornings at his minimum, across the city.' },
			{
				job: 'laparoscopicBengaluru',
				label: 'good',
				why: 'What most general surgeons do half the week, and well paid.',
			},
			{ job: 'surgeonSteady', label: 'good', why: 'Fits, with hours to be agreed.' },
			{
				job: 'surgeonPune',
				label: 'ok',
				why: 'Where he wants to be, once the Maharashtra council has registered him.',
			},
			{ job: 'surgeonPuneWeekends', label: 'bad', why: 'The council and the weekends are both against it.' },
			{ job: 'dutySurgeon', label: 'ok', why: 'He could; emergencies only are not what he looks for.' },
			{ job: 'surgeonMysuru', label: 'bad', why: 'Three hours each way.' },
			{ job: 'heartSurgeon', label: 'bad', why: 'Another training altogether.' },
			{ job: 'boneSurgeon', label: 'bad', why: 'Another training altogether.' },
			{ job: 'surgeonNights', label: 'bad', why: 'Nights at two thirds of his pay.' },
			{ job: 'surgeonHosur', label: 'ok', why: 'An hour away, but another state and another language.' },
			{ job: 'chiefSurgeon', label: 'bad', why: 'Asks for fifteen years; he has six.' },
			{ job: 'surgeonMorningsCheap', label: 'bad', why: 'A third below his minimum.' },
		],
	},
	{
		who: 'an anesthesiologist of Nashik who has said little yet',
		person: {
			...nothingYet,
			specialitySlug: anaes,
			registrations: [{ state: 'Maharashtra', isVerified: false }],
			place: places.nashik,
		},
		pairs: [
			{ job: 'nashikMornings', label: 'good', why: 'In the city, as far as we can know a good post.' },
			{ job: 'nashikNights', label: 'good', why: 'In the city, open to beginners.' },
			{ job: 'nashikRoadCases', label: 'good', why: 'Near, and cases are how many begin.' },
			{ job: 'nashikEvenings', label: 'good', why: 'Near, steady pay.' },
			{ job: 'sinnarMornings', label: 'ok', why: 'Half an hour out.' },
			{ job: 'mumbaiNights', label: 'bad', why: 'A move that nobody spoke of.' },
			{ job: 'puneMornings', label: 'bad', why: 'Four hours by road.' },
			{ job: 'puneFlexible', label: 'bad', why: 'Four hours by road.' },
			{ job: 'bengaluruMornings', label: 'bad', why: 'Another state, another council.' },
			{ job: 'puneCheapEvenings', label: 'bad', why: 'Far and badly paid.' },
			{ job: 'sataraWeekendCases', label: 'bad', why: 'Far too far for a weekend.' },
			{ job: 'cardiacPune', label: 'bad', why: 'Far, and another trade.' },
		],
	},
	{
		who: 'an anesthesiologist of Pune who works by the case',
		person: {
			...nothingYet,
			specialitySlug: anaes,
			degrees: ['DNB Anaesthesiology'],
			registrations: inMaharashtra,
			place: places.kothrud,
			travelRadiusKm: 40,
			shifts: ['evening', 'weekend', 'emergency'],
			expected: { ...nothingYet.expected, shift: rupees(12_000), case: rupees(4_000) },
			yearsOfExperience: 8,
			availableFrom: '2026-11-25',
			languages: ['mr', 'en'],
		},
		pairs: [
			{ job: 'puneWeekendCases', label: 'good', why: 'How he works, above his price.' },
			{ job: 'kothrudEveningCases', label: 'good', why: 'Around the corner at his price.' },
			{ job: 'pimpriEmergency', label: 'good', why: 'Emergency shifts above his price.' },
			{ job: 'talegaonEvenings', label: 'good', why: 'Within his 40 km, above his price.' },
			{ job: 'puneWeekendShifts', label: 'good', why: 'Weekends above his price.' },
			{ job: 'obstetricEmergency', label: 'ok', why: 'He could; it is a list of its own.' },
			{ job: 'sataraWeekendCases', label: 'ok', why: 'Two hours away, but half as much again a case.' },
			{ job: 'banerNights', label: 'ok', why: 'Pays well, at hours he keeps free.' },
			{ job: 'puneCheapEvenings', label: 'bad', why: 'A third below his price.' },
			{ job: 'hinjawadiJunior', label: 'bad', why: 'A salaried junior post.' },
			{ job: 'mumbaiNights', label: 'bad', why: 'A salaried post in another city.' },
			{ job: 'painClinic', label: 'bad', why: 'A clinic in the mornings.' },
			{ job: 'bengaluruMornings', label: 'bad', why: 'Another state.' },
		],
	},
]
