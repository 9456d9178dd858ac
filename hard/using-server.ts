import { startBuiltServer } from '#test/server-under-test.ts'

export type Server = Awaited<ReturnType<typeof startBuiltServer>>

/** Ends the server also when `use` fails, since a process that goes on would keep this one alive. */
export async function usingServer<Found>(
	variables: Record<string, string>,
	use: (server: Server) => Promise<Found>,
): Promise<Found> {
	const server = await startBuiltServer({ LOG_LEVEL: 'error', ...variables })
	try {
		return await use(server)
	} finally {
		await server.stop()
	}
}
