import { readAmount } from '#app/platform/text/typed-amount.ts'
import { type DutySheet, dutySheetProgress } from '../form/duty-sheet.ts'
import type { fieldLabels } from './field-labels.ts'
import type { Read } from './preview-job.ts'
import { counted } from '#app/platform/text/counted.ts'
import { lackOfTerms, termFieldNames, type Terms, termsProgress } from '../terms/terms.ts'

type Field = keyof typeof fieldLabels

/** The parts of the form in order, with what each has to have before the job can be posted. */
const parts = [
	{ id: 'role', title: 'Role', needs: ['title', 'speciality'] },
	{ id: 'place', title: 'Place and shifts', needs: ['location', 'shiftType', 'startsOn'] },
	{ id: 'duty', title: 'Duties and facilities', needs: [] },
	{ id: 'pay', title: 'Pay', needs: ['payFrom'] },
	{ id: 'terms', title: 'Terms', needs: [] },
	{ id: 'work', title: 'About the work', needs: ['description', 'requiredSkills'] },
] as const satisfies { id: string; title: string; needs: Field[] }[]

const leftOf = (missing: number) => counted(missing, 'field left', 'fields left')

export type SectionId = (typeof parts)[number]['id']
export type Section = { id: SectionId; title: string; isComplete: boolean; status: string }

/** How far each part is filled, without what was refused and has not changed since. The duty sheet is optional: it is counted, and complete when nothing is left out. */
export function sectionsOf(
	read: Read,
	{ sheet, terms }: { sheet: DutySheet; terms: Terms },
	isRefused: (name: Field) => boolean,
): Section[] {
	return parts.map(({ id, title, needs }) => {
		if (id === 'duty') {
			const { added, of } = dutySheetProgress(sheet)
			return { id, title, isComplete: added === of, status: `${added} of ${of} added` }
		}
		if (id === 'terms') {
			const missing = new Set([...lackOfTerms(terms), ...termFieldNames.filter(isRefused)]).size
			return { id, title, isComplete: missing === 0, status: missing === 0 ? termsProgress(terms) : leftOf(missing) }
		}
		const needed: Field[] = id === 'role' && read('speciality') === 'other' ? [...needs, 'otherSpeciality'] : [...needs]
		const missing = needed.filter(
			(name) => isRefused(name) || (name === 'payFrom' ? readAmount(read(name)) === null : read(name).trim() === ''),
		).length
		return { id, title, isComplete: missing === 0, status: missing === 0 ? 'Complete' : leftOf(missing) }
	})
}
