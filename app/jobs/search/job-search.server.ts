import { immediateDays } from '#app/durations.ts'
import { experienceBucket, experienceBuckets } from '#app/catalog/experience.ts'
import { jobShifts, shiftName } from '#app/catalog/shifts.ts'
import { type Profession, specialities, specialityName, withIncluded } from '#app/catalog/specialities.ts'
import { spanLabel } from '#app/catalog/typed-dates.ts'
import { addDays, formatDay, isCalendarDate, istToday } from '#app/platform/text/dates.ts'
import { formatRupees, type PayUnit, payUnits, perUnit } from '#app/platform/text/money.ts'
import { searchedAmount } from '#app/platform/text/typed-amount.ts'
import type { Condition } from '#app/search/condition.ts'
import { choices, defineSearch, filter, flag, type SearchOf, tidy } from '#app/search/filter.ts'
import { placeFilter } from '#app/search/place-filter.server.ts'
import { hourlyPay } from '../pay.ts'
import { employmentTypeNames, employmentTypes } from '../status.ts'
import { termFilters } from './term-filters.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** On or off; its label is asked for when it is read. */
const tick = (said: { name: string; readonly label: string; where?: () => Condition[] }) => ({
	...flag({ name: said.name, label: '', ...(said.where ? { where: said.where } : {}) }),
	label: () => [{ label: said.label, rest: null }],
})

/** The search for jobs: what can be asked, how an address and a page say it, and what a job must be to answer it. */
export const jobSearch = defineSearch({
	sorts: ['best', 'newest', 'pay', 'start', 'nearest'],
	filters: {
		place: placeFilter,
		profession: choices<Profession>({
			name: 'profession',
			values: ['doctor', 'nurse'],
			label: (profession) => (profession === 'doctor' ? t`For doctors` : t`For nurses`),
			where: (chosen) => [
				{ specialities: specialities.flatMap((each) => (chosen.includes(each.profession) ? [each.slug] : [])) },
			],
		}),
		speciality: choices({
			name: 'speciality',
			values: specialities.map(({ slug }) => slug),
			label: (slug) => saidName(specialityName(slug)),
			where: (chosen) => [{ specialities: [...new Set(chosen.flatMap(withIncluded))] }],
		}),
		type: choices({ name: 'type', values: employmentTypes, label: (type) => employmentTypeNames[type] }),
		shift: choices({ name: 'shift', values: jobShifts, label: shiftName }),
		/** As typed, with what it comes to; an amount that is none narrows nothing. */
		pay: filter<{ text: string; paise: bigint | null; unit: PayUnit }>({
			name: 'pay',
			parse(params) {
				const text = tidy(params.get('pay'))
				if (text === '') return null
				const unit = payUnits.find((each) => each === params.get('unit')) ?? 'month'
				const amount = searchedAmount(unit, text)
				return { text, paise: amount?.paise ?? null, unit: amount?.unit ?? unit }
			},
			print: ({ text, unit }) => [['pay', text], ...(unit === 'month' ? [] : [['unit', unit] as [string, string]])],
			label: ({ paise, unit }) =>
				paise === null
					? []
					: [{ label: t`At least ${{ pay: `${formatRupees(paise)} ${perUnit[unit]}` }}`, rest: null }],
			where: ({ paise, unit }) => (paise === null ? [] : [payCondition(paise, unit)]),
		}),
		experience: choices({
			name: 'experience',
			values: experienceBuckets.map(({ slug }) => slug),
			label: (slug) => saidName(experienceBucket(slug)?.label ?? slug),
		}),
		by: filter<string>({
			name: 'by',
			parse(params) {
				const day = params.get('by') ?? ''
				return isCalendarDate(day) ? day : null
			},
			print: (day) => [['by', day]],
			label: (day) => [{ label: t`Starts by ${{ day: formatDay(day) }}`, rest: null }],
			where: (day) => [{ column: 'starts_on', max: day }],
		}),
		/** Between two days, either of which may be left out. */
		starts: filter<{ from: string | null; to: string | null }>({
			name: 'starts',
			parse(params) {
				const [from = '', to = ''] = (params.get('starts') ?? '').split('..')
				const day = (text: string) => (isCalendarDate(text) ? text : null)
				return day(from) || day(to) ? { from: day(from), to: day(to) } : null
			},
			print: ({ from, to }) => [['starts', `${from ?? ''}..${to ?? ''}`]],
			label: ({ from, to }) => [{ label: spanLabel(from, to), rest: null }],
			where: ({ from, to }) => [
				{ column: 'starts_on', ...(from === null ? {} : { min: from }), ...(to === null ? {} : { max: to }) },
			],
		}),
		soon: tick({
			name: 'soon',
			get label() {
				return t`Starts within ${{ days: immediateDays }} days`
			},
			where: () => [{ column: 'starts_on', max: addDays(istToday(new Date()), immediateDays) }],
		}),
		urgent: tick({
			name: 'urgent',
			get label() {
				return t`Urgent`
			},
		}),
		bonus: tick({
			name: 'bonus',
			get label() {
				return t`Joining bonus`
			},
		}),
		accommodation: tick({
			name: 'accommodation',
			get label() {
				return t`Accommodation`
			},
		}),
		noBond: tick(termFilters.noBond),
		pfAndEsi: tick(termFilters.pfAndEsi),
		freeAccommodation: tick(termFilters.freeAccommodation),
		nightTransport: tick(termFilters.nightTransport),
		paidByThe7th: tick(termFilters.paidByThe7th),
		sundayOff: tick(termFilters.sundayOff),
	},
})

export type JobSearch = SearchOf<typeof jobSearch>
export type JobSort = NonNullable<JobSearch['sort']>

/** A wanted pay is met by a job whose range reaches it. Compared by the hour; pay per case with pay per case only. */
const payCondition = (paise: bigint, unit: PayUnit): Condition =>
	unit === 'case'
		? { column: 'pay_case', min: paise }
		: { column: 'pay_hourly', min: hourlyPay({ payMinPaise: paise, payUnit: unit }) ?? 0n }

export const jobsHref = (search: JobSearch, path = '/jobs'): string => {
	const query = jobSearch.print(search)
	return query ? `${path}?${query}` : path
}
