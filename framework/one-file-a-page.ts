import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

const framework = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|[\\/]entry\.client\.tsx$/

/** The framework, and what a hundred pages or so have in common. The rest goes with its pages. */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
	{ name: 'framework', test: framework, priority: 2 },
	{ name: 'frame', minShareCount: 105, priority: 1 },
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
		// The root is written into the file of the frame, so the name of that file has to change with both.
		augmentChunkHash(chunk) {
			return isFrame(chunk) ? hashOfRoot(this) : undefined
		},
		writeBundle: {
			order: 'post',
			async handler({ dir = '' }, bundle) {
				const outputs = Object.values(bundle).filter((output) => output.type === 'chunk')
				const chunks = new Map(outputs.map((chunk) => [chunk.fileName, chunk]))
				const pages = outputs.filter(isPage)
				const root = pages.find(isRoot)
				const frame = outputs.find(isFrame)
				if (!root || !frame) throw new Error('The build has no chunk of the root or of what pages share.')
				const isLater = (chunk: Chunk) => !isPage(chunk) && chunk !== frame && isFetchedLater(chunk, chunks)
				const others = outputs.filter((chunk) => (isPage(chunk) && chunk !== root) || isLater(chunk))
				const joined = await Promise.all(others.map(({ fileName }) => joinPage(fileName, chunks)))
				const written = new Map(joined.map((page, index) => [others[index]?.fileName ?? '', page]))
				written.set(frame.fileName, await joinRoot(root, frame, chunks))
				for (const [fileName, { code }] of written) writeFileSync(path.join(dir, fileName), code)
				rmSync(path.join(dir, root.fileName))
				writeManifest(dir, written, root.fileName, frame.fileName)
			},
		},
	}
}

/** One number for the root and all that it is made of. */
function hashOfRoot(build: Rolldown.PluginContext): string {
	const hash = createHash('sha256')
	const modules = new Set([...build.getModuleIds()].filter((id) => id.includes('/app/root.tsx?')))
	for (const id of modules) {
		const { code = '', importedIds = [] } = build.getModuleInfo(id) ?? {}
		hash.update(code ?? '')
		for (const imported of importedIds) modules.add(imported)
	}
	return hash.digest('hex')
}

const isPage = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes('?__react-router-build-client-route') === true

const isRoot = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes('/app/root.tsx?') === true

const isFrame = ({ name }: { name: string }) => name === 'frame'

const isFetchedLater = ({ fileName }: Chunk, chunks: Map<string, Chunk>) =>
	[...chunks.values()].some(({ dynamicImports }) => dynamicImports.includes(fileName))

/** What some page fetches later stays a file of its own, also for the pages that bring it at once. */
const isShared = (chunk: Chunk, chunks: Map<string, Chunk>) =>
	chunk.isEntry ||
	chunk.isDynamicEntry ||
	isFrame(chunk) ||
	/\bcreateContext\)?\(/.test(chunk.code) ||
	isFetchedLater(chunk, chunks)

type Page = { code: string; imports: string[] }

/** What pages share and the root around them: every page loads both, and together they are half a kilobyte less. */
function joinRoot(root: Chunk, frame: Chunk, chunks: Map<string, Chunk>): Promise<Page> {
	const both = `export * from './${path.posix.basename(frame.fileName)}'
		export { ${root.exports.join()} } from './${path.posix.basename(root.fileName)}'`
	return joinPage(`${path.posix.dirname(root.fileName)}/both.js`, chunks, both, [root, frame])
}

/** The page with all that it imports but what is shared. */
async function joinPage(page: string, chunks: Map<string, Chunk>, code?: string, own: Chunk[] = []): Promise<Page> {
	const folder = path.posix.dirname(page)
	const joining = await rolldown({
		input: page,
		plugins: [
			{
				name: 'chunks',
				resolveId(source, importer) {
					const file = importer ? path.posix.join(folder, source) : source
					const chunk = chunks.get(file)
					const isOther = !chunk || (isShared(chunk, chunks) && !own.includes(chunk))
					return importer && isOther ? { id: source, external: true } : file
				},
				load: (file) => (file === page && code) || (chunks.get(file)?.code ?? null),
			},
		],
	})
	const { output } = await joining.generate({ minify: true })
	await joining.close()
	const [{ code: joined, imports }] = output
	return { code: joined, imports: imports.map((imported) => path.posix.join(folder, imported)) }
}

/** React Router reads from here what each page needs. Pages with the same code, such as routes without a component, share one file. */
function writeManifest(folder: string, pages: Map<string, Page>, root: string, frame: string) {
	const file = path.join(folder, '.vite', 'manifest.json')
	const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
	const keys = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]))
	const version = hashOf([...pages.values()].map(({ code }) => code))
	const named = new Map<string, string>()
	for (const [key, chunk] of Object.entries(manifest)) {
		if (chunk.file === root) chunk.file = frame
		const page = pages.get(chunk.file)
		if (!page) continue
		chunk.imports = page.imports.flatMap((imported) => keys.get(imported) ?? [])
		if (!isRoute(key) || chunk.file === frame) continue
		const name = named.get(page.code) ?? `assets/${nameOfRoute(key)}-${version}.js`
		rmSync(path.join(folder, chunk.file))
		if (!named.has(page.code)) writeFileSync(path.join(folder, name), page.code)
		named.set(page.code, name)
		chunk.file = name
	}
	removeUnused(folder, manifest)
	writeFileSync(file, JSON.stringify(manifest))
}

const isRoute = (key: string) => key.includes('?__react-router-build-client-route')

/**
 * The files of all pages end alike: every page loads the list of their names, and one hash for all of them makes it a fifth
 * shorter. A page imports the frame by its hash, so most releases rename every page anyway.
 */
const nameOfRoute = (key: string) => key.replace(/^app\/|\.tsx?\?.*$/g, '').replaceAll(/\/routes\/|\//g, '-')

const hashOf = (codes: string[]) => createHash('sha256').update(codes.join('\0')).digest('base64url').slice(0, 8)

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
