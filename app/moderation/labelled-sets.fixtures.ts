import { blindDemands, blindHonest } from './examples/blind.fixtures.ts'
import { denialsAndBargains } from './examples/denials-and-bargains.fixtures.ts'
import { english } from './examples/english.fixtures.ts'
import { evasive } from './examples/evasive.fixtures.ts'
import { examiner } from './examples/examiner.fixtures.ts'
import { fresh } from './examples/fresh.fixtures.ts'
import { heldOutDeceptive, heldOutHonest } from './examples/held-out.fixtures.ts'
import { hindi } from './examples/hindi.fixtures.ts'
import { marathi } from './examples/marathi.fixtures.ts'
import { ordinary } from './examples/ordinary.fixtures.ts'
import { recruiters } from './examples/recruiters.fixtures.ts'
import { tunedDeceptive, tunedHonest } from './examples/tuned.fixtures.ts'
import { typical } from './examples/typical.fixtures.ts'
import { voices } from './examples/voices.fixtures.ts'
import { widerDemands, widerHonest } from './examples/wider.fixtures.ts'
import { jobTexts } from '#scripts/seed/job-texts.ts'
import { moreJobTexts } from '#scripts/seed/more-job-texts.ts'
import type { Labelled } from './learning.ts'
import { type LearnedRule, learnedRules } from './rules.ts'
import { hashOf } from './scanner/features.ts'

type Texts = Partial<Record<LearnedRule, readonly string[]>>

const labelled = (texts: Texts, honest: readonly string[]): Labelled[] => [
	...learnedRules.flatMap((rule) => (texts[rule] ?? []).map((text) => ({ text, rule }))),
	...honest.map((text) => ({ text, rule: null })),
]

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
	return {
		tuned: labelled(tunedDeceptive, tunedHonest),
		'held out': labelled(heldOutDeceptive, heldOutHonest),
		wider: labelled({ fee: widerDemands }, widerHonest),
		blind: labelled({ fee: blindDemands }, blindHonest),
		voices: Object.values<Texts & { honest: readonly string[] }>(voices).flatMap((each) => labelled(each, each.honest)),
		fresh: labelled(fresh, fresh.honest),
		english: labelled(english, english.honest),
		hindi: labelled(hindi, hindi.honest),
		marathi: labelled(marathi, marathi.honest),
		recruiters: labelled(recruiters, recruiters.honest),
		'denials and bargains': labelled(denialsAndBargains, denialsAndBargains.honest),
		ordinary: labelled(ordinary, ordinary.honest),
		evasive: labelled(evasive, evasive.honest),
		examiner: labelled(examiner, examiner.honest),
		typical: labelled(typical, typical.honest),
		jobs: labelled({}, [...new Set(sentences)]),
	}
}

/** Of the texts and their labels, so that a test sees when the weights were learned from others. */
export const digestOf = (texts: readonly Labelled[]) => hashOf(JSON.stringify(texts), 0)
