import { chromium } from 'playwright-core'
import { findChromium } from '../test/chromium.ts'
const base = 'http://127.0.0.1:4801'
const browser = await chromium.launch(await findChromium())
const dark = await browser.newContext({
	viewport: { width: 360, height: 740 },
	colorScheme: 'dark',
	deviceScaleFactor: 1,
	hasTouch: true,
	isMobile: true,
})
const s = await dark.newPage()
s.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('S', m.text()))
await s.goto(base + '/doctors/register?mode=login')
await s
	.getByLabel(/mobile|phone/i)
	.first()
	.fill('9000000001')
await s
	.getByRole('button', { name: /code|log in|continue/i })
	.first()
	.click()
await s.waitForURL(/code/)
const box = await (await fetch(base + '/dev/outbox.json')).json()
const items = Array.isArray(box) ? box : (box.messages ?? box.entries)
const code = JSON.stringify(items).match(/\b(\d{6})\b/)[1]
await s.keyboard.type(code)
await s.waitForURL((u) => !/code|register/.test(u.pathname), { timeout: 15000 })
await s.goto(base + '/cover')
await s.screenshot({ path: '/tmp/w/c-1.png', fullPage: true })
await s.goto(base + '/cover/settings')
await s.screenshot({ path: '/tmp/w/c-2.png', fullPage: true })
await s.goto(base + '/cover')
await s.getByRole('button', { name: 'For 12 hours' }).click()
await s.getByText('You are available for cover').first().waitFor()
await s.screenshot({ path: '/tmp/w/c-3.png', fullPage: true })
const light = await browser.newContext({
	viewport: { width: 360, height: 740 },
	colorScheme: 'light',
	isMobile: true,
	hasTouch: true,
})
const h = await light.newPage()
h.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('H', m.text()))
await h.goto(base + '/hospital/auth')
await h.getByLabel('Email').first().fill('recruiter@lakeside.example')
await h.getByLabel('Password').first().fill('theatre-list-demo')
await h
	.getByRole('button', { name: /log in|sign in|login/i })
	.first()
	.click()
await h.waitForURL((u) => !/auth/.test(u.pathname))
await h.goto(base + '/hospital/cover')
await h.screenshot({ path: '/tmp/w/c-4.png', fullPage: true })
await h.goto(base + '/hospital/cover/new')
await h.screenshot({ path: '/tmp/w/c-5.png', fullPage: true })
const t = Date.now()
await h.getByLabel('Case or duty').fill('LSCS')
await h.getByText('Emergency', { exact: true }).click()
await h.getByLabel('Pay', { exact: true }).fill('6000')
await h.getByRole('button', { name: 'Ask specialists' }).click()
await h.getByText('We are asking').first().waitFor()
await h.screenshot({ path: '/tmp/w/c-6.png', fullPage: true })
console.log(h.url(), Date.now() - t)
await h.waitForTimeout(4000)
await h.reload()
await h.screenshot({ path: '/tmp/w/c-7.png', fullPage: true })
await s.goto(base + '/cover')
await s.screenshot({ path: '/tmp/w/c-8.png', fullPage: true })
const id = h.url().split('/').pop()
await s.goto(base + '/cover/' + id)
await s.screenshot({ path: '/tmp/w/c-9.png', fullPage: true })
const b = s.getByRole('button', { name: 'Accept' })
if (await b.count()) {
	await b.click()
	await s.waitForTimeout(1500)
	await s.screenshot({ path: '/tmp/w/c-10.png', fullPage: true })
}
await h.reload()
await h.screenshot({ path: '/tmp/w/c-11.png', fullPage: true })
const wide = await browser.newContext({
	viewport: { width: 1440, height: 900 },
	storageState: await light.storageState(),
})
const w = await wide.newPage()
await w.goto(base + '/hospital/cover')
await w.screenshot({ path: '/tmp/w/c-12.png' })
await w.goto(base + '/hospital/cover/new')
await w.screenshot({ path: '/tmp/w/c-13.png', fullPage: true })
await s.goto(base + '/doctors/dashboard')
await s.screenshot({ path: '/tmp/w/c-14.png', fullPage: true })
await s.goto(base + '/cover/statement')
await s.screenshot({ path: '/tmp/w/c-15.png', fullPage: true })
await browser.close()
