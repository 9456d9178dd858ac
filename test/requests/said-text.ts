/** The words of a page outside what others wrote in English: text, title, description, and attributes that are said aloud. */
export function saidIn(html: string): string[] {
	const said: string[] = []
	const open: { tag: string; isOurs: boolean }[] = []
	const isOurs = () => open.at(-1)?.isOurs ?? true
	for (const [, comment, closing, tag = '', attributes = '', text] of html.matchAll(token)) {
		if (comment !== undefined) continue
		if (text !== undefined) {
			if (isOurs()) said.push(decoded(text))
			continue
		}
		if (closing) {
			while (open.length > 0 && open.pop()?.tag !== tag);
			continue
		}
		const lang = attributeOf(attributes, 'lang')
		const isSaid = isOurs() && (lang === undefined || tag === 'html') && !unread.has(tag)
		if (isSaid) said.push(...heard(tag, attributes).map(decoded))
		if (!alone.has(tag) && !attributes.endsWith('/')) open.push({ tag, isOurs: isSaid })
	}
	return said.filter((text) => /\p{L}/u.test(text))
}

const token = /(<!--[\s\S]*?-->|<!doctype[^>]*>)|<(\/?)([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>|([^<]+)/gi
const alone = new Set([
	'area',
	'br',
	'hr',
	'img',
	'input',
	'link',
	'meta',
	'source',
	'wbr',
	'path',
	'circle',
	'rect',
	'use',
	'line',
])
const unread = new Set(['script', 'style', 'textarea', 'template', 'code', 'noscript'])

const attributeOf = (attributes: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

function heard(tag: string, attributes: string): string[] {
	const names = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'data-title', 'data-confirm']
	if (tag === 'meta' && /name="description"|property="og:(title|description)"/.test(attributes)) names.push('content')
	if (tag === 'input' && /type="(submit|button)"/.test(attributes)) names.push('value')
	return names.flatMap((name) => attributeOf(attributes, name) ?? [])
}

const decoded = (text: string) =>
	text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
		.replaceAll('&amp;', '&')
