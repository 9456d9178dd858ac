import { env } from '../env.server.ts'

export const takesTasks = env.RUN_TASKS !== 'false'

/** The most connections to PostgreSQL that this process opens for each purpose: their sum is what the server has to allow. */
export const connections = {
	/** Requests, and the statements of tasks (`application_name` is web). As many again go to the replica, if there is one. */
	web: env.DATABASE_POOL_SIZE,
	/** The queue: where tasks are only queued, the statement runs in the transaction of a request. */
	tasks: takesTasks ? 4 : 2,
	/** The queue's notices that there is something to do. */
	notices: takesTasks ? 1 : 0,
	/** Changes that open pages wait for. A worker has no pages. */
	live: env.RUN_TASKS === 'only' ? 0 : 1,
}
