import type { Browser, CDPSession } from '@playwright/test'

export type PageBytes = { document: number; css: number; script: number; font: number; other: number; requests: number }
export type PageToWeigh = { name: string; url: string; cookie?: string }

const kinds: Record<string, keyof PageBytes> = {
	Document: 'document',
	Stylesheet: 'css',
	Script: 'script',
	Font: 'font',
}

/** What a phone of 360 px with an empty cache receives for one page: bodies as compressed on the wire, without headers. */
export async function weighPage(browser: Browser, { url, cookie }: PageToWeigh): Promise<PageBytes> {
	const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
	if (cookie) {
		const [name = '', value = ''] = cookie.split(/=(.*)/s)
		await context.addCookies([{ name, value, url }])
	}
	const page = await context.newPage()
	const session = await context.newCDPSession(page)
	await session.send('Network.enable')
	const bytes = countBytes(session)
	const response = await page.goto(url, { waitUntil: 'networkidle' })
	if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`)
	await context.close()
	return bytes
}

function countBytes(session: CDPSession): PageBytes {
	const bytes: PageBytes = { document: 0, css: 0, script: 0, font: 0, other: 0, requests: 0 }
	const seen = new Map<string, { kind: keyof PageBytes; length: number | undefined; headers: number }>()
	session.on('Network.responseReceived', ({ requestId, type, response }) => {
		// Pictures inside the style sheet are announced like requests.
		if (response.url.startsWith('data:')) return
		// Our server states every length except for streams. There the headers are subtracted from the total.
		const said = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1]
		const length = said === undefined ? undefined : Number(said)
		seen.set(requestId, { kind: kinds[type] ?? 'other', length, headers: response.encodedDataLength })
	})
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const request = seen.get(requestId)
		if (!request) return
		bytes[request.kind] += request.length ?? Math.max(0, encodedDataLength - request.headers)
		bytes.requests++
	})
	return bytes
}
