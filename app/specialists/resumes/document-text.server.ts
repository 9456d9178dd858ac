import { istToday } from '#app/platform/text/dates.ts'
import { readTypedText } from './resume-reading/read.server.ts'

/** Someone waits for it. */
const timeMs = 8_000

/** The text of a PDF or DOCX that is no resume; `null` where there is none, as in a scan, or where it takes too long to read. */
export async function readDocumentText(bytes: Buffer, contentType: string): Promise<string | null> {
	const read = await readTypedText({ bytes, contentType, today: istToday(new Date()) }, { timeMs })
	return read.ok ? read.value.text : null
}
