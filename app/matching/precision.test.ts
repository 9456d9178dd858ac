import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups, jobs } from './labelled-pairs.ts'
import { goodEnough } from './match.ts'
import { countShown, measurePrecision } from './precision.ts'

const figure = (share: number) => share.toFixed(2)
const page = readFileSync('docs/matching.md', 'utf8')
const { each, mean, pairs } = measurePrecision()

test('there are at least sixty judged pairs, each with its reason, and none of them twice', () => {
	expect(pairs).toBeGreaterThanOrEqual(60)
	for (const group of groups) {
		expect(group.pairs.every(({ why }) => why.length > 10)).toBe(true)
		expect(new Set(group.pairs.map(({ job }) => job)).size).toBe(group.pairs.length)
	}
	expect(new Set(groups.flatMap((group) => group.pairs.map(({ job }) => job))).size).toBe(Object.keys(jobs).length)
})

test('matching finds more of the good jobs than either order without it', () => {
	expect(mean.matching).toBeGreaterThanOrEqual(0.8)
	expect(mean.matching).toBeGreaterThan(mean.speciality)
	expect(mean.matching).toBeGreaterThan(mean.newest)
})

test('docs/matching.md names the figures as they are measured', () => {
	const rows = each.map(
		({ who, newest, speciality, matching, best }) =>
			`| ${who} | ${[newest, speciality, matching, best].map(figure).join(' | ')} |`,
	)
	const all = `| **all** | ${[mean.newest, mean.speciality, mean.matching, mean.best].map((share) => `**${figure(share)}**`).join(' | ')} |`
	const { good, ok, bad } = countShown()

	for (const row of [...rows, all]) expect(page).toContain(row)
	expect(page).toContain(`${pairs} pairs`)
	expect(page).toContain(
		`From ${goodEnough} points on a job is shown: ${good.shown} of the ${good.all} good ones, ${ok.shown} of the ${ok.all} that are worth a look, ${bad.shown} of the ${bad.all} bad ones.`,
	)
})
