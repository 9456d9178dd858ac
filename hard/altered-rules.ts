import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'

const full = 100
const wantedShare = 0.85
const files = 'app/*/{,*/}{policy,rules,status,stage,disclosure}.ts'

/** One condition each: what stands there, and its opposite or neighbour. */
const alterations: [RegExp, string][] = [
	[/ === /g, ' !== '],
	[/ !== /g, ' === '],
	[/ && /g, ' || '],
	[/ \|\| /g, ' && '],
	[/ < /g, ' <= '],
	[/ > /g, ' >= '],
	[/ <= /g, ' < '],
	[/ >= /g, ' > '],
	[/\btrue\b/g, 'false'],
	[/\bfalse\b/g, 'true'],
	[/\.some\(/g, '.every('],
	[/\.every\(/g, '.some('],
	[/(?<=[ (])!(?=[\w(])/g, ''],
]

type Altered = { file: string; line: number; was: string; text: string }

/** Every alteration of one file, without those of types, imports, comments and texts. */
function alterationsOf(file: string): Altered[] {
	const source = readFileSync(file, 'utf8')
	const found: Altered[] = []
	let start = 0
	source.split('\n').forEach((was, index) => {
		const isCode = !/^\s*(\/\/|\/?\*|import\b|export type\b|type\b|\| )|satisfies|as const/.test(was)
		const bare = was.replace(/'[^']*'|`[^`]*`/g, (text) => '·'.repeat(text.length)).replace(/\/\/.*$/, '')
		if (isCode)
			for (const [pattern, instead] of alterations)
				for (const match of bare.matchAll(pattern)) {
					const at = start + match.index
					const text = source.slice(0, at) + instead + source.slice(at + match[0].length)
					found.push({ file, line: index + 1, was: was.trim(), text })
				}
		start += was.length + 1
	})
	return found
}

/** Tests that read the module, then those beside it. */
function testsOf(file: string): string[][] {
	const tests = globSync(['app/**/*.test.{ts,tsx}', 'test/*.test.ts'])
	const folder = path.dirname(file)
	const named = new RegExp(`['/]${path.basename(file).replace('.', '\\.')}'`)
	const reading = tests.filter((test) => {
		const source = readFileSync(test, 'utf8')
		return path.dirname(test) === folder
			? named.test(source)
			: source.includes(`#app/${path.basename(folder)}/${path.basename(file)}'`)
	})
	const beside = tests.filter((test) => test.startsWith(`${folder}/`) && !reading.includes(test))
	return [reading, beside].filter((set) => set.length > 0)
}

const passes = (tests: string[]) =>
	spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...tests], {
		stdio: 'ignore',
		// One server for all runs: making one takes longer than most of them.
		env: { ...process.env, TEST_DATABASE_URL: env.DATABASE_URL },
	}).status === 0

/**
 * One condition of the rules is altered at a time, and the tests that read the module or stand beside it have to notice.
 * The file is put back each time, so do not work in this folder until the end.
 */
export async function alterRules(options: Options): Promise<Finding[]> {
	const random = chances(26)
	const all = globSync(files).sort().flatMap(alterationsOf)
	const sample = all
		.map((altered) => ({ altered, place: random() }))
		.sort((a, b) => a.place - b.place)
		.slice(0, partOf(full, options))
		.map(({ altered }) => altered)
	const unnoticed: Altered[] = []
	for (const [index, altered] of sample.entries()) {
		const original = readFileSync(altered.file, 'utf8')
		const restore = () => writeFileSync(altered.file, original)
		process.once('exit', restore)
		writeFileSync(altered.file, altered.text)
		try {
			if (testsOf(altered.file).every(passes)) unnoticed.push(altered)
		} finally {
			restore()
			process.off('exit', restore)
		}
		if ((index + 1) % 10 === 0) options.say(`${index + 1} altered, ${unnoticed.length} not noticed`)
	}
	for (const { file, line, was } of unnoticed) options.say(`not noticed: ${file}:${line} ${was}`)
	const share = 1 - unnoticed.length / sample.length
	return [
		{
			row: 26,
			what: `${sample.length} of ${all.length} conditions in rules, policies, stages, statuses and disclosure altered, one at a time`,
			wanted: `${100 * wantedShare} % are noticed`,
			measured: `${(100 * share).toFixed(0)} % noticed`,
			isMet: share >= wantedShare,
		},
	]
}
