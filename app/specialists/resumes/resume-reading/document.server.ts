import { withoutMarkdown } from './markdown.ts'
import { proposeFrom } from './proposal.ts'
import { withWholeRows } from './wrapped.ts'
import type { PictureText } from '#app/platform/ocr/picture-text.ts'
import { asText } from './flows.ts'
import { layOut } from './pdf-layout.ts'
import { onlySure } from './picture-doubts.ts'
import { asPage } from './picture-layout.ts'
import type { Answer, Job } from './read.server.ts'

const maxLetters = 100_000

async function read(bytes: Uint8Array, contentType: string): Promise<{ text: string; title: string | null }> {
	if (contentType === 'application/pdf') return (await import('./pdf-text.server.ts')).readPdf(bytes)
	return (await import('./docx-text.server.ts')).readDocx(bytes)
}

/** No one reads more in a preview. */
const maxKept = 20_000

/** Without what PostgreSQL does not take as text, and without the gaps that a layout leaves. Two blank lines part columns. */
const asKept = (text: string) =>
	text
		.slice(0, maxKept)
		.toWellFormed()
		.replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n')
		.replace(/[^\P{Cc}\n\t]/gu, ' ')
		.replace(/[^\S\n]+\n/g, '\n')
		.replace(/\n{4,}/g, '\n\n\n')
		.trim()

/** Below it there is a picture of a page, or nothing. */
const minLetters = 60

/** The text of a document and what it says about its owner. In a thread of its own where the document is a stranger's. */
export async function readDocument(job: Job): Promise<Answer> {
	const { text, title } = 'pages' in job ? readPages(job.pages) : await read(job.bytes, job.contentType)
	const kept = withWholeRows(withoutMarkdown(asKept(text.slice(0, maxLetters))))
	if ((kept.replace(scannerMark, '').match(/\p{L}/gu)?.length ?? 0) < minLetters) return 'no-text'
	const failures: string[] = []
	// What an error says may quote the resume.
	const onFailure = (part: string, error: unknown) =>
		failures.push(`${part}: ${error instanceof Error ? error.name : ''}`)
	const proposal = proposeFrom(kept, job.today, { title: title && title.replace(/[#*_`]+/g, ' ').trim(), onFailure })
	// What a hospital reads before mutual interest is this text without contact details and names. A misread one would not be found there.
	if ('pages' in job) return { text: '', proposal: onlySure(proposal, job.pages), failures }
	return { text: kept, proposal, failures }
}

/** Apps that make a PDF of photos print their name on each of its pages. */
const scannerMark = /^.*\bscanned (?:with|by)\b.*$/gim

function readPages(pages: readonly PictureText[]) {
	const { flows, title } = layOut(pages.map(asPage))
	return { text: asText(flows), title }
}
