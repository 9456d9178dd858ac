// Read before each of our scripts, and by every process of a test run. For each import of a file Node looks for the package.json that the file
// belongs to, and takes in that of drizzle-orm, 180 kB, again each time: half of the seconds in which a script loads the app.
import * as modules from 'node:module'

const root = new URL('../', import.meta.url).href
const packages = `${root}node_modules/`
const drizzle = `${packages}drizzle-orm/`
/** What our files name by package is the same for each of them. */
const known = new Map()

// A Node without hooks takes its time.
modules.registerHooks?.({
	resolve(specifier, context, next) {
		const { parentURL = '', conditions } = context
		const isOurs = parentURL.startsWith(root) && !parentURL.startsWith(packages)
		if (!conditions.includes('import')) return next(specifier, context)
		if (specifier.startsWith('.')) {
			const url = new URL(specifier, parentURL).href
			if (parentURL.startsWith(drizzle) && url.endsWith('.js')) return { url, format: 'module', shortCircuit: true }
			if (isOurs && url.endsWith('.ts')) return { url, format: 'module-typescript', shortCircuit: true }
		} else if (isOurs && !specifier.startsWith('#')) {
			const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
			known.set(specifier, found)
			return found
		}
		return next(specifier, context)
	},
})
