import { reactRouter } from '@react-router/dev/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
	// react-aria-components brings its announcements in thirty languages; the product speaks one so far.
	plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0 },
})
