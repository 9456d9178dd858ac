import { jooble, sendFeed } from '../aggregator-feed.server.ts'

export const loader = () => sendFeed(jooble)
