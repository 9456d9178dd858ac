// The list of jobs on the site of a hospital, which is another origin.
import './database.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { expect, test } from './fixtures.ts'

const ours = `http://localhost:${process.env['E2E_PORT']}`

/** A page of a hospital with these lines in it. */
async function aHospitalSite(html: string) {
	const server = createServer((_, res) =>
		res
			.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
			.end(`<!DOCTYPE html><html lang="en"><title>Careers</title><h1>Careers</h1>${html}`),
	)
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

test('a hospital shows its open jobs on its own site, and a job opens on ours in the whole window', async ({
	page,
}) => {
	const hospital = await aHospital({ displayName: 'Niramay Hospital & Research' })
	const titles = ['Intensivist <night>', 'Consultant Anesthesiologist']
	for (const title of titles) await aJob({ hospitalId: hospital.id, title })
	await aJob({ hospitalId: hospital.id, title: 'Closed one', status: 'closed' })
	const site = await aHospitalSite(
		`<script src="${ours}/embed/jobs.js" data-hospital="${hospital.id}" data-theme="dark"></script>`,
	)

	await page.goto(site.url)
	const list = page.frameLocator('iframe[title="Open jobs"]')
	for (const title of titles) await expect(list.getByRole('link', { name: title })).toBeVisible()
	await expect(list.getByText('Closed one')).toHaveCount(0)
	expect(await list.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(18, 26, 24)')
	// As tall as what is in it, so nothing scrolls inside.
	const tall = await list.locator('html').evaluate((html) => html.scrollHeight)
	await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(tall)

	await list.getByRole('link', { name: 'Consultant Anesthesiologist' }).click()
	await expect(page).toHaveURL(new RegExp(`^${ours.replace('localhost', '[^/:]+')}/jobs/`))
	await expect(page.getByRole('heading', { level: 1, name: 'Consultant Anesthesiologist' })).toBeVisible()
	site.close()
})

test('no other page of the product can be framed', async ({ page, problems }) => {
	const site = await aHospitalSite(`<iframe src="${ours}/faq" title="ours"></iframe>`)

	await page.goto(site.url)
	const frame = page.frames().find((each) => each !== page.mainFrame())
	await frame?.waitForLoadState()

	// Some browsers put a page of their own in its place.
	expect(await frame?.locator('main').count()).toBe(0)
	expect(problems.splice(0).join()).toContain("frame-ancestors 'none'")
	site.close()
})
