import { indeed, sendFeed } from '../aggregator-feed.server.ts'

export const loader = () => sendFeed(indeed)
