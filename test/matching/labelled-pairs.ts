import { specialityBySlug } from '#app/catalog/specialities.ts'
import type { StateName } from '#app/catalog/places/states.ts'
import type { MatchJob, MatchPerson } from '#app/matching/facts.ts'

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

type More = { years?: [from: number, to: number | null]; starts?: string; languages?: string[]; skills?: string[] }

function job(
	slug: string,
	where: keyof typeof places,
	shiftType: string,
	pay: Pay,
	{ years = [0, null], starts = '2026-12-10', languages = [], skills = [] }: More = {},
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
		requiredSkills: skills,
	}
}

const anaes = 'anesthesiologist'
const cardiac = 'cardiac-anesthesiologist'

export const jobs = {
	puneMornings: job(anaes, 'pune', 'morning', monthly(2.8, 3.5), {
		years: [5, 15],
		languages: ['mr', 'hi'],
		skills: ['General anesthesia', 'Regional anesthesia'],
	}),
	pimpriNights: job(anaes, 'pimpri', 'night', monthly(3.2, 4), { years: [5, null] }),
	puneFlexible: job(anaes, 'pune', 'variable', monthly(3, 3.4), { years: [3, 12] }),
	banerNights: job(anaes, 'baner', 'night', aShift(14_000), { years: [5, null] }),
	kharadiMornings: job(anaes, 'kharadi', 'morning', monthly(3.1, 3.6), {
		years: [8, null],
		skills: ['General anesthesia', 'Difficult airway'],
	}),
	hinjawadiJunior: job(anaes, 'hinjawadi', 'morning', monthly(1.8, 2.2), { years: [0, 3] }),
	mumbaiNights: job(anaes, 'andheri', 'night', monthly(3.5, 4.2), { years: [8, null] }),
	bengaluruMornings: job(anaes, 'bengaluru', 'morning', monthly(4, 5), {
		years: [5, null],
		languages: ['kn', 'en'],
		skills: ['General anesthesia'],
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
	obstetricEmergency: job('obstetric-anesthesiologist', 'pune', 'emergency', aShift(14_000), {
		years: [5, null],
		skills: ['Labor analgesia', 'Spinal and epidural'],
	}),
	painClinic: job('pain-physician', 'pune', 'morning', monthly(2, 2.5), {
		years: [3, null],
		skills: ['Chronic pain procedures'],
	}),
	cardiacPune: job(cardiac, 'pune', 'morning', monthly(4, 4.8), {
		years: [8, null],
		skills: ['Cardiac anesthesia', 'Transesophageal echo'],
	}),
	cardiacParelNights: job(cardiac, 'mumbai', 'night', monthly(4.5, 5.5), {
		years: [10, null],
		skills: ['Cardiac anesthesia', 'Transesophageal echo'],
	}),
	cardiacThaneWeekends: job(cardiac, 'thane', 'weekend', aShift(28_000), {
		years: [8, null],
		skills: ['Cardiac anesthesia', 'Transesophageal echo'],
	}),
	cardiacAndheriNights: job(cardiac, 'andheri', 'night', monthly(4.4, 5), { years: [10, null] }),
	cardiacBengaluru: job(cardiac, 'bengaluru', 'night', monthly(5, 6), {
		years: [10, null],
		skills: ['Cardiac anesthesia', 'Transesophageal echo'],
	}),
	cardiacMumbaiJunior: job(cardiac, 'mumbai', 'morning', monthly(2.2, 2.6), { years: [0, 4] }),
	cardiacPuneNights: job(cardiac, 'pune', 'night', monthly(4.8, 5.2), { years: [8, null] }),

	blocksPune: job(anaes, 'pune', 'morning', monthly(3, 3.6), {
		years: [5, null],
		skills: ['Ultrasound-guided nerve blocks', 'Day-care anesthesia'],
	}),
	dayCareBaner: job(anaes, 'baner', 'morning', monthly(3, 3.5), {
		years: [3, null],
		skills: ['Day care anaesthesia', 'TIVA'],
	}),
	jointsKharadi: job(anaes, 'kharadi', 'morning', monthly(3.1, 3.4), {
		years: [5, null],
		skills: ['Regional anesthesia', 'Ultrasound-guided nerve blocks'],
	}),
	eyesPimpri: job(anaes, 'pimpri', 'morning', monthly(3, 3.3), {
		years: [3, null],
		skills: ['Pre-anesthetic check (PAC)', 'Regional anesthesia'],
	}),
	childrenPune: job(anaes, 'pune', 'morning', monthly(3, 3.6), {
		years: [5, null],
		skills: ['Pediatric anesthesia', 'PALS'],
	}),
	transplantPune: job(anaes, 'pune', 'morning', monthly(3.2, 3.8), {
		years: [5, null],
		skills: ['Cardiac anesthesia', 'Transesophageal echo', 'Arterial and central lines'],
	}),
	intensivePune: job(anaes, 'kothrud', 'night', monthly(3, 3.4), {
		years: [3, null],
		skills: ['ICU care', 'ACLS', 'Arterial and central lines'],
	}),

	surgeonPune: job('general-surgeon', 'pune', 'morning', monthly(2.5, 3), { years: [5, null] }),
	surgeonPuneWeekends: job('general-surgeon', 'baner', 'weekend', monthly(2.6, 3), { years: [5, null] }),
	surgeonBengaluru: job('general-surgeon', 'bengaluru', 'morning', monthly(2.8, 3.5), {
		years: [5, null],
		languages: ['kn', 'en'],
	}),
	surgeonWhitefield: job('general-surgeon', 'whitefield', 'morning', monthly(2.5, 2.9), {
		years: [4, null],
		skills: ['Hernia repair', 'Cholecystectomy'],
	}),
	laparoscopicBengaluru: job('laparoscopic-surgeon', 'bengaluru', 'morning', monthly(3, 3.6), {
		years: [5, null],
		skills: ['Laparoscopic surgery'],
	}),
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
		skills: ['Ventilator care'],
	}),
	icuKothrudEvenings: job('icu-nurse', 'kothrud', 'evening', monthly(0.3, 0.34), { years: [3, null] }),
	icuNights: job('icu-nurse', 'pune', 'night', monthly(0.4, 0.42), { years: [3, null] }),
	nicuMornings: job('nicu-nurse', 'pune', 'morning', monthly(0.34, 0.36), {
		years: [3, null],
		skills: ['Neonatal care'],
	}),
	icuMumbai: job('icu-nurse', 'mumbai', 'morning', monthly(0.45, 0.5), { years: [3, null] }),
	wardMornings: job('ward-nurse', 'pune', 'morning', monthly(0.2, 0.22)),
	theatreEvenings: job('ot-nurse', 'pune', 'evening', monthly(0.33, 0.35), {
		years: [3, null],
		skills: ['Scrub and circulating'],
	}),
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
	skills: [],
}
const inMaharashtra = [{ state: 'Maharashtra', profession: 'doctor', isVerified: true }] as const
const nursingInMaharashtra = [{ state: 'Maharashtra', profession: 'nurse', isVerified: true }] as const

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
			skills: ['General anesthesia', 'Regional anaesthesia', 'Difficult airway'],
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
			skills: ['Cardiac anesthesia', 'Transesophageal echo', 'Arterial and central lines'],
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
			{ job: 'hinjawadiJunior', label: 'bad', why: 'No one moves for this.' },
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
			registrations: nursingInMaharashtra,
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
			registrations: [{ state: 'Karnataka', profession: 'doctor', isVerified: true }],
			place: places.bengaluru,
			travelRadiusKm: 20,
			preferredAreas: [{ name: 'Pune', ...places.pune }],
			shifts: ['morning'],
			expected: { ...nothingYet.expected, month: lakh(2.5) },
			yearsOfExperience: 6,
			languages: ['kn', 'en'],
			skills: ['Laparoscopic surgery', 'Hernia repair', 'Cholecystectomy'],
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
			registrations: [{ state: 'Maharashtra', profession: 'doctor', isVerified: false }],
			place: places.nashik,
		},
		pairs: [
			{ job: 'nashikMornings', label: 'good', why: 'In the city, as far as we can know a good post.' },
			{ job: 'nashikNights', label: 'good', why: 'In the city, open to beginners.' },
			{ job: 'nashikRoadCases', label: 'good', why: 'Near, and cases are how many begin.' },
			{ job: 'nashikEvenings', label: 'good', why: 'Near, steady pay.' },
			{ job: 'sinnarMornings', label: 'ok', why: 'Half an hour out.' },
			{ job: 'mumbaiNights', label: 'bad', why: 'A move that no one spoke of.' },
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
	{
		who: 'an anesthesiologist in Pune who does nerve blocks',
		person: {
			...nothingYet,
			specialitySlug: anaes,
			degrees: ['DNB Anaesthesiology'],
			registrations: inMaharashtra,
			place: places.pune,
			travelRadiusKm: 20,
			shifts: ['morning'],
			expected: { ...nothingYet.expected, month: lakh(3) },
			yearsOfExperience: 8,
			languages: ['mr', 'en'],
			skills: ['Ultrasound guided nerve blocks', 'Regional anaesthesia', 'Day-care anaesthesia', 'TIVA', 'PAC'],
		},
		pairs: [
			{ job: 'blocksPune', label: 'good', why: 'Blocks in day care are what she does.' },
			{ job: 'dayCareBaner', label: 'good', why: 'Day care with TIVA, both hers.' },
			{ job: 'jointsKharadi', label: 'good', why: 'Joints under blocks, and she does them.' },
			{ job: 'eyesPimpri', label: 'good', why: 'Checks and eye blocks, within her radius.' },
			{ job: 'childrenPune', label: 'ok', why: 'Her hours, but she lists no work with children.' },
			{ job: 'transplantPune', label: 'ok', why: 'Well paid, but none of what it asks for is hers.' },
			{ job: 'intensivePune', label: 'bad', why: 'Nights in intensive care; she does neither.' },
			{ job: 'puneWeekendCases', label: 'ok', why: 'Her speciality next door, but only at weekends.' },
			{ job: 'cardiacPune', label: 'ok', why: 'Near, but a cardiac list without her skills.' },
			{ job: 'painClinic', label: 'bad', why: 'A clinic, and far below her pay.' },
			{ job: 'hinjawadiJunior', label: 'bad', why: 'A junior post at two thirds of her pay.' },
			{ job: 'nashikMornings', label: 'bad', why: 'Four hours by road.' },
		],
	},
]

type Years = MatchPerson['yearsOfExperience']
type Person = Partial<Omit<MatchPerson, 'place' | 'expected'>> & { at?: keyof typeof places; lakhs?: number }

function person(specialitySlug: string, years: Years, { at = 'pune', lakhs, ...more }: Person = {}): MatchPerson {
	return {
		...nothingYet,
		registrations: specialityBySlug(specialitySlug)?.profession === 'nurse' ? nursingInMaharashtra : inMaharashtra,
		travelRadiusKm: 20,
		place: places[at],
		expected: { ...nothingYet.expected, month: lakhs === undefined ? null : lakh(lakhs) },
		...more,
		specialitySlug,
		yearsOfExperience: years,
	}
}

const nights = ['night']
const mornings = ['morning']
const blocks = ['Regional anesthesia', 'Difficult airway', 'General anesthesia']
/** As a hospital sees most people before mutual interest: verified, the council withheld. */
const seen = { registrations: [{ state: 'withheld', isVerified: true }] } as const
const unseen = { registrations: [{ state: 'withheld', isVerified: false }] } as const

export const people = {
	nightsNear: person(anaes, 9, { ...seen, shifts: nights, lakhs: 3, skills: blocks, at: 'kothrud' }),
	nightsBaner: person(anaes, 6, { ...seen, shifts: ['night', 'evening'], lakhs: 3.3, skills: blocks, at: 'baner' }),
	nightsUnchecked: person(anaes, 7, { ...unseen, shifts: nights, lakhs: 3.2, skills: ['General anesthesia'] }),
	anonymousNights: person(
		anaes,
		{ minYears: 5, maxYears: 10, label: '5–10 years' },
		{ ...seen, shifts: nights, lakhs: 3.4, skills: ['General anesthesia', 'Difficult airway'] },
	),
	nightsFewSkills: person(anaes, 8, { ...seen, shifts: nights, lakhs: 3.2, skills: ['Teaching'] }),
	nightsTooDear: person(anaes, 14, { ...seen, shifts: nights, lakhs: 6, skills: blocks }),
	nightsJunior: person(anaes, 1, { ...seen, shifts: nights, lakhs: 2, skills: ['General anesthesia'] }),
	daysOnly: person(anaes, 12, { ...seen, shifts: mornings, lakhs: 3.2, skills: blocks }),
	nightsMumbai: person(anaes, 9, { ...seen, shifts: nights, lakhs: 3.2, skills: blocks, at: 'mumbai' }),
	nightsWouldMove: person(anaes, 9, {
		...seen,
		shifts: nights,
		lakhs: 3.2,
		skills: blocks,
		at: 'nashik',
		openToRelocate: true,
	}),
	silentNear: person(anaes, null, { ...unseen, travelRadiusKm: null }),
	cardiacNights: person(cardiac, 10, { ...seen, shifts: nights, lakhs: 4.5, skills: ['Cardiac anesthesia'] }),
	painNear: person('pain-physician', 9, { ...seen, shifts: mornings, lakhs: 3 }),
	surgeonNear: person('general-surgeon', 9, { ...seen, shifts: nights, lakhs: 3 }),
	icuNurseNear: person('icu-nurse', 5, { ...seen, shifts: nights, lakhs: 0.35, skills: ['Ventilator care'] }),
	icuNurseBaner: person('icu-nurse', 4, {
		...seen,
		shifts: nights,
		lakhs: 0.38,
		skills: ['Ventilator care', 'ACLS'],
		at: 'baner',
	}),
	icuNurseDays: person('icu-nurse', 6, { ...seen, shifts: mornings, lakhs: 0.36, skills: ['Ventilator care'] }),
	icuNurseSilent: person('icu-nurse', 3, { ...unseen, skills: [] }),
	icuNurseDear: person('icu-nurse', 9, { ...seen, shifts: nights, lakhs: 0.6, skills: ['Ventilator care'] }),
	nicuNurse: person('nicu-nurse', 5, { ...seen, shifts: nights, lakhs: 0.36, skills: ['Neonatal care'] }),
	wardNurse: person('ward-nurse', 1, { ...seen, shifts: mornings, lakhs: 0.25, skills: ['Wound care'] }),
	icuNurseMumbai: person('icu-nurse', 6, {
		...seen,
		shifts: nights,
		lakhs: 0.36,
		skills: ['Ventilator care'],
		at: 'mumbai',
	}),
} satisfies Record<string, MatchPerson>

export type LabelledPerson = { person: keyof typeof people; label: 'good' | 'ok' | 'bad'; why: string }

/** The other way round: what an experienced colleague would tell the hospital. 'good' contact, 'ok' look, 'bad' do not. */
export const hospitalGroups: readonly { who: string; job: MatchJob; pairs: LabelledPerson[] }[] = [
	{
		who: 'a hospital in Pune that needs an anesthesiologist at night',
		job: job(anaes, 'pune', 'night', monthly(3, 3.6), {
			years: [5, null],
			skills: ['General anesthesia', 'Difficult airway'],
		}),
		pairs: [
			{ person: 'nightsNear', label: 'good', why: 'Everything fits.' },
			{ person: 'nightsBaner', label: 'good', why: 'Near, at night, within the pay.' },
			{ person: 'anonymousNights', label: 'good', why: 'As far as one can see everything fits.' },
			{ person: 'nightsUnchecked', label: 'good', why: 'One skill short, registration still to be checked.' },
			{ person: 'nightsWouldMove', label: 'good', why: 'Would move for the very job.' },
			{ person: 'nightsFewSkills', label: 'ok', why: 'Near and at night, but lists none of the skills.' },
			{ person: 'nightsMumbai', label: 'bad', why: 'Three hours away, and would not move.' },
			{ person: 'nightsTooDear', label: 'bad', why: 'Wants almost twice the pay.' },
			{ person: 'nightsJunior', label: 'bad', why: 'One year, where five are needed.' },
			{ person: 'daysOnly', label: 'ok', why: 'Good, but wants mornings.' },
			{ person: 'silentNear', label: 'ok', why: 'Near, and has said little: one could ask.' },
			{ person: 'cardiacNights', label: 'bad', why: 'Another list at another price.' },
			{ person: 'painNear', label: 'bad', why: 'Runs a clinic by day.' },
			{ person: 'surgeonNear', label: 'bad', why: 'Not an anesthesiologist.' },
		],
	},
	{
		who: 'a hospital in Pune that needs an ICU nurse at night',
		job: job('icu-nurse', 'pune', 'night', monthly(0.34, 0.4), {
			years: [2, null],
			skills: ['Ventilator care', 'BLS'],
		}),
		pairs: [
			{ person: 'icuNurseNear', label: 'good', why: 'Near, at night, knows ventilators.' },
			{ person: 'icuNurseBaner', label: 'good', why: 'A little further off, all the same.' },
			{ person: 'icuNurseDays', label: 'ok', why: 'The right work, at other hours.' },
			{ person: 'icuNurseSilent', label: 'ok', why: 'Near, and has said little: one could ask.' },
			{ person: 'icuNurseDear', label: 'bad', why: 'Wants half as much again.' },
			{ person: 'nicuNurse', label: 'ok', why: 'Would have to be trained, but wants nights.' },
			{ person: 'wardNurse', label: 'bad', why: 'A beginner on another ward, by day.' },
			{ person: 'icuNurseMumbai', label: 'bad', why: 'Another city.' },
			{ person: 'nightsNear', label: 'bad', why: 'Not a nurse.' },
		],
	},
]
