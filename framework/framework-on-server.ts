import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Two parts of React Router that cost the server more than they give, replaced in its bundle: links, which are plain ones
 * (app/ui/page/server-links.tsx), and the data for browsers, which is encoded only once something reads it, and documents do not.
 * The build fails where a release of React Router asks for more of them, or no longer for one of them.
 */
const routerOfPages = '\0react-router-of-pages'
const encodedWhenRead = '\0encoded-when-read'

const modules: Record<string, string> = {
	[routerOfPages]: `
		export * from 'react-router'
		export { Link, NavLink } from ${JSON.stringify(path.resolve('app/ui/page/server-links.tsx'))}`,
	[encodedWhenRead]: `
		import { encode as encodeNow } from ${JSON.stringify(path.resolve('node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js'))}
		export function encode(...given) {
			let reader
			return new ReadableStream(
				{
					async pull(controller) {
						reader ??= encodeNow(...given).getReader()
						const { done, value } = await reader.read()
						if (done) controller.close()
						else controller.enqueue(value)
					},
					cancel: (reason) => (reader ? reader.cancel(reason) : given[1].onComplete()),
				},
				{ highWaterMark: 0 },
			)
		}`,
}

export function frameworkOnServer(): Plugin {
	return {
		name: 'framework-on-server',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'ssr',
		resolveId(source, importer = '') {
			const isPage = importer.startsWith(path.resolve('app')) && !importer.endsWith('/server-links.tsx')
			if (source === 'react-router' && isPage) return routerOfPages
			return source.endsWith('/turbo-stream.js') && importer.includes('/server-runtime/') ? encodedWhenRead : null
		},
		load: (id) => modules[id] ?? null,
		buildEnd(error) {
			const unused = Object.keys(modules).find((id) => !this.getModuleInfo(id))
			if (!error && unused) this.error(`Nothing imports ${unused.slice(1)}: React Router has changed`)
		},
	}
}
