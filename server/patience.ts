/** How long a start waits for the database before it opens the port to say that there is none, and a stop for what is under way. */
export const patienceInProduction = {
	beforeOpeningMs: 15_000,
	/** Load balancers notice that we no longer want requests. */
	beforeClosingMs: 5_000,
	inFlightMs: 20_000,
	tasksMs: 10_000,
	/** Open pages, at first, and the database, at last, let go. */
	connectionsMs: 1_000,
}

export const patienceElsewhere: typeof patienceInProduction = {
	beforeOpeningMs: 1_000,
	beforeClosingMs: 0,
	inFlightMs: 3_000,
	tasksMs: 3_000,
	connectionsMs: 1_000,
}
