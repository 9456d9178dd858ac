import { plainTyped } from './typed-mobile.ts'

const list = (words: string) => words.split(' ').join('|')
/** Parts of the day in three languages, by the hours that they make of 1 to 12. */
const parts: readonly (readonly [words: RegExp, hourOf: (hour: number) => number])[] = [
	[
		new RegExp(`^(?:am|${list('morning sakali sakali subah pahate savere सकाळी सकाळ सुबह सवेरे पहाटे')})$`),
		(hour) => hour % 12,
	],
	[/^pm$/, (hour) => (hour % 12) + 12],
	[
		new RegExp(`^(?:${list('afternoon dupari dupar dopahar dopaher दुपारी दुपार दोपहर')})$`),
		(hour) => (hour >= 10 ? hour : hour + 12),
	],
	[
		new RegExp(`^(?:${list('evening sandhyakali sayankali shaam sham संध्याकाळी सायंकाळी शाम सायं')})$`),
		(hour) => (hour % 12) + 12,
	],
	[
		new RegExp(`^(?:${list('night ratri raat raatri रात्री रात रात्रौ')})$`),
		(hour) => (hour === 12 ? 0 : hour < 6 ? hour : hour + 12),
	],
]
const saysNothing = new RegExp(
	`^(?:${list('at in the on hrs hr hours hour h o clock oclock ist sharp baje bajta vajta vajata vajle वाजता वाजले वा बजे को तक')})$`,
)
const named: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' }

/** A time of day as people type it, as '21:00': '9 pm', '9.30', '2100 hrs', 'रात्री 9', '9 baje'. Null for anything else. */
export function typedTime(text: string): string | null {
	if (text.length > 60) return null
	const plain = plainTyped(text)
		.toLowerCase()
		// '7-30 pm', where '7-10 pm' may be from seven to ten.
		.replace(/(?<!\d)(\d{1,2})-(00|15|30|45)(?!\d)(?=\s*\p{L})/gu, '$1:$2')
		.replace(/\b([ap])\s?\.?\s?m\b\.?/g, '$1m')
		.replace(/[’']/g, ' ')
	const words = plain.match(/\d+|[\p{L}\p{M}]+|[:.]|\S/gu) ?? []
	const time =
		/(?<!\d)(\d{1,2})(?:\s?[:.]\s?(\d{2})(?:[:.]00)?)?(?!\d)|(?<!\d)(\d{2}|\d(?=\d{2}\s*\p{L}))(\d{2})(?!\d)/u.exec(
			plain,
		)
	const said = words.filter((word) => !/^(?:\d+|[:.])$/.test(word) && !saysNothing.test(word))
	const [only, ...others] = said
	if (others.length > 0 || words.filter((word) => /^\d/.test(word)).length > 3) return null
	if (only !== undefined && Object.hasOwn(named, only)) {
		const is12 = time === null || (time[1] === '12' && (time[2] ?? '00') === '00')
		return is12 && !/\d/.test(plain.replace(time?.[0] ?? '', '')) ? (named[only] ?? null) : null
	}
	if (!time || /\d/.test(plain.replace(time[0], ''))) return null
	const [hour, minute] = [Number(time[1] ?? time[3]), Number(time[2] ?? time[4] ?? 0)]
	if (minute > 59 || hour > 23) return null
	const hourOf = parts.find(([part]) => only !== undefined && part.test(only))?.[1]
	if (only !== undefined && !hourOf) return null
	if (hourOf && hour === 0) return only === 'am' ? clock(0, minute) : null
	// '21:00 pm' says the same twice; '21:00 am' contradicts itself.
	if (hourOf && hour > 12) return hourOf(hour - 12) === hour ? clock(hour, minute) : null
	return clock(hourOf ? hourOf(hour) : hour, minute)
}

const clock = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
