import type { Plugin } from 'vite'

/** Asked for by modules of which nothing remains in browsers. */
function serverOnly(...names: string[]) {
	return names.map((name) => `export const ${name} = undefined`).join('\n')
}

/**
 * Parts of React Router that our pages never reach: the discovery of routes bit by bit (`routeDiscovery` is 'initial' in
 * react-router.config.ts) and the instrumentation of its steps (entry.client.tsx passes none). In browsers they are
 * replaced by what they do when they are off. The build fails where a release of React Router asks them for more.
 */
const replacements: Record<string, string> = {
	'./fog-of-war.js': `
		export const isFogOfWarEnabled = () => false
		export const getPatchRoutesOnNavigationFunction = () => undefined
		export const useFogOFWarDiscovery = () => undefined
		export const handleClientVersionMismatch = async () => false
		export const getPartialManifest = (manifest) => manifest
		${serverOnly('getManifestPath', 'getPathsWithAncestors')}`,
	'./instrumentation.js': `
		export const consumeInstrumentationClientResultMetaReceiver = () => undefined
		export const getRouteInstrumentationUpdates = () => ({})
		export const instrumentClientSideRouter = (router) => router
		${serverOnly('instrumentHandler', 'instrumentationResultMetaContext')}`,
	// Vite's: what a part that is fetched later needs comes along with it. Ours need the frame alone, which is there.
	'\0vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
}
const prefix = '\0unused:'

export function unusedFrameworkParts(): Plugin {
	return {
		name: 'unused-framework-parts',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		resolveId: (source, importer) =>
			importer?.includes('/react-router/dist/production/') && `./${source.split('/').pop()}` in replacements
				? `${prefix}./${source.split('/').pop()}`
				: null,
		load: (id) => replacements[id.startsWith(prefix) ? id.slice(prefix.length) : id] ?? null,
	}
}
