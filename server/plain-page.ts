import { createHash } from 'node:crypto'
import { brand } from '#app/brand.ts'

/** What to say when the app itself cannot answer, or should not be asked. */
const sentences = {
	400: ['This address cannot be read', 'Something in the address or the form is not as our pages write it.'],
	403: ['This did not come from our pages', 'Go back, load the page again and send the form from there.'],
	404: ['Page not found', 'There is nothing at this address.'],
	405: ['Not possible here', 'This address can be opened, not used in this way.'],
	408: ['That took too long', 'The connection was too slow to receive what you sent. Please try again.'],
	413: ['That is too large', 'Go back and choose a smaller file, or shorten the text.'],
	414: ['This address is too long', 'Go back and take away some of the filters.'],
	415: ['This cannot be read', 'Send the form as our pages send it, without compression.'],
	500: ['Something went wrong on our side', 'We have noted it. Please try again in a moment.'],
	503: ['We are busy at the moment', 'Please try again in a few seconds.'],
} as const

export type PlainStatus = keyof typeof sentences

const style = [
	':root{color-scheme:light dark}',
	'body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif}',
	'main{max-width:34rem;padding:1.5rem}h1{font-size:1.5rem;line-height:1.25}small{opacity:.7}',
].join('')

/** The one inline style that these pages need, allowed by its hash. */
export const plainPagePolicy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
	"frame-ancestors 'none'",
	"base-uri 'none'",
	"form-action 'none'",
].join('; ')

/** A page that needs neither React nor the database. */
export function plainPage(status: PlainStatus, requestId: string): string {
	const [title, text] = sentences[status]
	return `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | ${brand.name}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Return to Home</a></p><p><small>Error ${status}, reference ${requestId}</small></p></main></body></html>`
}
