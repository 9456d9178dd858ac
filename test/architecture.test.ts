// What the linter cannot see. Import rules themselves live in oxlint.config.ts.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { mayImport } from '../architecture.ts'

const read = (pattern: string[]) => globSync(pattern).map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const sources = read(['app/**/*.{ts,tsx}'])

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

test('every folder of app/ is listed in architecture.ts', () => {
	const folders = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isDirectory())

	expect(Object.keys(mayImport)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)))
})

test('a folder may import only folders listed above it', () => {
	const order = Object.keys(mayImport)
	const upward = Object.entries<readonly string[]>(mayImport).flatMap(([folder, allowed]) =>
		allowed.filter((name) => order.indexOf(name) >= order.indexOf(folder)).map((name) => `${folder} -> ${name}`),
	)

	expect(upward).toEqual([])
})

test('only the owning capability writes to a table', () => {
	const strangers = sources
		.filter(({ file }) => !isTest(file))
		.flatMap(({ file, source }) =>
			[...source.matchAll(/import (?:type )?\{([^}]+)\} from '#app\/[^/]+\/tables\.server\.ts'/g)]
				.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''))
				.filter((table) => table !== '' && new RegExp(`\\.(insert|update|delete)\\(\\s*${table}\\s*\\)`).test(source))
				.map((table) => `${file} writes ${table}`),
		)

	expect(strangers).toEqual([])
})

test('only tests, fixtures and seeds import fixtures', () => {
	const users = sources.filter(
		({ file, source }) =>
			source.includes('fixtures.server.ts') && !isTest(file) && !file.endsWith('fixtures.server.ts'),
	)

	expect(users.map(({ file }) => file)).toEqual([])
})

test('our name stands in app/brand.ts and nowhere else', () => {
	const names: string[] = [brand.name, brand.formerName, brand.smsHeader].filter((name: string) => name !== '')
	const everywhere = read([
		'{app,server,scripts,test,e2e,bench}/**/*.{ts,tsx,mjs,css,md,mdx,html}',
		'*.ts',
		'public/**/*.{txt,svg}',
	])
	const mentions = everywhere
		.filter(({ file, source }) => file !== 'app/brand.ts' && names.some((name) => source.includes(name)))
		.map(({ file }) => file)

	expect(mentions).toEqual([])
})

test('every route module has a line in routes.ts, and every line a module', () => {
	const modules = globSync('app/*/routes/**/*.tsx')
		.concat(globSync('app/*/routes/**/*.ts'))
		.filter((file) => !isTest(file))
	const listed = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'([^']+\.tsx?)'/g)].map(
		([, file = '']) => `app/${file}`,
	)
	const unlisted = modules.filter((file) => !listed.includes(file))

	expect(unlisted).toEqual([])
	expect(listed.filter((file) => !sources.some((source) => source.file === file))).toEqual([])
})

test('settings are read in one place', () => {
	const readers = sources.filter(
		({ file, source }) => source.includes('process.env') && file !== 'app/platform/env.server.ts',
	)

	expect(readers.map(({ file }) => file).filter((file) => !isTest(file))).toEqual([])
})

test('every setting stands in .env.example', () => {
	const settings = readFileSync('app/platform/env.server.ts', 'utf8').matchAll(/^\t([A-Z][A-Z\d_]+):/gm)
	const example = readFileSync('.env.example', 'utf8')
	const missing = [...settings]
		.map(([, name = '']) => name)
		.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))

	expect(missing).toEqual([])
})

test('files keep to the words of the house', () => {
	const banned = /(^|[-./])(utils?|helpers?|common|misc|manager|service|handler)([-./]|$)/
	const wrong = sources.map(({ file }) => path.relative('app', file)).filter((file) => banned.test(file))

	expect(wrong).toEqual([])
})
