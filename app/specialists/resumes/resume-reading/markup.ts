import { dictionary } from '#app/platform/text/dictionary.ts'
/** An element without its namespace's prefix, which each writer chooses. */
export type Node = { name: string; attributes: Map<string, string>; children: (Node | string)[] }

const tag =
	/<(?:!--[\s\S]*?-->|!\[CDATA\[([\s\S]*?)\]\]>|\?[^>]*>|(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^"'<>]|"[^"]*"|'[^']*')*)>)/g
const attribute = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const deepest = 200

/** The tree of an XML part. Those with declarations of their own were refused when the file came; what is not closed ends with the text. */
export function readMarkup(xml: string): Node {
	const root: Node = { name: '', attributes: new Map(), children: [] }
	const open = [root]
	let at = 0
	for (const match of xml.matchAll(tag)) {
		const [whole, cdata, slash, name, attributes = ''] = match
		const parent = open.at(-1) ?? root
		if (match.index > at) parent.children.push(withoutEntities(xml.slice(at, match.index)))
		at = match.index + whole.length
		if (cdata !== undefined) parent.children.push(cdata)
		if (name === undefined) continue
		if (slash === '/') {
			if (open.length > 1) open.pop()
			continue
		}
		const node: Node = { name, attributes: readAttributes(attributes), children: [] }
		parent.children.push(node)
		if (!attributes.endsWith('/') && open.length < deepest) open.push(node)
	}
	return root
}

const readAttributes = (text: string) =>
	new Map(
		[...text.matchAll(attribute)].map(([, name = '', double, single]) => [
			name,
			withoutEntities(double ?? single ?? ''),
		]),
	)

const named = dictionary<string>({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })
const withoutEntities = (text: string) =>
	text.includes('&')
		? text.replace(
				/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
				(whole, hex?: string, decimal?: string, name?: string) => {
					if (name !== undefined) return named[name] ?? whole
					const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
					return point <= 0x10ffff ? String.fromCodePoint(point) : ''
				},
			)
		: text
