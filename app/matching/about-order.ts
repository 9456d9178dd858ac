import { formatList } from '#app/platform/text/list.ts'
import { dealbreakers, goodEnough, paidLate, unanswered, variety, weights } from './weights.ts'

const names: Record<keyof typeof weights, string> = {
	speciality: 'speciality',
	distance: 'place',
	registration: 'council registration',
	pay: 'pay',
	shift: 'shift',
	skills: 'required skills',
	experience: 'experience',
	start: 'start date',
	language: 'languages',
}

const aspects = Object.entries(names) as [keyof typeof weights, string][]
const inOrder = formatList(
	aspects.toSorted(([a], [b]) => weights[b] - weights[a]).map(([aspect, name]) => `${name} ${weights[aspect]}`),
)
const ruledOut = formatList(aspects.flatMap(([aspect, name]) => (dealbreakers[aspect] === undefined ? [] : [name])))

const rule = `Each match is scored out of 100: ${inOrder}. A clear mismatch in ${ruledOut} lowers the whole score. Unknown facts count half, and without speciality, place and years of experience no score is shown. Matches from ${goodEnough} points are shown.`
const never = 'Name, gender, religion, age and photo never count, and no one can pay for a higher position.'

/** The answer to 'Why this order?', made of the weights themselves. */
export const aboutThisOrder = {
	specialist: `${rule} A hospital that leaves more than half of its applications unanswered loses ${unanswered.points} points, and so does one that paid late by what most people hired there say (${paidLate.points} points). If two jobs score the same, the newer comes first. We vary the first ${variety.among} by hospital, speciality or shift when scores are within ${variety.points} points. ${never}`,
}
