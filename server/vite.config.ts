import { defineConfig } from 'vite'

/**
 * Bundles the process around the app next to the app's own bundle. Run from TypeScript it would keep Node's compiler in
 * memory, some 20 MB for as long as it lives.
 */
export default defineConfig({
	publicDir: false,
	build: {
		ssr: 'server/main.ts',
		outDir: 'build/server',
		emptyOutDir: false,
		target: 'node24',
		rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'main/[name]-[hash].js' } },
	},
})
