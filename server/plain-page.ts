import { createHash } from 'node:crypto'
import { brand } from '#app/brand.ts'
import { failures } from '#app/frame/failures.ts'
import { addressIn, languageTags } from '#app/platform/language/languages.ts'
import { languageNow, t, words } from '#app/platform/language/words.ts'

/** What to say when the app itself cannot answer, or should not be asked. Some of it only happens here. */
const sentences = {
	...failures,
	405: words({
		title: 'That action is not available',
		text: 'Go back and try again from the page you came from.',
	}),
	408: words({
		title: 'That took too long',
		text: 'The connection was too slow to receive what you sent. Please try again.',
	}),
	413: words({
		title: 'File or text too large',
		text: 'Go back and choose a smaller file or shorten your text. Files can be up to 5 MB.',
	}),
	414: words({ title: 'Too many filters', text: 'Go back and remove some filters.' }),
	415: {
		get title() {
			return failures[400].title
		},
		get text() {
			return t`Go back, reload the page and submit the form again.`
		},
	},
	422: words({ title: 'We could not accept that', text: 'Go back, check what you entered and try again.' }),
}

export type PlainStatus = keyof typeof sentences

const style = [
	':root{color-scheme:light dark}',
	'body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#faf8f2,#0d1513);color:light-dark(#14231f,#eef0ea)}',
	'main{max-width:34rem;padding:1.5rem}h1{font-size:1.5rem;line-height:1.25}b{color:light-dark(#075f4c,#70d3b2)}small{opacity:.8}',
	'a{display:inline-block;padding:.625rem 1rem;border-radius:10px;background:light-dark(#075f4c,#70d3b2);color:light-dark(#fff,#0b211b);font-weight:600;text-decoration:none}',
].join('')

/** The one inline style that these pages need, allowed by its hash. */
export const plainPagePolicy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
	"frame-ancestors 'none'",
	"base-uri 'none'",
	"form-action 'none'",
].join('; ')

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const isPlainStatus = (status: number): status is PlainStatus => Object.hasOwn(sentences, status)

/** What a page says instead of the usual, and the address of the page whose form was sent. */
export type Refusal = { title?: string; text?: string; back?: PageBefore | null }
export type PageBefore = { to: string; label: string }

/** A page that needs neither React nor the database, in the language of the address. */
export function plainPage(status: PlainStatus, requestId: string, { back = null, ...own }: Refusal = {}) {
	const { title, text } = { ...sentences[status], ...own }
	const language = languageNow()
	const { to, label } = back ?? { to: addressIn(language, '/'), label: t`Return to Home` }
	const reference = t`Error ${{ status }}, reference ${{ reference: requestId }}`
	const html = `<!DOCTYPE html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${brand.name}</title><style>${style}</style></head><body><main><p><b>${brand.name}</b></p><h1>${title}</h1><p>${escaped(text)}</p><p><a href="${escaped(to)}">${label}</a></p><p><small>${reference}</small></p></main></body></html>`
	return { text: html, type: 'text/html; charset=utf-8' }
}

/** The same for a program (RFC 9457). */
export const plainProblem = (status: PlainStatus, requestId: string) => ({
	text: JSON.stringify({
		type: 'about:blank',
		title: sentences[status].title,
		status,
		code: `http-${status}`,
		detail: `Reference ${requestId}`,
	}),
	type: 'application/problem+json',
})
