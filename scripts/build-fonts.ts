// Builds the web fonts in public/fonts from the packaged Figtree: one variable file for Latin text, weights 400-700,
// and one with only the rupee sign, which no usual `latin` subset holds. Run it after raising the Figtree package, and
// raise the number in the file names (also in app/ui/styles/fonts.css): browsers keep them for a year.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = dirname(import.meta.dirname)
const packaged = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/package.json')))
const output = join(root, 'public/fonts')

const range = (from: number, to: number) =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, offset) => from + offset))

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•←↑→↓−×≤≥\u2009\u202f'

const files = [
	{ from: 'figtree-latin-wght-normal.woff2', text: latin, to: 'figtree-1.woff2' },
	{ from: 'figtree-latin-ext-wght-normal.woff2', text: '₹', to: 'figtree-rupee-1.woff2' },
]

await mkdir(output, { recursive: true })
for (const { from, text, to } of files) {
	const subset = await subsetFont(await readFile(join(packaged, 'files', from)), text, {
		targetFormat: 'woff2',
		variationAxes: { wght: { min: 400, max: 700 } },
		noHinting: true,
	})
	await writeFile(join(output, to), subset)
	process.stdout.write(`${to} ${subset.byteLength} bytes\n`)
}
await copyFile(join(packaged, 'LICENSE'), join(output, 'OFL.txt'))
