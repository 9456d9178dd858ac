import type { DocumentType } from './check-document.server.ts'

const longest = 120
const longestCodeUnits = 480
const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })
const unseen = /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]--[\u200c\u200d]]/gv
/** Device names in Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * The name to show and to offer for saving: no path, nothing invisible, at most 120 letters, and the extension of what
 * the file really is, so that `cv.pdf.exe` is never saved as a program.
 */
export function safeFileName(name: string, type: DocumentType = 'pdf', nameless = 'file'): string {
	const extension = `.${type}`
	const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
	const seen = last
		.toWellFormed()
		.replace(/\s/g, ' ')
		.replace(unseen, '')
		.replace(/[<>:"|?*\ufffd]/g, '')
		.replace(/ +/g, ' ')
		.trim()
	const stem = seen.toLowerCase().endsWith(extension) ? seen.slice(0, -extension.length) : seen
	const fitted = cut(stem.replace(/^[. ]+/, ''), longest - extension.length).replace(/[. ]+$/, '')
	return fitted === '' || reserved.test(fitted) ? `${nameless}${extension}` : `${fitted}${extension}`
}

function cut(text: string, most: number) {
	let kept = ''
	let count = 0
	for (const { segment } of graphemes.segment(text.slice(0, longestCodeUnits * 2))) {
		if (++count > most || kept.length + segment.length > longestCodeUnits) break
		kept += segment
	}
	return kept
}

/** Content-Disposition (RFC 6266): a plain name for old clients, the real one in UTF-8 for all others. */
export function attachmentHeader(name: string): string {
	const extension = /\.(pdf|docx|jpe?g|png)$/i.exec(name)?.[1]?.toLowerCase() ?? 'pdf'
	const encoded = encodeURIComponent(name.toWellFormed()).replace(
		/['()*!]/g,
		(letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	return `attachment; filename="file.${extension}"; filename*=UTF-8''${encoded}`
}
