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

export type Links = { text: string; unread: boolean; brings: boolean; fetched: readonly string[] }

/**
 * What a list of links would make Word do. `fetched`: the ids of what is elsewhere and fetched unasked, such as the template it was made
 * from or a logo; links that wait for a click are not. `brings`: it brings another document in. `unread`: we cannot tell.
 */
export function readLinks(content: Buffer): Links {
	const text = content.length > longestList ? null : readText(content)
	if (text === null) return { text: '', unread: true, brings: false, fetched: [] }
	const elements = [...text.matchAll(relationship)]
	const unread = elements.length !== [...text.matchAll(/<(?:[^\s<>:]+:)?Relationship[\s/>]/g)].length
	const links = elements.map(([, attributes = '']) => attributesOf(attributes))
	return {
		text,
		unread,
		brings: links.some((link) => /\/(?:aFChunk|frame|subDocument)$/.test(link.get('Type') ?? '')),
		fetched: links.filter(isFetched).map((link) => link.get('Id') ?? ''),
	}
}

const isFetched = (link: ReadonlyMap<string, string>) =>
	link.get('TargetMode')?.toLowerCase() === 'external' && !link.get('Type')?.endsWith('/hyperlink')

const attributesOf = (attributes: string) =>
	new Map(
		[...attributes.matchAll(attribute)].map(([, name = '', double, single]) => [
			name,
			withoutReferences(double ?? single ?? ''),
		]),
	)

/** A list of links without those that are fetched. */
export const withoutFetched = (text: string) =>
	text.replace(relationship, (whole, attributes: string) => (isFetched(attributesOf(attributes)) ? '' : whole))

/** A part without its uses of links that are no longer there: Word calls a file broken that uses one. */
export function withoutUses(content: Buffer, ids: readonly string[]): Buffer {
	const used = new Set(ids)
	const text = content.toString('utf8')
	const isGone = (attributes: string) =>
		[...attributesOf(attributes)].some(([name, value]) => name.includes(':') && used.has(value))
	return Buffer.from(
		text
			.replace(/<(?:\w+:)?attachedTemplate(?=\s)((?:[^"'<>]|"[^"<]*"|'[^'<]*')*)\/>/g, (whole, attributes: string) =>
				isGone(attributes) ? '' : whole,
			)
			.replace(
				/(\s)(\w+:(?:link|id|embed|href|pict))\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g,
				(whole, _space, _name, double?: string, single?: string) => (used.has(double ?? single ?? '') ? '' : whole),
			),
	)
}

/** `&#69;xternal` is `External` to Word. */
function withoutReferences(value: string) {
	return value.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
		const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
		return point <= 0x10ffff ? String.fromCodePoint(point) : ''
	})
}
