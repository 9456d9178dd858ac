// The production server: `npm run serve` after `npm run build`.
import { enableCompileCache } from 'node:module'
import { explainFailure } from './explain-failure.ts'

// What was compiled at the last start is not compiled again. Where it cannot be kept, nothing happens.
enableCompileCache(new URL('../../node_modules/.cache/compiled', import.meta.url).pathname)

// React reads this while it is loaded: with any other value a page takes three times as much processor time.
process.env['NODE_ENV'] = 'production'

try {
	// Imported here, so that a wrong setting is caught below.
	const { reportReady, stopOnSignals } = await import('./process.ts')
	const { loadStaticFiles, sendStaticFile } = await import('./static-files.ts')
	const { serve } = await import('./serve.ts')
	const bundle = new URL('./index.js', import.meta.url).href
	const build = (await import(bundle)) as import('./app-handler.ts').AppBuild
	const files = loadStaticFiles(new URL('../client', import.meta.url).pathname)

	const { stop } = await serve({
		load: () => Promise.resolve(build),
		mode: 'production',
		sendPublicFile(req, res, path) {
			const file = files.get(path)
			if (file) sendStaticFile(req, res, file)
			return file !== undefined
		},
	})
	stopOnSignals(stop)
	reportReady()
} catch (error) {
	process.stderr.write(`${explainFailure(error)}\n`)
	process.exit(1)
}
