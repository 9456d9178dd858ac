import { createRequire } from 'node:module'
import { answerOfThread } from '../pdf/guarded-thread.server.ts'
import { imageTypeOf } from './upload/image-type.server.ts'

/** What image and PDF editors call themselves in the files that they write. Cameras, scanners and offices are not among them. */
const editors =
	/\b(?:adobe (?:photoshop|illustrator|lightroom)|photoshop|gimp \d+|canva|picsart|snapseed|pixlr|photopea|photoscape|paint\.net|affinity (?:photo|designer|publisher)|coreldraw|inkscape|krita|picmonkey|fotor|lightroom|remini|facetune|ilovepdf|smallpdf|sejda|pdfescape|pdfelement|wondershare|foxit (?:phantompdf|pdf editor)|pdf-xchange editor|nitro pro|pdffiller|dochub)\b/i

const longest = 100

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const worker = createRequire(import.meta.url).resolve('#app/platform/pdf/pdf-makers/thread.server.ts')

/**
 * The editor that a picture or PDF names as the program that wrote it, in the file's words; null where it names none. Give it the file as
 * it came: what is kept of a picture has lost it. Anyone can remove it, so it is a hint and no proof.
 */
export async function editorNamedIn(bytes: Buffer): Promise<string | null> {
	const texts = imageTypeOf(bytes) === null ? await makersOfPdf(bytes) : await makersOfPicture(bytes)
	const named = texts.find((text) => editors.test(text))
	return named === undefined
		? null
		: named
				.replace(/\p{Cc}+/gu, ' ')
				.trim()
				.slice(0, longest)
}

/** Its EXIF fields, what its XMP calls the programs, and the texts of a PNG. */
async function makersOfPicture(bytes: Buffer): Promise<string[]> {
	const { default: sharp } = await import('sharp')
	try {
		const { exif, xmp, comments = [] } = await sharp(bytes).metadata()
		const fields = exif?.toString('latin1').match(/[\x20-\x7e]{4,}/g) ?? []
		return [...fields, ...comments.map(({ text }) => text), ...programsInXmp(xmp?.toString('utf8') ?? '')]
	} catch {
		return []
	}
}

async function makersOfPdf(bytes: Buffer): Promise<string[]> {
	const named = await answerOfThread<string[]>(worker, new Uint8Array(bytes))
	return [...(named ?? []), ...programsInXmp(bytes.toString('latin1'))]
}

/** Not the whole of it: the address of its vocabulary has the name of an editor. */
const programsInXmp = (xmp: string) =>
	[...xmp.matchAll(/\b(?:CreatorTool|softwareAgent|Producer)(?:>|=["'])([^<"']{1,300})/g)].map(([, name]) => name ?? '')
