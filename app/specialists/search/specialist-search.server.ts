import { experienceBucket, experienceBuckets } from '#app/catalog/experience.ts'
import { languageName, languages } from '#app/catalog/languages.ts'
import { shiftName, shifts } from '#app/catalog/shifts.ts'
import { type Profession, specialities, specialityName, withIncluded } from '#app/catalog/specialities.ts'
import { formatDay, isCalendarDate } from '#app/platform/text/dates.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { searchedAmount } from '#app/platform/text/typed-amount.ts'
import { choices, defineSearch, filter, flag, type SearchOf, tidy } from '#app/search/filter.ts'
import { placeFilter } from '#app/search/place-filter.server.ts'
import { weekdays } from '../profile/profile.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/**
 * Expected monthly pay as typed. `paise` is null when the text is no amount and when the other limit contradicts it, and
 * then it narrows nothing.
 */
type PayLimit = { text: string; paise: bigint | null; isContradicting: boolean }

/** By the month. The upper end of a range limits from above. */
function readAmount(params: URLSearchParams, name: 'payMin' | 'payMax'): bigint | null {
	const amount = searchedAmount('month', tidy(params.get(name)), name === 'payMax' ? 'most' : 'least')
	if (amount?.unit !== 'month') return null
	return name === 'payMax' ? (amount.toPaise ?? amount.paise) : amount.paise
}

/** No one can expect more than the one and less than the other. */
function isContradicting(params: URLSearchParams): boolean {
	const [min, max] = [readAmount(params, 'payMin'), readAmount(params, 'payMax')]
	return min !== null && max !== null && min > max
}

/** A specialist who stated no pay is outside any limit. */
const payLimit = (name: 'payMin' | 'payMax', label: (amount: string) => string) =>
	filter<PayLimit>({
		name,
		parse(params) {
			const text = tidy(params.get(name))
			if (text === '') return null
			return isContradicting(params)
				? { text, paise: null, isContradicting: true }
				: { text, paise: readAmount(params, name), isContradicting: false }
		},
		print: ({ text }) => [[name, text]],
		label: ({ paise }) => (paise === null ? [] : [{ label: label(formatRupees(paise)), rest: null }]),
		where: ({ paise }) =>
			paise === null ? [] : [{ column: 'pay', [name === 'payMin' ? 'min' : 'max']: paise / 100n }],
	})

/** The search for specialists: what can be asked, how an address and a page say it, and what a profile must be to answer it. */
export const specialistSearch = defineSearch({
	sorts: ['relevance', 'experience', 'rating', 'pay'],
	filters: {
		profession: choices<Profession>({
			name: 'profession',
			values: ['doctor', 'nurse'],
			label: (profession) => (profession === 'doctor' ? t`Doctors` : t`Nurses`),
		}),
		speciality: choices({
			name: 'speciality',
			values: specialities.map(({ slug }) => slug),
			label: (slug) => saidName(specialityName(slug)),
			where: (chosen) => [{ specialities: [...new Set(chosen.flatMap(withIncluded))] }],
		}),
		shift: choices({ name: 'shift', values: shifts, label: (shift) => t`${{ shift: shiftName(shift) }} shifts` }),
		place: placeFilter,
		experience: choices({
			name: 'experience',
			values: experienceBuckets.map(({ slug }) => slug),
			label: (slug) => saidName(experienceBucket(slug)?.label ?? slug),
		}),
		language: choices({
			name: 'language',
			values: languages.map(({ code }) => code),
			label: (code) => t`Speaks ${{ language: saidName(languageName(code)) }}`,
		}),
		verified: flag({
			name: 'verified',
			get label() {
				return t.of('specialist')`Verified`
			},
		}),
		relocate: flag({ name: 'relocate', label: 'Open to relocate', where: () => [{ listed: 'openToRelocate' }] }),
		payMin: payLimit('payMin', (amount) => `From ${amount} a month`),
		payMax: payLimit('payMax', (amount) => `Up to ${amount} a month`),
		day: choices({
			name: 'day',
			values: weekdays.map(({ key }) => key),
			label: (day) => `Available on ${weekdays.find(({ key }) => key === day)?.longName ?? day}`,
		}),
		from: filter<string>({
			name: 'from',
			parse(params) {
				const day = params.get('from') ?? ''
				return isCalendarDate(day) ? day : null
			},
			print: (day) => [['from', day]],
			label: (day) => [{ label: `Available by ${formatDay(day)}`, rest: null }],
			where: (day) => [{ column: 'available_from', max: day, orNone: true }],
		}),
	},
})

export type SpecialistSearch = SearchOf<typeof specialistSearch>
export type SpecialistSort = NonNullable<SpecialistSearch['sort']>

/** The search of anyone but a verified hospital. Pay and availability are not public, so they neither narrow nor order it. */
export const publicSearch = (search: SpecialistSearch): SpecialistSearch => ({
	...search,
	sort: search.sort === 'pay' ? null : search.sort,
	filters: { ...search.filters, payMin: null, payMax: null, day: null, from: null, relocate: null },
})
