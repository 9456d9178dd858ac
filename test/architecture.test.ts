// What the linter cannot see. Import rules themselves live in oxlint.config.ts.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { doorsOf, folders, mayImport } from '../architecture.ts'
import { everyFolder } from './folders.ts'

const read = (pattern: string[]) => globSync(pattern).map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const sources = read(['app/**/*.{ts,tsx}'])

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

test('every folder of app/ is listed in architecture.ts', () => {
	const folders = readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isDirectory())

	expect(Object.keys(mayImport)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)))
})

test('a folder may import only folders listed above it', () => {
	const order = Object.keys(mayImport)
	const upward = Object.entries(mayImport).flatMap(([folder, allowed]) =>
		allowed
			.filter((name) => !order.includes(name) || order.indexOf(name) >= order.indexOf(folder))
			.map((name) => `${folder} -> ${name}`),
	)

	expect(upward).toEqual([])
})

test('no folder may import what it does not need', () => {
	const needs = new Set(
		sources
			.filter(({ file }) => !/^app\/[^/]+\/routes\//.test(file))
			.flatMap(({ file, source }) =>
				[...source.matchAll(/'#app\/([^/']+)\//g)].map(([, to]) => `${file.split('/')[1]} -> ${to}`),
			),
	)
	const grants = Object.entries(folders).flatMap(([folder, { uses }]) =>
		uses
			.split(' ')
			.filter(Boolean)
			.map((to) => `${folder} -> ${to}`),
	)

	expect(grants.filter((grant) => !needs.has(grant))).toEqual([])
})

test('no folder shares more than 30 files in one place, and each door is one that others come through', () => {
	const shared = Object.keys(folders).flatMap((folder) =>
		['', ...doorsOf(folder).map((door) => `${door}/`)].map((door) => `app/${folder}/${door}`),
	)
	const crowded = shared
		.map((place) => [place, globSync(`${place}*.{ts,tsx}`).filter((file) => !isTest(file)).length] as const)
		.filter(([, count]) => count > 30)
	const users = read([`${everyFolder}/**/*.{ts,tsx}`])
	const unused = shared
		.filter((place) => place.split('/').length === 4)
		.filter((place) => !users.some(({ source }) => source.includes(`'#${place}`)))

	expect(crowded).toEqual([])
	expect(unused).toEqual([])
})

test('platform/, ui/ and server/ know no word of our trade', () => {
	const trade =
		/\b(specialists?|hospitals?|jobs?|vacanc(y|ies)|applicants?|doctors?|nurses?|resumes?|credentials?|candidates?|interviews?|recruiters?|employers?|speciality|specialities)(?![a-z])/i
	// Names that others gave: pg-boss to its tasks, Node to a stream, S3 to its keys, browsers to a passkey and an OTP, ICANN to its domains.
	const foreign =
		/pgboss\.job|\|health\|clinic\|hospital\|doctor\||perJobResults|findJobs|\.resume\(\)|credentials: \{|otp-credentials|OTPCredential|CredentialRequestOptions|navigator\.credentials|(name=)?["']credential["']/g
	// Every setting stands in one place, those of the trade as well.
	const exempt = /env\.server\.ts$|fixtures?\.server\.ts$|\.test\.tsx?$/
	const spoken = read(['app/{platform,ui}/**/*.{ts,tsx,css}', 'server/**/*.ts'])
		.filter(({ file }) => !exempt.test(file))
		.flatMap(({ file, source }) =>
			source
				.split('\n')
				.map((line) => line.replace(foreign, ''))
				.filter((line) => trade.test(line.replace(/([a-z])(?=[A-Z])/g, '$1 ')))
				.map((line) => `${file}: ${line.trim()}`),
		)

	expect(spoken).toEqual([])
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

test('what decodes and reads pictures is loaded in a process of its own, never by one that answers people', () => {
	const code = read([`${everyFolder}/**/*.{ts,tsx,mjs}`, '*.ts']).filter(({ file }) => !isTest(file))
	const importing = (name: string) =>
		code
			.filter(({ source }) => new RegExp(`(from|import|import\\(|require\\() ?'${name}`).test(source))
			.map(({ file }) => file)

	expect(importing('onnxruntime-')).toEqual(['app/platform/ocr/reader/models.server.ts'])
	expect(importing('libheif-js')).toEqual(['app/platform/files/drawing/process.server.ts'])
	expect(importing('(#app/platform/ocr|\\.\\.?(/ocr)?)/reader/')).toEqual([])
})

test('only tests, fixtures and seeds import fixtures', () => {
	const users = sources.filter(
		({ file, source }) =>
			source.includes('fixtures.server.ts') && !isTest(file) && !/(fixtures|access-cases)\.server\.ts$/.test(file),
	)

	expect(users.map(({ file }) => file)).toEqual([])
})

test('what tests plant in unique columns is counted, never drawn by chance', () => {
	const planters = read(['app/**/*fixtures.server.ts', 'app/**/*.test.{ts,tsx}', '{test,e2e}/**/*.ts'])
	const drawn = planters.filter(({ source }) => /\brandomInt\(|Math\.random\(/.test(source))

	expect(drawn.map(({ file }) => file)).toEqual([])
})

test('only the runner of notifications queues what we send, so that every message is declared in a messages.ts', () => {
	const code = sources.filter(({ file }) => !isTest(file))
	const senders = code.filter(({ source }) => /\b(queueDeliveries|outgoing(Mail|Sms|Push|WhatsApp))\(/.test(source))
	const declaring = code.filter(({ source }) => /\bdefineMessage\(/.test(source))

	expect(senders.map(({ file }) => file).sort()).toEqual([
		// One-time codes: identity stands above notifications, and needs the delivery that it queued.
		'app/identity/sign-in/phone-code.server.ts',
		'app/notifications/notify.server.ts',
		'app/notifications/push/push.server.ts',
		// Answers to someone who has just pressed or written something: one sentence of the room that did it.
		'app/notifications/whatsapp/receive.server.ts',
		'app/platform/delivery/deliveries.server.ts',
	])
	expect(declaring.map(({ file }) => file).filter((file) => !/^app\/[^/]+\/messages\.ts$/.test(file))).toEqual([])
	for (const { file, source } of declaring)
		expect([file, source.match(/^export const \w+ = defineMessage\(/gm)?.length]).toEqual([
			file,
			source.match(/\bdefineMessage\(/g)?.length,
		])
})

test('our name stands in app/brand.ts and app/company.ts, and nowhere else', () => {
	const names: string[] = [brand.name, company.formerName, company.smsHeader].filter((name: string) => name !== '')
	const everywhere = read([`${everyFolder}/**/*.{ts,tsx,mjs,css,md,mdx,html}`, '*.ts', 'public/**/*.{txt,svg}'])
	const mentions = everywhere
		.filter(
			({ file, source }) =>
				file !== 'app/brand.ts' && file !== 'app/company.ts' && names.some((name) => source.includes(name)),
		)
		.map(({ file }) => file)

	expect(mentions).toEqual([])
})

test('every page has a line in routes.ts, every line has a page, and shared code is in folders beside them', () => {
	const inRoutes = sources.map(({ file }) => file).filter((file) => file.includes('/routes/') && !isTest(file))
	const listed = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'([^']+\.tsx?)'/g)].map(
		([, file = '']) => `app/${file}`,
	)
	const pages = inRoutes.filter((file) => /^app\/[^/]+\/routes\/[^/]+$/.test(file))
	const hidden = sources.filter(
		({ file, source }) =>
			/\/routes\/.+\//.test(file) && /export (default|(async )?function (loader|action))/.test(source),
	)

	expect(pages.filter((file) => !listed.includes(file))).toEqual([])
	expect(listed.filter((file) => !pages.includes(file))).toEqual([])
	expect(hidden.map(({ file }) => file)).toEqual([])
})

test('a day and a month are those of India, also where the database counts them', () => {
	const foreign =
		/at time zone '(?!Asia\/Kolkata')|\bcurrent_date\b|\bnow\(\)::date|date_trunc\('[^']+', (?!now\(\) at time zone 'Asia\/Kolkata')/i
	const elsewhere = [...sources, ...read(['migrations/*.sql'])].filter(
		({ file, source }) => !isTest(file) && !file.includes('fixtures') && foreign.test(source),
	)

	expect(elsewhere.map(({ file }) => file)).toEqual([])
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

test('a document has one title: a page that sets it beside its form has none in meta', () => {
	const twice = globSync('app/*/routes/*.tsx').filter((file) => {
		const source = readFileSync(file, 'utf8')
		const [meta = ''] = /export const meta[\s\S]*?\n(?:\n|$)/.exec(source) ?? []
		return source.includes('<PageTitle') && meta.includes('title:') && !meta.includes('pageMeta')
	})

	expect(twice).toEqual([])
})
