import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayMove, nextStages, type Stage, stageNames, stages } from './stage.ts'

const hospitalMoves: Record<Stage, Stage[]> = {
	applied: ['shortlisted', 'interview', 'offered', 'hired', 'rejected'],
	shortlisted: ['interview', 'offered', 'hired', 'rejected'],
	interview: ['offered', 'hired', 'rejected'],
	offered: ['hired', 'rejected'],
	hired: [],
	rejected: [],
	withdrawn: [],
}

test('a hospital moves an application forward or rejects it, and never brings it back', () => {
	for (const from of stages) {
		expect(stages.filter((to) => mayMove(from, to, 'hospital'))).toEqual(hospitalMoves[from])
	}
})

test('a specialist can only withdraw until it is decided, or apply again after that', () => {
	const moves = stages.flatMap((from) =>
		stages.filter((to) => mayMove(from, to, 'specialist')).map((to) => `${from} to ${to}`),
	)

	expect(moves).toEqual([
		'applied to withdrawn',
		'shortlisted to withdrawn',
		'interview to withdrawn',
		'offered to withdrawn',
		'withdrawn to applied',
	])
})

test('the menu offers no rejection, for that needs a reason', () => {
	expect(nextStages('interview')).toEqual(['offered', 'hired'])
	expect(nextStages('rejected')).toEqual([])
})

test('the name of a stage stands once, so that renaming one touches one file', () => {
	const files = globSync('app/**/*.{ts,tsx}', { exclude: ['app/dev/**', '**/*.test.*', 'app/applications/stage.ts'] })
	const typedAgain = files.filter((file) => {
		const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
		return code.includes(stageNames.shortlisted) || code.includes(stageNames.rejected)
	})

	expect(files.length).toBeGreaterThan(1_000)
	expect(typedAgain).toEqual([])
})
