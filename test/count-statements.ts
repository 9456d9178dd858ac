import pg from 'pg'
import { vi } from 'vitest'

/** Statements that the connections of requests, or of background tasks, send while `during` runs; PostgreSQL's own counts come seconds late. */
export async function countStatements(of: 'web' | 'tasks', during: () => Promise<unknown>) {
	const sent = vi.spyOn(pg.Client.prototype, 'query')
	try {
		await during()
		const clients = sent.mock.contexts as { connectionParameters: { application_name?: string } }[]
		return clients.filter(({ connectionParameters }) => connectionParameters.application_name === of).length
	} finally {
		sent.mockRestore()
	}
}
