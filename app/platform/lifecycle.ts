/** One line of a lifecycle: who may bring a thing from these states to that one. */
export type Transition<State extends string, Actor extends string, Name extends string = string> = {
	/** What the mover does, as the diagram calls it: 'withdraw'. */
	name: Name
	from: readonly State[]
	to: State
	by: Actor
	/** For so many seconds the side that made the move may take it back; without it never. */
	undoSeconds?: number
	/** What the code asks for beside the state, in words for the diagram: 'within 14 days'. */
	given?: string
}

export type Lifecycle<State extends string, Actor extends string, Name extends string = string> = {
	name: string
	/** Everything begins in the first. */
	states: readonly State[]
	moves: readonly Transition<State, Actor, Name>[]
	findMove: (from: State, to: State, by: Actor) => Transition<State, Actor, Name> | undefined
	mayMove: (from: State, to: State, by: Actor) => boolean
}

/**
 * Declares every legal move of one kind of thing; what is not declared is refused. `lifecycleRunner` obeys it, pages ask
 * `mayMove`, and docs/generated/lifecycles.md draws it.
 * Marked, so that a page which needs a label of the same file does not load the moves.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineLifecycle<const State extends string, const Actor extends string, const Name extends string>(
	declared: Readonly<{
		name: string
		states: readonly State[]
		moves: readonly Transition<NoInfer<State>, Actor, Name>[]
	}>,
): Lifecycle<State, Actor, Name> {
	const findMove = (from: State, to: State, by: Actor) =>
		declared.moves.find((move) => move.to === to && move.by === by && move.from.includes(from))
	return { ...declared, findMove, mayMove: (from, to, by) => findMove(from, to, by) !== undefined }
}
