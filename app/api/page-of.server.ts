import { type Position, readCursor, writeCursor } from '#app/platform/database/keyset.server.ts'
import { perPage } from './limits.ts'
import { problem } from './problem.server.ts'

export type Paging = { cursor?: string | undefined; limit?: number | undefined }

/** One page of a list. A row more than it shows is read, to know whether there is another page. */
export async function pageOf<Row extends { position: Position }, Answer>(
	{ cursor, limit = perPage.default }: Paging,
	list: (window: { after: Position | null; limit: number }) => Promise<Row[]>,
	print: (rows: Row[]) => Promise<Answer[]>,
) {
	const after = cursor === undefined ? null : readCursor(cursor)
	if (cursor !== undefined && !after) throw problem('bad-cursor')
	const rows = await list({ after, limit: limit + 1 })
	const shown = rows.slice(0, limit)
	const last = shown.at(-1)
	return { data: await print(shown), nextCursor: rows.length > limit && last ? writeCursor(last.position) : null }
}
