/** What XML can hold: no control characters, no half of a pair. */
const printable = (text: string) => text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in an element or an attribute. */
export const escapeXml = (text: string) => printable(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** An element with a text; nothing where there is none. */
export const element = (name: string, text: string | null | undefined) =>
	text ? `<${name}>${escapeXml(text)}</${name}>` : ''

/** As `element`, for readers who want markup unescaped. */
export const cdataElement = (name: string, text: string | null | undefined) =>
	text ? `<${name}><![CDATA[${printable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>` : ''

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
