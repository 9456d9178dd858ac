import { formatList } from '#app/platform/text/list.ts'
import { dealbreakers, goodEnough, paidLate, unanswered, variety, weights } from './weights.ts'
import { t, words } from '#app/platform/language/words.ts'

const names: Record<keyof typeof weights, string> = words({
	speciality: 'speciality',
	distance: 'place',
	registration: 'council registration',
	pay: 'pay',
	shift: 'shift',
	skills: 'required skills',
	experience: 'experience',
	start: 'start date',
	language: 'languages',
})

const aspects = Object.keys(names) as (keyof typeof weights)[]

/** The answer to 'Why this order?', made of the weights themselves. */
export function aboutThisOrder(): string {
	const inOrder = aspects
		.toSorted((a, b) => weights[b] - weights[a])
		.map((aspect) => `${names[aspect]} ${weights[aspect]}`)
	const ruledOut = aspects.filter((aspect) => dealbreakers[aspect] !== undefined).map((aspect) => names[aspect])
	return [
		t`Each match is scored out of 100: ${{ aspects: formatList(inOrder) }}.`,
		t`A clear mismatch in ${{ aspects: formatList(ruledOut) }} lowers the whole score.`,
		t`Unknown facts count half, and without speciality, place and years of experience no score is shown.`,
		t`Matches from ${{ points: goodEnough }} points are shown.`,
		t`A hospital that leaves more than half of its applications unanswered loses ${{ points: unanswered.points }} points, and so does one that paid late by what most people hired there say (${{ late: paidLate.points }} points).`,
		t`If two jobs score the same, the newer comes first.`,
		t`We vary the first ${{ jobs: variety.among }} by hospital, speciality or shift when scores are within ${{ points: variety.points }} points.`,
		t`Name, gender, religion, age and photo never count, and no one can pay for a higher position.`,
	].join(' ')
}
