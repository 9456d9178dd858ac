import { rules } from '#app/moderation/rules.ts'
import { scanTexts } from '#app/moderation/scanner.ts'
import { readDocumentText } from '#app/specialists/resumes/document-text.server.ts'

/** Not `account` and `contact`: honest letters name the account for the salary and whom to call. */
const refusedInFiles = ['fee', 'documents', 'identity'] as const

/** Why a hospital may not send this document, or null. A file cannot wait for an operator, so it is refused beside its field. */
export async function demandInFile(bytes: Buffer, contentType: string): Promise<string | null> {
	const text = await readDocumentText(bytes, contentType)
	if (text === null) return null
	const found = scanTexts([{ field: 'File', text }])
	const rule = refusedInFiles.find((key) => found.some((finding) => finding.rule === key))
	return rule ? `In the file: ${rules[rule].advice}` : null
}
