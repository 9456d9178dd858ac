import { reactRouter } from '@react-router/dev/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { mdx } from './scripts/mdx.ts'
import { oneFileAPage, sharedChunks } from './scripts/one-file-a-page.ts'
import { plainIcons } from './scripts/plain-icons.ts'
import { unusedFrameworkParts } from './scripts/unused-framework-parts.ts'

/** Packages that server/ uses as well, so that there is one copy of each; and those that are one file, native or seldom loaded. */
const external = [
	'react',
	'react-dom',
	'react-router',
	'@react-router/node',
	'zod',
	'pino',
	'pg',
	'pg-boss',
	'nodemailer',
	'@aws-sdk/client-s3',
	'sharp',
	'takumi-js',
	'pdfkit',
	'unpdf',
	'mammoth',
	'web-push',
	'yazl',
	'@simplewebauthn/server',
]

export default defineConfig(({ command }) => ({
	// react-aria-components brings its announcements in thirty languages; the product speaks one so far.
	plugins: [
		{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
		mdx(),
		tailwindcss(),
		reactRouter(),
		plainIcons(),
		unusedFrameworkParts(),
		oneFileAPage(),
	],
	build: { assetsInlineLimit: 0 },
	// The enhancer fetches some of its parts when they are needed.
	worker: { format: 'es' },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } } },
	// The rest goes into the server's bundle: a start that looks up thousands of small files takes a second longer.
	...(command === 'build' ? { ssr: { noExternal: true, external } } : {}),
}))
