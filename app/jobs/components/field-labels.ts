import { labelsOf } from '#app/platform/text/declared-fields.ts'
import { dutyFields } from '../form/duty-sheet.ts'
import { termLabels } from '../terms/terms.ts'

/** The fields of a job, as form and error summary call them, in the order of the form. */
export const fieldLabels = {
	title: 'Title',
	speciality: 'Specialization',
	otherSpeciality: 'Other specialization',
	employmentType: 'Job type',
	experienceFrom: 'Minimum experience',
	experienceTo: 'Maximum experience',
	location: 'Location',
	shiftType: 'Shift type',
	hoursPerShift: 'Hours per shift',
	startsOn: 'Start date',
	...labelsOf(dutyFields),
	...termLabels,
	payUnit: 'Pay per',
	payFrom: 'Pay (or minimum)',
	payTo: 'Maximum pay',
	payModel: 'Pay model',
	feeSharePercent: 'Share',
	joiningBonus: 'Joining bonus',
	description: 'Description',
	responsibilities: 'Responsibilities',
	requirements: 'Requirements',
	requiredSkills: 'Required skills',
	languages: 'Working languages',
	urgent: 'Urgent',
}
