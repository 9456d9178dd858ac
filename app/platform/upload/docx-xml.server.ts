const utf8 = new TextDecoder('utf-8', { fatal: true })

/** `null` for any other encoding: looking for words in it would look past them. */
function readText(content: Buffer): string | null {
	try {
		const text = utf8.decode(content)
		return text.includes('\0') ? null : text
	} catch {
		return null
	}
}

/** Declares entities of its own, is written so that we cannot read it, holds macros, or runs a program by a DDE field. */
export function isActiveXml(content: Buffer): boolean {
	const text = readText(content)
	if (text === null) return true
	return /<!DOCTYPE|<!ENTITY|macroEnabled|(?:<w:instrText[^<>]*>[^<]*|w:instr="[^"]*)\bDDE(?:AUTO)?\b/i.test(text)
}

/** Hundreds of links fit in. */
const longestList = 512 * 1024

// Neither may look further than to the next `<` or word: a file could make them look for hours.
const relationship = /<(?:\w+:)?Relationship(?=\s)((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>/g
const attribute = /(?<=\s)([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Word fetches whatever a part names as external, a template with macros included. Links wait for a click. */
export function isExternal(content: Buffer): boolean {
	const text = content.length > longestList ? null : readText(content)
	if (text === null) return true
	const elements = [...text.matchAll(relationship)]
	if (elements.length !== [...text.matchAll(/<(?:[^\s<>:]+:)?Relationship[\s/>]/g)].length) return true
	return elements.some(([, attributes = '']) => {
		const values = new Map(
			[...attributes.matchAll(attribute)].map(([, name = '', double, single]) => [
				name,
				withoutReferences(double ?? single ?? ''),
			]),
		)
		if (/\/(?:aFChunk|frame|subDocument)$/.test(values.get('Type') ?? '')) return true
		return values.get('TargetMode')?.toLowerCase() === 'external' && !values.get('Type')?.endsWith('/hyperlink')
	})
}

/** `&#69;xternal` is `External` to Word. */
function withoutReferences(value: string) {
	return value.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
		const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
		return point <= 0x10ffff ? String.fromCodePoint(point) : ''
	})
}
