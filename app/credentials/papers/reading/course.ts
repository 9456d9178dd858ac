import type { TextLine } from '#app/platform/ocr/picture-text.ts'
import type { PaperReading, ReadField } from '../paper.ts'
import { certifiedName } from './certified-name.ts'
import { fieldOf, labelledField } from './fields.ts'
import { printedNumber } from './numbers.ts'
import { printedDate } from './printed-dates.ts'
import { given, nameField, validity, yearOf } from './registration.ts'
import { labelledValues } from './values.ts'

/** The card of a course: what was learned from whom, when, and until when it counts. */
export function readCourse(lines: readonly TextLine[]): Pick<PaperReading, 'fields' | 'isPermanent'> {
	const labelled = labelledValues(lines)
	const issuedOn = labelledField(labelled, 'issuedOn', printedDate)
	return {
		fields: given({
			title: courseName(lines),
			institution: provider(lines),
			name: nameField(labelled) ?? certifiedName(lines),
			number:
				labelledField(labelled, 'cardNumber', printedNumber) ??
				labelledField(labelled, 'certificateNumber', printedNumber),
			issuedOn,
			validUntil: validity(labelled),
			year: yearOf(issuedOn),
		}),
		isPermanent: false,
	}
}

const isCourse =
	/\b(?:BLS|ACLS|PALS|NRP|ATLS|ITLS|PHTLS|CCLS|COLS|BCLS|life support|resuscitation program|PC-?PNDT|NABH|infection control|training programme|course)\b/i

const courseName = (lines: readonly TextLine[]): ReadField | undefined => {
	const line = lines.find(
		({ text, confidence }) => confidence > 0.6 && isCourse.test(text) && !/academy|network|association/i.test(text),
	)
	return line && fieldOf(line, line.text)
}

const provider = (lines: readonly TextLine[]): ReadField | undefined => {
	const line = lines.find(({ text }) =>
		/academy|association|council|society|institute|network|foundation|board|college|hospital/i.test(text),
	)
	return line && fieldOf(line, line.text)
}
