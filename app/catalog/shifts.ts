import { words } from '#app/platform/language/words.ts'

export type Shift = 'morning' | 'afternoon' | 'evening' | 'night' | 'weekend' | 'emergency'
/** A job may also leave the time open. */
export type JobShift = Shift | 'variable'

/** When a specialist is willing to work. */
export const shifts: readonly Shift[] = ['morning', 'afternoon', 'evening', 'night', 'weekend', 'emergency']
/** What a job can ask for, and what the job list filters by. */
export const jobShifts: readonly JobShift[] = [...shifts, 'variable']

const names: Record<JobShift, string> = words({
	morning: 'Morning',
	afternoon: 'Afternoon',
	evening: 'Evening',
	night: 'Night',
	weekend: 'Weekend',
	emergency: 'Emergency',
	variable: 'Flexible',
})

/** 'Morning'; a job whose hours vary is 'Flexible'. */
export const shiftName = (shift: JobShift): string => names[shift]

/** 'Morning shifts', or 'Flexible Shifts' */
export const shiftLine = (shift: JobShift): string => lines[shift]
const lines: Record<JobShift, string> = words({
	morning: 'Morning shifts',
	afternoon: 'Afternoon shifts',
	evening: 'Evening shifts',
	night: 'Night shifts',
	weekend: 'Weekend shifts',
	emergency: 'Emergency shifts',
	variable: 'Flexible Shifts',
})

export const isJobShift = (text: string): text is JobShift => Object.hasOwn(names, text)
