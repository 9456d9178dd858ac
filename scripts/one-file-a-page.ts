import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

const framework = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|[\\/]entry\.client\.tsx$/

/** The framework, and what fifteen pages or more have in common. The rest goes with its pages. */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
	{ name: 'framework', test: framework, priority: 2 },
	{ name: 'frame', minShareCount: 15, priority: 1 },
]

/**
 * Makes one file of each page. What few pages share is repeated in each of them: that is some 2 kB, while files of their
 * own for all such parts cost a page twenty requests. Modules must therefore not keep state; a React context, of which
 * there must be one, stays in a file that pages share.
 */
export function oneFileAPage(): Plugin {
	return {
		name: 'one-file-a-page',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		writeBundle: {
			order: 'post',
			async handler({ dir = '' }, bundle) {
				const outputs = Object.values(bundle).filter((output) => output.type === 'chunk')
				const chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]))
				const pages = outputs.filter(isPage)
				const joined = await Promise.all(pages.map((page) => joinPage(page.fileName, chunks)))
				for (const [index, { code }] of joined.entries())
					writeFileSync(path.join(dir, pages[index]?.fileName ?? ''), code)
				writeManifest(dir, new Map(joined.map((page, index) => [pages[index]?.fileName ?? '', page])))
			},
		},
	}
}

const isPage = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes('?__react-router-build-client-route') === true

const isShared = ({ isEntry, isDynamicEntry, name, code }: Chunk) =>
	isEntry || isDynamicEntry || name === 'frame' || /\bcreateContext\)?\(/.test(code)

type Page = { code: string; imports: string[] }

/** The page with all that it imports but what is shared. */
async function joinPage(page: string, chunks: Map<string, Chunk>): Promise<Page> {
	const folder = path.posix.dirname(page)
	const joining = await rolldown({
		input: page,
		plugins: [
			{
				name: 'chunks',
				resolveId(source, importer) {
					const file = importer ? path.posix.join(folder, source) : source
					const chunk = chunks.get(file)
					return importer && (!chunk || isShared(chunk)) ? { id: source, external: true } : file
				},
				load: (file) => chunks.get(file)?.code ?? null,
			},
		],
	})
	const { output } = await joining.generate({ minify: true })
	await joining.close()
	const [{ code, imports }] = output
	return { code, imports: imports.map((imported) => path.posix.join(folder, imported)) }
}

/** React Router reads from here what each page needs. Routes without a component share one empty file. */
function writeManifest(folder: string, pages: Map<string, Page>) {
	const file = path.join(folder, '.vite', 'manifest.json')
	const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
	const keys = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]))
	const empty = [...pages].find(([, page]) => page.code === '')?.[0]
	for (const chunk of Object.values(manifest)) {
		const page = pages.get(chunk.file)
		if (!page) continue
		chunk.imports = page.imports.flatMap((imported) => keys.get(imported) ?? [])
		if (page.code !== '' || !empty || chunk.file === empty) continue
		rmSync(path.join(folder, chunk.file))
		chunk.file = empty
	}
	removeUnused(folder, manifest)
	writeFileSync(file, JSON.stringify(manifest))
}

function removeUnused(folder: string, manifest: Manifest) {
	const used = new Set<string>()
	const use = (key: string) => {
		const chunk = manifest[key]
		if (!chunk || used.has(key)) return
		used.add(key)
		for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) use(next)
	}
	for (const key of Object.keys(manifest)) if (!key.startsWith('_')) use(key)
	const files = new Set([...used].map((key) => manifest[key]?.file))
	for (const [key, { file }] of Object.entries(manifest)) {
		if (!used.has(key)) delete manifest[key]
		if (!files.has(file) && file.endsWith('.js')) rmSync(path.join(folder, file), { force: true })
	}
}
