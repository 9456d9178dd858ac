import { reactRouter } from '@react-router/dev/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { mdx } from './framework/mdx.ts'
import { frameworkOnServer } from './framework/framework-on-server.ts'
import { plainStyles } from './framework/plain-styles.ts'
import { oneFileAPage, sharedChunks } from './framework/one-file-a-page.ts'
import { plainIcons } from './framework/plain-icons.ts'
import { unusedFrameworkParts } from './framework/unused-framework-parts.ts'

/** Packages that server/ uses as well, so that there is one copy of each; and those that are one file, native or seldom loaded. */
const external = [
	'react',
	'react-dom',
	'zod',
	'pino',
	'pg',
	'pg-boss',
	'nodemailer',
	'@aws-sdk/client-s3',
	'sharp',
	'takumi-js',
	'pdfkit',
	'web-push',
	'yazl',
	'@simplewebauthn/server',
	'@opentelemetry/api',
	'@opentelemetry/core',
	'@opentelemetry/exporter-trace-otlp-http',
	'@opentelemetry/resources',
	'@opentelemetry/sdk-trace-base',
]

/**
 * Rupee signs and curly quotes as escapes in the server's bundle: one character beyond Latin-1 makes V8 keep all of its five
 * million in two bytes each.
 */
const asciiServer: Plugin = {
	name: 'ascii-server',
	applyToEnvironment: ({ name }) => name === 'ssr',
	generateBundle: (_, bundle) => {
		for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code)
	},
}
const escaped = (code: string) =>
	code.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** V8 keeps the source of the server for as long as it runs. Names stay, so that a stack in the log tells where it was. */
const smallServer = {
	compress: { keepNames: { function: true, class: true } },
	mangle: { toplevel: false, keepNames: true },
}

export default defineConfig(({ command }) => ({
	// react-aria-components brings its announcements in thirty languages; the product speaks one so far.
	plugins: [
		{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
		mdx(),
		tailwindcss(),
		plainStyles(),
		reactRouter(),
		asciiServer,
		plainIcons(),
		unusedFrameworkParts(),
		frameworkOnServer(),
		oneFileAPage(),
	],
	// What a part fetched later would have loaded first is by then inside it (`oneFileAPage`): these files do not exist.
	build: { assetsInlineLimit: 0, modulePreload: false },
	// The enhancer fetches some of its parts when they are needed.
	worker: { format: 'es' },
	environments: {
		client: {
			build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
		},
		ssr: { build: { rolldownOptions: { output: { minify: smallServer } } } },
	},
	// The rest goes into the server's bundle: a start that looks up thousands of small files takes a second longer.
	...(command === 'build' ? { ssr: { noExternal: true, external } } : {}),
}))
