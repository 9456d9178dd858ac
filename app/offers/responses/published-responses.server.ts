import { type TypicalResponse, typicalResponses } from '#app/applications/response-time.server.ts'
import { defineFigures } from '#app/platform/figures.server.ts'
import { type AnsweredShare, countAnswers } from './answered-share.server.ts'

/** A figure that moves with one person or two tells a hospital who withdrew, blocked it or left. */
const minChanges = 3

/** By hospital. A share and a usual time are missing where there is too little to go by. */
type Published = {
	/** How many people applied, and how many of them were answered. */
	people: Record<string, number>
	answered: Record<string, number>
	percent: Record<string, number>
	applications: Record<string, number>
	hours: Record<string, number>
	answers: Record<string, number>
}
const keys = ['people', 'answered', 'percent', 'applications', 'hours', 'answers'] as const

/** How each hospital answers, as everyone reads it: of one hospital it changes when three people more or fewer are counted. */
export const publishedResponses = defineFigures('published-responses', async (on, before) => {
	const published = (before as Published | null) ?? emptyFigures()
	const current = await countNow(on)
	const changesOf = (id: string) =>
		Math.max(
			...(['people', 'answered'] as const).map((key) => Math.abs((current[key][id] ?? 0) - (published[key][id] ?? 0))),
		)
	const next = emptyFigures()
	for (const id of new Set([...Object.keys(current.people), ...Object.keys(published.people)])) {
		const shown = id in published.people && changesOf(id) < minChanges ? published : current
		for (const key of keys) if (shown[key][id] !== undefined) next[key][id] = shown[key][id]
	}
	return next
})

const emptyFigures = (): Published => ({
	people: {},
	answered: {},
	percent: {},
	applications: {},
	hours: {},
	answers: {},
})

async function countNow(on: Parameters<typeof countAnswers>[0]): Promise<Published> {
	const now = emptyFigures()
	const typical = await typicalResponses(on)
	for (const { hospitalId, share, people, answered } of await countAnswers(on)) {
		now.people[hospitalId] = people
		now.answered[hospitalId] = answered
		if (share) {
			now.percent[hospitalId] = share.percent
			now.applications[hospitalId] = share.applications
		}
		const response = typical.get(hospitalId)
		if (response) {
			now.hours[hospitalId] = response.hours
			now.answers[hospitalId] = response.answers
		}
	}
	return now
}

type Response = { share: AnsweredShare | null; typical: TypicalResponse | null }

/** What is published about these hospitals; nulls where there is too little to go by. */
export async function findPublishedResponses(): Promise<(hospitalId: string) => Response> {
	const figures = (await publishedResponses.read()) ?? emptyFigures()
	return (id) => {
		const [percent, applications] = [figures.percent[id], figures.applications[id]]
		const [hours, answers] = [figures.hours[id], figures.answers[id]]
		return {
			share: percent === undefined || applications === undefined ? null : { percent, applications },
			typical: hours === undefined || answers === undefined ? null : { hours, answers },
		}
	}
}

export const findPublishedResponse = async (hospitalId: string) => (await findPublishedResponses())(hospitalId)
