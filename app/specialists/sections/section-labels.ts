import { isLanguage, languageName } from '#app/catalog/languages.ts'
import { isJobShift, shiftName } from '#app/catalog/shifts.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { formatRupees, type PayUnit, payUnits } from '#app/platform/text/money.ts'
import { type DeclaredFields, factsOf, type Values } from '#app/platform/text/declared-fields.ts'
import { aboutFields, areaFields, courseFields, postFields } from './section-fields.ts'
import { courseTitle, formatHours, postPeriod, skillLevelNames, weekdays } from '../profile/profile.ts'
import type {
	AvailabilityContent,
	EducationEntry,
	ExperienceEntry,
	PayContent,
	SkillEntry,
} from './section-contents.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t, words } from '#app/platform/language/words.ts'

/** A section in words, by the labels of its form: for putting what is stored beside what was typed. */
export type Labels = Record<string, string>

const printedBy =
	<Fields extends DeclaredFields>(fields: Fields) =>
	(content: Values<Fields>): Labels =>
		Object.fromEntries(factsOf(fields, content).map(({ label, value }) => [label, value]))

export const aboutLabels = printedBy(aboutFields)
export const areaLabels = printedBy(areaFields)

export const languageLabels = ({ languages }: { languages: string[] }): Labels => ({
	[t`Languages`]: languages.filter(isLanguage).map(languageName).map(saidName).join(', '),
})

export const shiftLabels = ({ shifts }: { shifts: string[] }): Labels => ({
	[t`Shifts`]: shifts.filter(isJobShift).map(shiftName).join(', '),
})

export const availabilityLabels = ({ availability, availableFrom }: AvailabilityContent): Labels => ({
	...Object.fromEntries(
		weekdays.map(({ key, longName }) => {
			const hours = availability[key]
			return [longName, hours ? formatHours(hours) : '']
		}),
	),
	[t`Available from`]: availableFrom === null ? '' : formatDay(availableFrom),
})

const payNames: Record<PayUnit, string> = words({
	month: 'Pay a month',
	shift: 'Pay a shift',
	hour: 'Pay an hour',
	case: 'Pay per case',
})

export const payLabels = (content: PayContent): Labels =>
	Object.fromEntries(
		payUnits.map((unit) => {
			const paise = content[unit]
			return [payNames[unit], paise === null ? '' : formatRupees(BigInt(paise))]
		}),
	)

export const experienceLabels = (entry: Omit<ExperienceEntry, 'id'>): Labels => ({
	[t`Role`]: entry.role,
	[t.of('position')`When`]: postPeriod(entry),
	...printedBy(postFields)(entry),
})

export const educationLabels = (entry: Omit<EducationEntry, 'id'>): Labels => ({
	[t`Degree`]: courseTitle(entry),
	...printedBy(courseFields)(entry),
})

export const skillLabels = ({ name, level }: Omit<SkillEntry, 'id'>): Labels => ({
	[t`Skill`]: name,
	[t`Level`]: skillLevelNames[level],
})

export type Difference = { label: string; saved: string; yours: string }

/** Where what is stored and what was typed are not the same. */
export const differences = (saved: Labels, yours: Labels): Difference[] =>
	Object.entries(saved).flatMap(([label, text]) =>
		text === yours[label] ? [] : [{ label, saved: text, yours: yours[label] ?? '' }],
	)
