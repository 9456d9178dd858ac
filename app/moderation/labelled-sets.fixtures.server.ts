import { readdirSync, readFileSync } from 'node:fs'
import { jobTexts } from '#demo/seed/job-texts.ts'
import { moreJobTexts } from '#demo/seed/more-job-texts.ts'
import type { Labelled } from './learning.ts'
import { type LearnedRule, learnedRules } from './rules.ts'
import { hashOf } from './scanner/features.ts'

const folder = new URL('../../training/', import.meta.url)

/** A file of labelled texts, one a line: `rule` is the one that must find the text, or 'honest'. */
export const readLabelled = (file: string): Labelled[] =>
	readFileSync(new URL(file, folder), 'utf8')
		.trim()
		.split('\n')
		.map((line) => {
			const { rule, text } = JSON.parse(line) as { rule: string; text: string }
			return {
				text,
				rule: learnedRules.find((learned): learned is LearnedRule => learned === rule) ?? null,
				kind: rule,
			}
		})

/** The labelled texts by author, and the sentences of the demo's jobs, which are honest. */
export function labelledSets(): Record<string, Labelled[]> {
	const sentences = [...jobTexts, ...moreJobTexts].flatMap(
		({ title, description, responsibilities, requirements, skills }) => [
			title,
			...description.split(/(?<=[.!?])\s+/),
			...responsibilities,
			...requirements,
			...skills,
		],
	)
	const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
	return {
		...Object.fromEntries(files.toSorted().map((name) => [name.replace('.jsonl', ''), readLabelled(name)])),
		jobs: [...new Set(sentences)].map((text) => ({ text, rule: null, kind: 'honest' })),
	}
}

/** Of the texts and their labels, so that a test sees when the weights were learned from others. */
export const digestOf = (texts: readonly Labelled[]) => hashOf(JSON.stringify(texts), 0)
