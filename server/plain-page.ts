import { createHash } from 'node:crypto'
import { brand } from '#app/brand.ts'

/** What to say when the app itself cannot answer, or should not be asked. */
const sentences = {
	400: ['This link does not work', 'The link or form is not valid. Go back and try again.'],
	403: ['We blocked that request', 'Go back, reload the page and submit the form again.'],
	404: ['Page not found', 'The link is incomplete, or the page was removed.'],
	405: ['That action is not available', 'Go back and try again from the page you came from.'],
	409: [
		'This page is out of date',
		'Someone changed this while you had it open. Go back, reload the page and try again.',
	],
	410: ['No longer available', 'This page is no longer available.'],
	422: ['We could not accept that', 'Go back, check what you entered and try again.'],
	408: ['That took too long', 'The connection was too slow to receive what you sent. Please try again.'],
	413: ['File or text too large', 'Files can be up to 5 MB. Go back and choose a smaller file or shorten your text.'],
	414: ['Too many filters', 'Go back and remove some filters.'],
	415: ['We could not process that request', 'Go back, reload the page and submit the form again.'],
	429: ['Please wait a moment', 'Too much is arriving from your network at once. Please try again in a few seconds.'],
	500: ['Something went wrong on our side', 'We have logged the problem. Please try again in a moment.'],
	503: ['We are busy at the moment', 'Please try again in a few seconds.'],
} as const

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

/** What a page says beside its title: a sentence of its own, and the address of the page whose form was sent. */
export type Refusal = { message?: string | null; back?: PageBefore | null }
export type PageBefore = { to: string; label: string }

/** A page that needs neither React nor the database. */
export function plainPage(status: PlainStatus, requestId: string, { message = null, back = null }: Refusal = {}) {
	const [title, usual] = sentences[status]
	const text = escaped(message ?? usual)
	const way = back === null ? '<a href="/">Return to Home</a>' : `<a href="${escaped(back.to)}">${back.label}</a>`
	const html = `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${brand.name}</title><style>${style}</style></head><body><main><p><b>${brand.name}</b></p><h1>${title}</h1><p>${text}</p><p>${way}</p><p><small>Error ${status}, reference ${requestId}</small></p></main></body></html>`
	return { text: html, type: 'text/html; charset=utf-8' }
}

/** The same for a program (RFC 9457). */
export const plainProblem = (status: PlainStatus, requestId: string) => ({
	text: JSON.stringify({
		type: 'about:blank',
		title: sentences[status][0],
		status,
		code: `http-${status}`,
		detail: `Reference ${requestId}`,
	}),
	type: 'application/problem+json',
})
