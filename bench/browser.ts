import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '#test/chromium.ts'
import { freePort } from '#test/free-port.ts'

/** Chromium as the browser tests use it, open to Lighthouse at `debugPort`. */
export async function withBrowser<Outcome>(use: (browser: Browser, debugPort: number) => Promise<Outcome>) {
	const { executablePath, args } = await findChromium()
	const debugPort = await freePort()
	const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${debugPort}`] })
	try {
		return await use(browser, debugPort)
	} finally {
		await browser.close()
	}
}
