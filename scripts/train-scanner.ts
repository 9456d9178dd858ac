/**
 * Learns from the labelled texts which sentences are of which rule, and writes app/moderation/scanner/weights.ts. Run by hand after a
 * change of the texts, the concepts or the features (`npm run train-scanner`). With `--leave-out` it writes nothing and
 * prints, for each author's set, what weights learned from all other sets find in it.
 */
import { writeFileSync } from 'node:fs'
import { digestOf, labelledSets } from '#app/moderation/labelled-sets.fixtures.server.ts'
import { learn } from '#app/moderation/learning.ts'
import { learnedRules } from '#app/moderation/rules.ts'

const sets = labelledSets()
const print = (line: string) => process.stdout.write(`${line}\n`)

if (process.argv.includes('--leave-out')) {
	print('Set that is left out: of its texts of the rule, and of its honest ones, % above each score')
	for (const rule of learnedRules)
		for (const [name, texts] of Object.entries(sets)) {
			const { highest } = learn(
				Object.entries(sets).flatMap(([other, found]) => (other === name ? [] : found)),
				rule,
			)
			const judged = texts.map((each) => ({ rule: each.rule, score: highest(each.text) }))
			const above = (kind: string | null, from: number) => {
				const all = judged.filter((each) => each.rule === kind)
				const found = all.filter(({ score }) => score > from)
				return all.length === 0 ? '-' : ((100 * found.length) / all.length).toFixed(1)
			}
			const columns = [-1.5, -1, -0.5, 0, 0.5, 1].map((from) => `${from}: ${above(rule, from)} ${above(null, from)}`)
			print(`${rule}, ${name} (${texts.length})  ${columns.join('   ')}`)
		}
} else {
	const texts = Object.values(sets).flat()
	const learned = learnedRules.map((rule) => {
		const { weights, bias } = learn(texts, rule)
		const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
		const values = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer)
		return `\t${rule}: { bias: ${bias}, scale: ${scale}, values: '${values.toString('base64')}' },`
	})
	const source = ['/** Written by scripts/train-scanner.ts. */', 'export const weights = {', ...learned, '}', '']
	const digest = [
		'/** Of the labelled texts that they were learned from. */',
		`export const learnedFrom = ${digestOf(texts)}`,
		'',
	]
	writeFileSync(new URL('../app/moderation/scanner/weights.ts', import.meta.url), [...source, ...digest].join('\n'))
	print(`Learned from ${texts.length} texts`)
}
