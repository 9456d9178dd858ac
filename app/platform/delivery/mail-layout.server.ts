import { brand } from '#app/brand.ts'
import { company, registeredName } from '#app/company.ts'
import { languageNow, t } from '../language/words.ts'

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

const signature = [registeredName(), company.address, `${company.phone} · ${company.email}`]

/** The colours where the mail program is dark; the light ones are beside what they colour, because some programs drop this. */
const inTheDark = [
	':root{color-scheme:light dark}@media(prefers-color-scheme:dark){',
	'body{background:#0d1513!important;color:#eef0ea!important}.sheet{background:#141e1b!important;border-color:#2f3d39!important}',
	'.quiet{color:#b3bdb7!important}.link{color:#70d3b2!important}.button{background:#70d3b2!important;color:#0b211b!important}}',
].join('')

/** The one layout of our mails, as plain text and as HTML: no images, no tracking, one button, its link written out. */
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

	const paragraph = (content: string, style = '', kind = '') =>
		`<p${kind && ` class="${kind}"`} style="margin:0 0 16px;${style}">${content}</p>`
	const small = (content: string, style = '') => paragraph(content, `font-size:14px;color:#4f5b57;${style}`, 'quiet')
	const link = (url: string, content: string) =>
		`<a class="link" href="${escape(url)}" style="color:#075f4c">${content}</a>`
	const html = [
		`<!doctype html><html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
		`<meta name="color-scheme" content="light dark"><title>${escape(heading)}</title><style>${inTheDark}</style></head>`,
		'<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,sans-serif;color:#14231f;background:#faf8f2">',
		`<div style="max-width:560px;margin:0 auto"><p class="link" style="margin:0 0 16px;font-size:18px;color:#075f4c"><b>${escape(brand.name)}</b></p>`,
		'<div class="sheet" style="padding:24px 24px 8px;border:1px solid #e2ddd0;border-radius:16px;background:#fff">',
		`<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;text-wrap:balance">${escape(heading)}</h1>`,
		...paragraphs.map((content) => paragraph(escape(content))),
		...lists.flatMap((list) => [
			`<h2 style="margin:24px 0 12px;font-size:17px">${escape(list.heading)}</h2>`,
			...list.entries.map(({ title, lines, url }) =>
				paragraph([link(url, `<b>${escape(title)}</b>`), ...lines.map(escape)].join('<br>')),
			),
		]),
		...(more ? [paragraph(escape(more))] : []),
		...(action
			? [
					paragraph(
						`<a class="button" href="${escape(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#075f4c;color:#fff;text-decoration:none"><b>${escape(action.label)}</b></a>`,
						'padding-top:4px',
					),
					small(t`Or open this address: ${{ address: escape(action.url) }}`, 'word-break:break-all'),
				]
			: []),
		'</div><div style="padding:16px 24px 0">',
		...(footnote ? [small(escape(footnote))] : []),
		...links.map(({ label, url }) => small(link(url, escape(label)))),
		`${small(signature.map(escape).join('<br>'))}</div></div></body></html>`,
	].join('\n')

	return { text, html }
}
