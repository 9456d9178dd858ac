import { expect, test } from 'vitest'
import type { Language } from '../language/languages.ts'
import { speakWith, t } from '../language/words.ts'
import { formatDate, formatTime, formatTimes, monthAndYear, relativeDays } from './dates.ts'
import { defineFields, labelsOf } from './declared-fields.ts'
import { formatList, formatOr } from './list.ts'
import { formatPayRange } from './money.ts'

const hindi: Record<string, string> = {
	Tue: 'मंगल',
	Dec: 'दिस॰',
	December: 'दिसंबर',
	'{from} to {to}': '{from} से {to}',
	'{time} in the morning': 'सुबह {time}',
	'{time} in the afternoon': 'दोपहर {time}',
	'{time} in the evening': 'शाम {time}',
	'{time} at night': 'रात {time}',
	'# day ago|# days ago': '# दिन पहले',
	lakh: 'लाख',
	'a month': 'महीना',
	Shift: 'शिफ्ट',
}
let language: Language = 'en'
speakWith({ language: () => language, say: (forms) => hindi[forms.join('|')] })

const inHindi = <Said>(say: () => Said): Said => {
	language = 'hi'
	const said = say()
	language = 'en'
	return said
}

const ten = new Date('2026-12-01T04:30:00Z')
const half = new Date('2026-12-01T05:00:00Z')
const later = new Date('2026-12-04T04:30:00Z')

test('dates, times, pay and lists are said in the language of their reader', () => {
	const say = () => [
		formatDate(ten),
		monthAndYear(ten),
		formatTimes(ten, half),
		relativeDays(ten, later),
		formatPayRange(28_000_000n, 35_000_000n, 'month'),
		formatList(['A', 'B', 'C']),
		formatOr(['A', 'B']),
	]
	expect(say()).toEqual([
		'Tue, 1 Dec 2026',
		'December 2026',
		'10:00 to 10:30 am IST',
		'3 days ago',
		'₹2.8–3.5 lakh a month',
		'A, B and C',
		'A or B',
	])
	expect(inHindi(say)).toEqual([
		'मंगल, 1 दिस॰ 2026',
		'दिसंबर 2026',
		'सुबह 10:00 से 10:30 IST',
		'3 दिन पहले',
		'₹2.8–3.5 लाख महीना',
		'A, B और C',
		'A या B',
	])
})

test('labels of declared fields that a module keeps are read in the language of each reader', () => {
	const labels = labelsOf(
		defineFields({
			shift: {
				kind: 'line',
				max: 10,
				get label() {
					return t`Shift`
				},
			},
		}),
	)
	expect([labels.shift, inHindi(() => ({ ...labels }).shift)]).toEqual(['Shift', 'शिफ्ट'])
})

test('a time of day is said with the part of the day that Hindi and Marathi name', () => {
	const at = (clock: string) => new Date(`2026-12-01T${clock}+05:30`)
	const say = () => [
		...['03:59', '04:00', '11:59', '12:00', '16:00', '19:30', '20:00', '00:15'].map((clock) =>
			formatTime(at(clock), { zone: false }),
		),
		formatTimes(at('14:00'), at('18:30')),
		formatTimes(at('11:45'), at('12:15'), { zone: false }),
	]

	expect(say()).toEqual([
		...['3:59 am', '4:00 am', '11:59 am', '12:00 pm', '4:00 pm', '7:30 pm', '8:00 pm', '12:15 am'],
		'2:00 to 6:30 pm IST',
		'11:45 am to 12:15 pm',
	])
	expect(inHindi(say)).toEqual([
		...['रात 3:59', 'सुबह 4:00', 'सुबह 11:59', 'दोपहर 12:00', 'शाम 4:00', 'शाम 7:30', 'रात 8:00', 'रात 12:15'],
		'दोपहर 2:00 से शाम 6:30 IST',
		'सुबह 11:45 से दोपहर 12:15',
	])
})
