// Runs in its own thread, directly from this file, because a resume may be made to crash or stall its reader.
import { parentPort, workerData } from 'node:worker_threads'
import { proposeFrom } from './proposal.ts'
import type { Answer, Job } from './read.server.ts'

/** A resume has said what matters by then. */
const maxPages = 15
const maxLetters = 100_000

async function readPdf(bytes: Uint8Array): Promise<string> {
	const { getDocumentProxy } = await import('unpdf')
	const pdf = await getDocumentProxy(bytes, { disableFontFace: true, useSystemFonts: false, verbosity: 0 })
	let text = ''
	for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && text.length < maxLetters; number++) {
		const { items } = await (await pdf.getPage(number)).getTextContent()
		for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
		text += '\n'
	}
	return text
}

async function readDocx(bytes: Uint8Array): Promise<string> {
	const { default: mammoth } = await import('mammoth')
	// Goes through HTML, because raw text would lose line ends inside a paragraph and which cells are side by side.
	const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
	const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage })
	return value
		.replace(/<\/t[dh]>/g, '\t')
		.replace(/<br ?\/?>|<\/(p|li|h\d|tr)>/g, '\n')
		.replace(/<[^>]*>/g, '')
		.replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof entities) => entities[name])
}

const entities = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** No one reads more in a preview. */
const maxKept = 20_000

/** Without what PostgreSQL does not take as text, and without the gaps that a layout leaves. */
const asKept = (read: string) =>
	read
		.slice(0, maxKept)
		.toWellFormed()
		.replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n')
		.replace(/[^\P{Cc}\n\t]/gu, ' ')
		.replace(/[^\S\n]+\n/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim()

/** Below it there is a picture of a page, or nothing. */
const minLetters = 60

const { bytes, contentType, today } = workerData as Job
const text = (await (contentType === 'application/pdf' ? readPdf(bytes) : readDocx(bytes))).slice(0, maxLetters)
const isReadable = (text.match(/\p{L}/gu)?.length ?? 0) >= minLetters
parentPort?.postMessage(
	(isReadable ? { text: asKept(text), proposal: proposeFrom(text, today) } : null) satisfies Answer,
)
