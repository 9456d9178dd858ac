import { isJobShift, type JobShift } from '#app/catalog/shifts.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { shift } from '../weights.ts'

const offeredNames: Record<JobShift, string> = {
	morning: 'Mornings',
	afternoon: 'Afternoons',
	evening: 'Evenings',
	night: 'Nights',
	weekend: 'Weekends',
	emergency: 'Emergency work',
	variable: 'Flexible shifts',
}

const names: Record<JobShift, string> = {
	morning: 'mornings',
	afternoon: 'afternoons',
	evening: 'evenings',
	night: 'nights',
	weekend: 'weekends',
	emergency: 'emergency work',
	variable: 'flexible shifts',
}

export function shiftFit({ shifts }: MatchPerson, { shiftType, hoursPerShift }: MatchJob): Fit {
	if (!isJobShift(shiftType)) return unknown
	if (shifts.length === 0) return { fit: null, missing: 'shifts' }
	const wanted = () => formatList(shifts.flatMap((each) => (isJobShift(each) ? names[each] : [])))
	const offered = hoursPerShift === null ? offeredNames[shiftType] : `${offeredNames[shiftType]}, ${hoursPerShift} h`
	if (shiftType === 'variable')
		return {
			fit: shift.flexible,
			reason: {
				specialist: () => `${offered}: you prefer ${wanted()}`,
				hospital: () => `Prefers ${wanted()}: the job has flexible shifts`,
			},
		}
	if (shifts.includes(shiftType))
		return {
			fit: 1,
			reason: {
				specialist: () => `${offered}: you prefer ${names[shiftType]}`,
				hospital: () => `Prefers ${names[shiftType]}`,
			},
		}
	return {
		fit: 0,
		miss: {
			specialist: () => `${offered}: you prefer ${wanted()}`,
			hospital: () => `Prefers ${wanted()}; the job has ${names[shiftType]}`,
		},
	}
}
