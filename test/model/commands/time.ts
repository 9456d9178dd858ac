import fc from 'fast-check'
import { advanceClock } from '../../time-passes.ts'
import type { Model } from '../model.ts'
import { step } from '../step.ts'
import { runDueWaves, runWave } from './cover.ts'

const spans = {
	'two minutes': 120,
	'six minutes': 360,
	'half a day': 43_200,
	'fifteen days': 15 * 86_400,
	'ninety-one days': 91 * 86_400,
}

/** What the passing of time alone changes. */
export function grow(model: Model, seconds: number) {
	for (const application of model.applications.values()) {
		if (application.mutualFor !== null) application.mutualFor += seconds
		if (application.withdrawn) application.withdrawn.for += seconds
		if (application.rejectedFor !== null) application.rejectedFor += seconds
	}
	for (const request of model.requests) {
		request.sentFor += seconds
		request.endedFor += seconds
	}
	for (const interview of model.interviews) interview.startsIn -= seconds
	for (const offer of model.offers) offer.answerableFor -= seconds
	for (const cover of model.cover) {
		cover.startsIn -= seconds
		cover.nextWaveIn -= seconds
		if (cover.nextWaveIn <= 0) runWave(model, cover)
	}
}

export const time = fc.constantFrom(...(Object.keys(spans) as (keyof typeof spans)[])).map((span) =>
	step({
		what: `${span} pass`,
		async act(world) {
			await advanceClock(spans[span])
			await runDueWaves(world)
			return 200
		},
		follow: (model) => grow(model, spans[span]),
	}),
)
