import './database.ts'
import { expect, test } from './fixtures.ts'
import { useSession } from './steps.ts'
import { plantWorld } from '#test/world.ts'

test('Devanagari is never tightened, slanted or small, and its lines have room', async ({ page }) => {
	const world = await plantWorld()
	await page.setViewportSize({ width: 360, height: 800 })
	await useSession(page, world.cookies.applicant)
	const paths = ['/doctors/dashboard', '/jobs', `/jobs/${world.openJob.id}`, '/applications', '/settings', '/faq']
	for (const path of paths) {
		await page.goto(`/mr${path}`)
		const wrong = await page.evaluate(() =>
			// The names on a drawn map are of its scale.
			[...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].flatMap((element) => {
				const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
				const text = own.map(({ textContent }) => textContent).join('')
				if (!/\p{Script=Devanagari}/u.test(text) || !element.checkVisibility()) return []
				const { fontSize, letterSpacing, fontStyle, lineHeight } = getComputedStyle(element)
				const size = Number.parseFloat(fontSize)
				const room = Number.parseFloat(lineHeight) / size
				const least = element.matches('p, li, dd, dt, td, label, legend')
					? 1.6
					: element.matches('h1, h2, h3')
						? 1.39
						: 1.2
				const isLoose = ['normal', '0px'].includes(letterSpacing)
				const isFine = size >= 14 && isLoose && fontStyle === 'normal' && room >= least
				return isFine ? [] : [`${element.className} ${size}px ${room}: ${text.slice(0, 40)}`]
			}),
		)
		expect([path, wrong]).toEqual([path, []])
	}
})
