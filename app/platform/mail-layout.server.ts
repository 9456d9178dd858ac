import { brand, registeredName } from '#app/brand.ts'

type MailContent = {
	heading: string
	paragraphs: string[]
	/** Lists under the paragraphs, each entry with its own link. */
	lists?: { heading: string; entries: { title: string; lines: string[]; url: string }[] }[] | undefined
	/** Under the lists: what they leave out. */
	more?: string | undefined
	action?: { label: string; url: string } | undefined
	footnote?: string | undefined
	/** Under the footnote, in small print. */
	links?: { label: string; url: string }[] | undefined
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

const signature = [registeredName, brand.address, `${brand.phone} · ${brand.email}`]

/** The one layout of our mails, as plain text and as plain HTML: no images, no tracking, the link written out. */
export function renderMail({ heading, paragraphs, lists = [], more, action, footnote, links = [] }: MailContent) {
	const text = [
		heading,
		...paragraphs,
		...lists.flatMap((list) => [
			list.heading,
			...list.entries.map(({ title, lines, url }) => [title, ...lines, url].join('\n')),
		]),
		...(more ? [more] : []),
		...(action ? [`${action.label}:\n${action.url}`] : []),
		...(footnote ? [footnote] : []),
		...links.map(({ label, url }) => `${label}:\n${url}`),
		`-- \n${signature.join('\n')}`,
	].join('\n\n')

	const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`
	const small = 'font-size:14px;color:#555'
	const html = [
		'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
		`<title>${escape(heading)}</title></head>`,
		'<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff">',
		`<div style="max-width:560px;margin:0 auto"><p style="margin:0 0 24px"><b>${escape(brand.name)}</b></p>`,
		`<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(heading)}</h1>`,
		...paragraphs.map((content) => paragraph(escape(content))),
		...lists.flatMap((list) => [
			`<h2 style="margin:24px 0 12px;font-size:17px">${escape(list.heading)}</h2>`,
			...list.entries.map(({ title, lines, url }) =>
				paragraph([`<a href="${escape(url)}"><b>${escape(title)}</b></a>`, ...lines.map(escape)].join('<br>')),
			),
		]),
		...(more ? [paragraph(escape(more))] : []),
		...(action
			? [
					paragraph(`<a href="${escape(action.url)}"><b>${escape(action.label)}</b></a>`),
					paragraph(`Or open this address: ${escape(action.url)}`, `${small};word-break:break-all`),
				]
			: []),
		...(footnote ? [paragraph(escape(footnote), small)] : []),
		...links.map(({ label, url }) => paragraph(`<a href="${escape(url)}">${escape(label)}</a>`, small)),
		`<hr style="border:0;border-top:1px solid #ddd">${paragraph(signature.map(escape).join('<br>'), small)}`,
		'</div></body></html>',
	].join('\n')

	return { text, html }
}
