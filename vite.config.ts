import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Packages that server/ uses as well, so that there is one copy of each; and those that are one file, or seldom loaded. */
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
]

export default defineConfig(({ command }) => ({
	plugins: [tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0 },
	// The rest goes into the server's bundle: a start that looks up thousands of small files takes a second longer.
	...(command === 'build' ? { ssr: { noExternal: true, external } } : {}),
}))
