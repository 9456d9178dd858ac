import { type AsyncCommand } from 'fast-check'
import { violations } from './invariants.ts'
import type { Model } from './model.ts'
import { same } from './same.ts'
import { stateOf } from './state.ts'
import type { World } from './world.ts'

/**
 * Something that somebody does. `act` asks the real server and returns what it answered; `follow` changes the model where
 * the rules let it happen. Afterwards the database must stand where the model stands, and every invariant must hold.
 */
type Doing = {
	what: string
	act: (world: World, model: Readonly<Model>) => Promise<number>
	follow: (model: Model) => void
}

export const step = ({ what, act, follow }: Doing): AsyncCommand<Model, World> => ({
	check: () => true,
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

/** The model in the words of `stateOf`. */
export const stateIn = (model: Model) => ({
	jobs: model.jobs,
	verified: model.verified,
	applications: Object.fromEntries([...model.applications].map(([key, { stage }]) => [key, stage])),
	hidden: model.hidden,
})
