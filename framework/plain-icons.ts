import path from 'node:path'
import type { Plugin } from 'vite'

const icons = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/

/** Draws the icons of lucide with our own few lines (app/ui/icon.ts), and drops from each icon what those do not read. */
export function plainIcons(): Plugin {
	return {
		name: 'plain-icons',
		apply: 'build',
		enforce: 'pre',
		resolveId: (source, importer) =>
			source.endsWith('/createLucideIcon.mjs') && importer && icons.test(importer) ? '\0plain-icon' : null,
		load: (id) =>
			id === '\0plain-icon'
				? `export { iconOf as default } from ${JSON.stringify(path.resolve('app/ui/icon.ts'))}`
				: null,
		transform: {
			filter: { id: icons },
			handler: (code) => ({
				code: code.replace(/,?\s*\bkey: "\w*"/g, '').replace(/^\s*(name|size|aliases): .*$|^__iconData\.node;$/gm, ''),
				map: null,
			}),
		},
	}
}
