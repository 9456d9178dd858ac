import { isJobShift, type JobShift } from '#app/catalog/shifts.ts'
import { type Fit, formatList, type MatchJob, type MatchPerson, unknown } from '../facts.ts'

const flexible = 0.7

const names: Record<JobShift, string> = {
	morning: 'mornings',
	afternoon: 'afternoons',
	evening: 'evenings',
	night: 'nights',
	weekend: 'weekends',
	emergency: 'emergency work',
	variable: 'flexible shifts',
}

export function shiftFit({ shifts }: MatchPerson, { shiftType }: MatchJob): Fit {
	if (!isJobShift(shiftType)) return unknown
	if (shifts.length === 0) return { fit: null, missing: 'shifts' }
	if (shiftType === 'variable') return { fit: flexible, reason: names.variable }
	if (shifts.includes(shiftType)) return { fit: 1, reason: `${names[shiftType]}, which you prefer` }
	const wanted = shifts.flatMap((shift) => (isJobShift(shift) ? names[shift] : []))
	return { fit: 0, miss: `${capital(names[shiftType])}; you prefer ${formatList(wanted)}` }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
