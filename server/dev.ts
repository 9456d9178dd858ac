// The server of `npm run dev`: the same pipeline in front of modules that Vite compiles and reloads.
import type { RequestListener } from 'node:http'
import { explainFailure } from './explain-failure.ts'

try {
	// Imported here, so that a wrong setting is caught below.
	const { reportReady, stopOnSignals } = await import('./process.ts')
	const { createServer: createVite } = await import('vite')
	const { createLimitedServer, serve } = await import('./serve.ts')
	const server = createLimitedServer()
	const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
	const load = () =>
		vite.ssrLoadModule('virtual:react-router/server-build') as Promise<import('./app-handler.ts').AppBuild>

	const { stop } = await serve({ load, mode: 'development', server, sendPublicFile: () => false })
	// Vite answers for sources, its client and public files; what it does not know goes on to the app.
	const answer = server.listeners('request').at(-1) as RequestListener
	server.off('request', answer)
	server.on('request', (req, res) => vite.middlewares(req, res, () => answer(req, res)))
	stopOnSignals(async () => {
		await stop()
		await vite.close()
	})
	reportReady()
} catch (error) {
	process.stderr.write(`${explainFailure(error)}\n`)
	process.exit(1)
}
