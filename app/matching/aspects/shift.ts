import { isJobShift, type JobShift } from '#app/catalog/shifts.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { shift } from '../weights.ts'
import { t, words } from '#app/platform/language/words.ts'

const offeredNames: Record<JobShift, string> = words({
	morning: 'Mornings',
	afternoon: 'Afternoons',
	evening: 'Evenings',
	night: 'Nights',
	weekend: 'Weekends',
	emergency: 'Emergency work',
	variable: 'Flexible shifts',
})

const names: Record<JobShift, string> = words({
	morning: 'mornings',
	afternoon: 'afternoons',
	evening: 'evenings',
	night: 'nights',
	weekend: 'weekends',
	emergency: 'emergency work',
	variable: 'flexible shifts',
})

export function shiftFit({ shifts }: MatchPerson, { shiftType, hoursPerShift }: MatchJob): Fit {
	if (!isJobShift(shiftType)) return unknown
	if (shifts.length === 0) return { fit: null, missing: 'shifts' }
	const wanted = () => formatList(shifts.flatMap((each) => (isJobShift(each) ? names[each] : [])))
	const offered = () =>
		hoursPerShift === null
			? offeredNames[shiftType]
			: t`${{ shift: offeredNames[shiftType] }}, ${{ hours: hoursPerShift }} h`
	if (shiftType === 'variable')
		return {
			fit: shift.flexible,
			reason: {
				specialist: () => t`${{ shift: offered() }}: you prefer ${{ shifts: wanted() }}`,
				hospital: () => `Prefers ${wanted()}: the job has flexible shifts`,
			},
		}
	if (shifts.includes(shiftType))
		return {
			fit: 1,
			reason: {
				specialist: () => t`${{ shift: offered() }}: you prefer ${{ shifts: names[shiftType] }}`,
				hospital: () => `Prefers ${names[shiftType]}`,
			},
		}
	return {
		fit: 0,
		miss: {
			specialist: () => t`${{ shift: offered() }}: you prefer ${{ shifts: wanted() }}`,
			hospital: () => `Prefers ${wanted()}; the job has ${names[shiftType]}`,
		},
	}
}
