import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countShown, evaluate, ofHospitals, ofSpecialists } from './evaluation.ts'
import { groups, hospitalGroups, jobs, people } from './labelled-pairs.ts'
import { goodEnough, weights } from '#app/matching/weights.ts'

const figure = (share: number) => share.toFixed(2)
const page = readFileSync('docs/matching.md', 'utf8')
const specialists = evaluate(ofSpecialists)
const hospitals = evaluate(ofHospitals)

test('there are at least a hundred judged pairs, each with its reason, and none of them twice', () => {
	expect(specialists.pairs + hospitals.pairs).toBeGreaterThanOrEqual(100)
	const judged = [
		...groups.map(({ pairs }) => pairs.map(({ job, why }) => ({ key: job, why }))),
		...hospitalGroups.map(({ pairs }) => pairs.map(({ person, why }) => ({ key: person, why }))),
	]
	for (const pairs of judged) {
		expect(pairs.every(({ why }) => why.length > 10)).toBe(true)
		expect(new Set(pairs.map(({ key }) => key)).size).toBe(pairs.length)
	}
	expect(new Set(groups.flatMap(({ pairs }) => pairs.map(({ job }) => job))).size).toBe(Object.keys(jobs).length)
	expect(new Set(hospitalGroups.flatMap(({ pairs }) => pairs.map(({ person }) => person))).size).toBe(
		Object.keys(people).length,
	)
})

test.each([
	['specialists', specialists],
	['hospitals', hospitals],
])('matching puts what is good for %s above what is not, more than either order without it', (_who, measured) => {
	const { precision, ndcg, pairwise } = measured

	expect(precision.matching).toBeGreaterThanOrEqual(precision.best - 0.1)
	expect(precision.matching).toBeGreaterThan(precision.speciality)
	expect(precision.matching).toBeGreaterThan(precision.newest)
	expect(ndcg.matching).toBeGreaterThanOrEqual(0.95)
	expect(pairwise).toBeGreaterThanOrEqual(0.95)
})

test('docs/matching.md names the figures as they are measured', () => {
	const rows = [specialists, hospitals].flatMap(({ each, precision, ndcg, pairwise }) => [
		...each.map(
			(row) =>
				`| ${row.who} | ${[row.precision.newest, row.precision.speciality, row.precision.matching, row.precision.best, row.ndcg.newest, row.ndcg.matching, row.pairwise].map(figure).join(' | ')} |`,
		),
		`| **all** | ${[precision.newest, precision.speciality, precision.matching, precision.best, ndcg.newest, ndcg.matching, pairwise].map((share) => `**${figure(share)}**`).join(' | ')} |`,
	])

	for (const row of rows) expect(page).toContain(row)
	expect(page).toContain(`${specialists.pairs} pairs`)
	expect(page).toContain(`${hospitals.pairs} pairs`)
	for (const [evaluated, what] of [
		[ofSpecialists, 'a job'],
		[ofHospitals, 'a specialist'],
	] as const) {
		const { good, ok, bad } = countShown(evaluated)
		expect(page).toContain(
			`From ${goodEnough} points on ${what} is shown: ${good.shown} of the ${good.all} good ones, ${ok.shown} of the ${ok.all} that are worth a look, ${bad.shown} of the ${bad.all} bad ones.`,
		)
	}
})

test('docs/matching.md names every weight', () => {
	const named = [...page.matchAll(/^\| ([A-Z][a-z]+) \| (\d+) \|/gm)].map(([, name = '', weight]) => [
		name.toLowerCase(),
		Number(weight),
	])

	expect(Object.fromEntries(named)).toEqual({ ...weights })
	expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})
