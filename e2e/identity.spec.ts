// A voluntary check on a phone: consent, a photo of a made-up code, the mark, what a hospital reads, and the way back.
import './database.ts'
import { brand } from '#app/brand.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { uniqueWord } from '#test/unique.ts'
import { check } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { useSession } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a specialist agrees, photographs a code and is marked as checked, and ends it again', async ({
	page,
	newPerson,
}) => {
	const name = `Dr Leela ${uniqueWord()}`
	const leela = await aSpecialist({ name })
	await useSession(page, (await aSession({ id: leela.accountId, kind: 'specialist' })).cookie)
	const member = await aMember()
	const hospital = await newPerson({ viewport: { width: 360, height: 740 } })
	await useSession(hospital, (await aSession({ id: member.accountId, kind: 'member' })).cookie)
	const profile = `/doctors/${leela.specialistId}`
	const mark = `Identity checked by ${brand.name} on ${formatDay(new Date())}`
	await hospital.goto(profile)
	await expect(hospital.getByRole('heading', { name }).first()).toBeVisible()
	await expect(hospital.getByText('Identity checked')).toHaveCount(0)

	await page.goto('/profile/credentials')
	await page.getByRole('link', { name: 'Check identity' }).click()
	await expect(page.getByRole('heading', { name: 'Without this check' })).toBeVisible()
	await check(page, 'identity check')
	const code = await page.getByRole('link', { name: 'Open a made-up code in your name' }).getAttribute('href')
	const picture = await page.request.get(code ?? '')
	const photo = { name: 'Screenshot.png', mimeType: 'image/png', buffer: await picture.body() }
	await page.getByLabel('Photo or screenshot of the QR code').setInputFiles(photo)
	await page.getByRole('button', { name: 'Check identity' }).click()
	await expect(page.getByText('Select the box to agree before we read the code.').first()).toBeVisible()

	await page.getByLabel('Photo or screenshot of the QR code').setInputFiles(photo)
	await page.getByRole('checkbox', { name: /^I agree/ }).check()
	await page.getByRole('button', { name: 'Check identity' }).click()
	await expect(page.getByText(mark)).toBeVisible()
	await check(page, 'identity checked')

	await hospital.reload()
	await expect(hospital.getByText(mark).first()).toBeVisible()
	await page.goto('/settings/my-data')
	await expect(page.getByRole('button', { name: /^Withdraw\s*: Identity check/ })).toBeVisible()

	await page.goto('/profile/identity')
	await page.getByRole('link', { name: 'Remove identity check' }).click()
	await page.getByRole('button', { name: 'Remove', exact: true }).click()
	await expect(page.getByText('Identity check removed')).toBeVisible()
	await hospital.reload()
	await expect(hospital.getByRole('heading', { name }).first()).toBeVisible()
	await expect(hospital.getByText('Identity checked')).toHaveCount(0)
})
