import { t } from '#app/platform/language/words.ts'
import { modeNames, placeLabels } from '../labels.ts'
import type { InterviewMode, Side } from '../status.ts'

type Described = {
	hospitalName: string
	specialistName: string
	jobTitle: string
	mode: InterviewMode
	place: string
	note?: string | null
}

/** How an interview is called in the calendar of each side. */
export const titleFor = (side: Side, { hospitalName, specialistName }: Described) =>
	t`Interview: ${{ name: side === 'specialist' ? hospitalName : specialistName }}`

export const descriptionOf = ({ jobTitle, mode, place, note }: Described) =>
	[`${jobTitle}. ${modeNames[mode]}.`, `${placeLabels[mode]}: ${place}`, ...(note ? [note] : [])].join('\n')
