import fc, { type AsyncCommand } from 'fast-check'
import { violations } from './invariants.ts'
import { isHeld, type Model } from './model.ts'
import { same } from './same.ts'
import { stateOf } from './state.ts'
import type { World } from './world.ts'

/**
 * One action. `act` asks the real server and returns its answer. `follow` changes the model where the rules allow it.
 * Afterwards the database must match the model, and every invariant must hold.
 */
type Doing = {
	what: string
	act: (world: World, model: Readonly<Model>) => Promise<number>
	follow: (model: Model) => void
}

export type Step = AsyncCommand<Model, World> & { changes: (model: Readonly<Model>) => boolean }

export const step = ({ what, act, follow }: Doing): Step => ({
	check: () => true,
	changes(model) {
		const after = structuredClone(model)
		follow(after)
		return JSON.stringify(stateIn(after)) !== JSON.stringify(stateIn(model))
	},
	toString: () => what,
	async run(model, world) {
		model.log.push(what)
		const status = await act(world, model)
		follow(model)
		const story = `${model.log.join('\n')}\nanswered ${status}`
		same(status < 500, true, story)
		same(await stateOf(world), stateIn(model), story)
		same(await violations(world), [], story)
	},
})

/**
 * Most actions possible at a moment are refused. So that a story progresses, an action that would be refused is tried
 * only once in `often`.
 */
export const seldomInVain = (steps: fc.Arbitrary<Step>, often: number): fc.Arbitrary<Step> =>
	fc.tuple(steps, fc.nat({ max: often - 1 })).map(([tried, chance]) => ({
		...tried,
		check: (model) => chance === 0 || tried.changes(model),
	}))

/** The model in the words of `stateOf`. */
const stateIn = (model: Model) => ({
	jobs: model.jobs,
	verified: model.verified,
	applications: Object.fromEntries([...model.applications].map(([key, { stage }]) => [key, stage])),
	invitations: [...model.applications]
		.flatMap(([key, { invitation }]) => (invitation ? [`${key.replace('/', ' ')} ${invitation}`] : []))
		.sort(),
	hidden: model.hidden,
	requests: model.requests.map(({ hospital, person, status, shared, revoked }) =>
		[hospital, person, status, shared && 'shared', revoked && 'revoked'].filter(Boolean).join(' '),
	),
	offers: model.offers.map(({ job, person, status }) => `${job} ${person} ${status}`),
	interviews: model.interviews.map(({ job, person, status, awaits, round }) =>
		[job, person, status, status === 'proposed' && awaits, round].filter(Boolean).join(' '),
	),
	cover: model.cover.map((cover) =>
		[cover.hospital, cover.status, isHeld(cover) && cover.holder, cover.isPaid && 'paid', 'asked', ...cover.asked]
			.filter(Boolean)
			.join(' '),
	),
	ratings: [...model.ratings].sort(),
	messages: Object.fromEntries(Object.entries(model.messages).filter(([, count]) => count > 0)),
})
