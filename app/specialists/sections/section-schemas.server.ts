import { z } from 'zod'
import { languages } from '#app/catalog/languages.ts'
import { findPlace } from '#app/catalog/places/places.server.ts'
import { shifts } from '#app/catalog/shifts.ts'
import { addYears, istToday } from '#app/platform/text/dates.ts'
import type { PayUnit } from '#app/platform/text/money.ts'
import { amountField, amountFor, dayField, timeField } from '#app/platform/text/typed-fields.server.ts'
import { type DayPart, dayParts, hoursOf } from '../availability/day-parts.ts'
import { schemasOf } from '#app/platform/text/declared-fields.server.ts'
import { weekdays } from '../profile/profile.ts'
import type { AvailabilityContent, PayContent } from './section-contents.server.ts'
import { aboutFields, areaFields } from './section-fields.ts'
import type { Availability, Weekday } from '../tables.server.ts'
import { t } from '#app/platform/language/words.ts'

const messages = {
	unknownAreas: (areas: readonly string[]) =>
		t`We cannot find ${{ places: areas.map((area) => `“${area}”`).join(', ') }} on the map. Check the spelling, or enter the city or a 6-digit PIN code.`,
	time: () => t`Enter a time of day, for example 08:00.`,
	bothHours: () => t`Enter both the start and end time, or leave both blank.`,
	apart: () => t`Choose parts of the day that follow each other, or enter exact hours.`,
	past: () => t`Choose today or a later date, or leave it blank.`,
	far: () => t`Choose a date within the next two years.`,
}

/** Which state of the section the form was drawn from. */
export const seen = z.string().max(40)

export const AboutInput = z.object({
	seen,
	...schemasOf(aboutFields),
})

const languageCodes = languages.map(({ code }) => code)
/** In the order of the catalog, each once. */
const chosen = <Value extends string>(known: readonly Value[]) =>
	z
		.array(z.enum(known as [Value, ...Value[]]))
		.default([])
		.transform((ticked) => known.filter((value) => ticked.includes(value)))

export const LanguagesInput = z.object({ seen, languages: chosen(languageCodes) })
export const ShiftsInput = z.object({ seen, shifts: chosen(shifts) })

/** Of a range, what someone would accept at least. */
const least = (unit: PayUnit) => amountFor({ unit, to: 'dropped' }, amountField)

export const PayInput = z.object({
	seen,
	month: least('month'),
	shift: least('shift'),
	hour: least('hour'),
	case: least('case'),
})

/** Paise as digits, as the section keeps them. */
export function payContent({ month, shift, hour, case: perCase }: z.output<typeof PayInput>): PayContent {
	const digits = (paise: bigint | null) => paise?.toString() ?? null
	return { month: digits(month), shift: digits(shift), hour: digits(hour), case: digits(perCase) }
}

const area = schemasOf(areaFields)

export const AreaInput = z.object({
	seen,
	...area,
	preferredAreas: area.preferredAreas.superRefine((areas, context) => {
		// Jobs are found around it on the map: one that is not there would find none.
		const unknown = areas.filter((area) => findPlace(area) === null)
		if (unknown.length > 0) context.addIssue({ code: 'custom', message: messages.unknownAreas(unknown) })
	}),
})

type Time = ReturnType<typeof timeField>
type HoursField = `${Weekday}${'From' | 'To'}`
const hoursOfDays = (time: Time) =>
	Object.fromEntries(weekdays.flatMap(({ key }) => [`${key}From`, `${key}To`].map((name) => [name, time]))) as Record<
		HoursField,
		Time
	>

type PartsField = `${Weekday}Parts`
const parts = Object.fromEntries(weekdays.map(({ key }) => [`${key}Parts`, z.array(z.enum(dayParts)).default([])]))
type Parts = Record<PartsField, z.ZodDefault<z.ZodArray<z.ZodEnum<{ [Part in DayPart]: Part }>>>>

/** Parts of each weekday, or its exact hours, which count instead. An end that is not after its start is on the next day: 08:00 to 08:00 is 24 hours. */
export function availabilityInput(today = istToday(new Date())) {
	const availableFrom = dayField.superRefine((day, context) => {
		if (day === null) return
		if (day < today) context.addIssue({ code: 'custom', message: messages.past() })
		else if (day > addYears(today, 2)) context.addIssue({ code: 'custom', message: messages.far() })
	})
	return z
		.object({ seen, availableFrom, ...hoursOfDays(timeField(messages.time())), ...(parts as Parts) })
		.superRefine((form, context) => {
			for (const { key } of weekdays) {
				const [from, to] = [form[`${key}From`], form[`${key}To`]]
				const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
				if (from === null && to !== null) add(`${key}From`, messages.bothHours())
				if (from !== null && to === null) add(`${key}To`, messages.bothHours())
				const chosen = form[`${key}Parts`]
				if (from === null && chosen.length > 0 && hoursOf(chosen) === null) add(`${key}Parts`, messages.apart())
			}
		})
}

export function availabilityContent(
	form: z.output<ReturnType<typeof availabilityInput>>,
): Pick<AvailabilityContent, 'availability' | 'availableFrom'> {
	const availability: Availability = {}
	for (const { key } of weekdays) {
		const [from, to] = [form[`${key}From`], form[`${key}To`]]
		const stretch = from !== null && to !== null ? { from, to } : hoursOf(form[`${key}Parts`])
		if (stretch) availability[key] = stretch
	}
	return { availability, availableFrom: form.availableFrom }
}
