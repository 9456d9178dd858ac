import { readAmount } from '#app/platform/text/typed-amount.ts'
import { type DutySheet, dutySheetProgress } from '../form/duty-sheet.ts'
import type { fieldLabels } from './field-labels.ts'
import type { Read } from './preview-job.ts'
import { counted } from '#app/platform/text/counted.ts'

type Field = keyof typeof fieldLabels

/** The parts of the form in order, with what each has to have before the job can be posted. */
const parts = [
	{ id: 'role', title: 'Role', needs: ['title', 'speciality'] },
	{ id: 'place', title: 'Place and shifts', needs: ['location', 'shiftType', 'startsOn'] },
	{ id: 'duty', title: 'Duties and facilities', needs: [] },
	{ id: 'pay', title: 'Pay', needs: ['payFrom'] },
	{ id: 'work', title: 'About the work', needs: ['description', 'requiredSkills'] },
] as const satisfies { id: string; title: string; needs: Field[] }[]

export type SectionId = (typeof parts)[number]['id']
export type Section = { id: SectionId; title: string; isComplete: boolean; status: string }

/** How far each part is filled, without what was refused and has not changed since. The duty sheet is optional: it is counted, and complete when nothing is left out. */
export function sectionsOf(read: Read, sheet: DutySheet, isRefused: (name: Field) => boolean): Section[] {
	return parts.map(({ id, title, needs }) => {
		if (id === 'duty') {
			const { added, of } = dutySheetProgress(sheet)
			return { id, title, isComplete: added === of, status: `${added} of ${of} added` }
		}
		const needed: Field[] = id === 'role' && read('speciality') === 'other' ? [...needs, 'otherSpeciality'] : [...needs]
		const missing = needed.filter(
			(name) => isRefused(name) || (name === 'payFrom' ? readAmount(read(name)) === null : read(name).trim() === ''),
		).length
		const left = counted(missing, 'field left', 'fields left')
		return { id, title, isComplete: missing === 0, status: missing === 0 ? 'Complete' : left }
	})
}
