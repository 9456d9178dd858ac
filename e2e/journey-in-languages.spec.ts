// A specialist's whole way in Hindi and in Marathi, on a narrow phone, with scripts and without. Everything is found by its words in
// that language; the hospital's part, which is in English, has stories of its own.
import './database.ts'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { aCoverRequest, askFor } from '#app/cover/fixtures.server.ts'
import { coverPreferences } from '#app/cover/tables.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { languageNow, many, t } from '#app/platform/language/words.ts'
import { uniqueNumber, uniqueWord } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, applyWithResume, completeProfile, pressApply, registerSpecialist, theirs } from './steps.ts'

/** In the language, and no wider than the screen. */
async function expectItFits(page: Page) {
	await expect(page.locator('html')).toHaveAttribute('lang', languageNow())
	const wide = await page.evaluate(() => {
		const room = document.documentElement.clientWidth
		if (document.documentElement.scrollWidth <= room) return []
		return [...document.querySelectorAll('body *')]
			.filter((element) => element.getBoundingClientRect().right > room + 1)
			.map(({ tagName, className, textContent }) => `${tagName} ${String(className)}: ${textContent.slice(0, 60)}`)
	})
	expect([page.url(), wide]).toEqual([page.url(), []])
}

async function specialistOf(number: string): Promise<Specialist> {
	const account = only(
		await db
			.select()
			.from(accounts)
			.where(eq(accounts.phone, `+91${number}`)),
	)
	return { kind: 'specialist', accountId: account.id, specialistId: account.id, sessionId: '', name: account.name }
}

async function walk(page: Page, { canVerify }: { canVerify: boolean }) {
	const run = uniqueNumber()
	const hospital = await aHospital({ displayName: `Sahyadri ${uniqueWord()}` })
	const member = await aMember({ hospitalId: hospital.id })
	const job = await aJob({ hospitalId: hospital.id, title: `Neuro Anesthesiologist, ward ${run}` })
	const number = aNumber()

	await test.step('registers and completes the profile', async () => {
		await registerSpecialist(page, { name: 'Dr Leela Joshi', number })
		if (canVerify) await page.getByRole('button', { name: t`Verify`, exact: true }).click()
		await completeProfile(page)
		await expectItFits(page)
	})
	const specialist = await specialistOf(number)

	await test.step('searches and applies', async () => {
		await page.goto(theirs('/jobs'))
		await page.getByLabel(t`Speciality, hospital or skill`).fill(`ward ${run}`)
		await page.getByRole('button', { name: t`Search`, exact: true }).click()
		await expectItFits(page)
		await page.getByRole('link', { name: job.title, exact: true }).filter({ visible: true }).click()
		await expectItFits(page)
		await pressApply(page)
		if (!page.url().endsWith('/apply')) await page.goto(theirs(`/jobs/${job.id}/apply`))
		await applyWithResume(page, 'मी जूनपासून येऊ शकते. मैं जून से आ सकती हूँ।')
		await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
		await expect(page.getByText('मैं जून से आ सकती हूँ', { exact: false })).toBeVisible()
		await expectItFits(page)
	})

	await test.step('takes the application back, and thinks better of it', async () => {
		await page.getByRole('link', { name: t`Withdraw application` }).click()
		await page.getByRole('button', { name: t`Withdraw application` }).click()
		await expect(page.getByText(t`Application withdrawn`).first()).toBeVisible()
		await page.getByRole('button', { name: t`Undo`, exact: true }).click()
		await expect(page.getByText(t`Your application is active again`)).toBeVisible()
	})

	await test.step('chooses a time for an interview', async () => {
		const interview = await anInterview({ member, specialist })
		await page.goto(theirs(`/interviews/${interview.id}`))
		await expectItFits(page)
		await page
			.getByRole('button', { name: new RegExp(`^${t`Choose this time`}`) })
			.first()
			.click()
		await expect(page.getByText(t`Your interview is confirmed`)).toBeVisible()
		await expectItFits(page)
	})

	await test.step('reads an offer and accepts it', async () => {
		const offered = await aJob({ hospitalId: hospital.id, title: `Consultant, ward ${run}` })
		const application = await anApplication({ stage: 'offered', job: offered, specialist })
		const offer = await anOffer({ member, application })
		await passUndoWindows(application.id)
		await page.goto(theirs(`/applications/${application.id}`))
		await expect(page.getByText(offer.message ?? '').first()).toBeVisible()
		await expectItFits(page)
		await page.getByRole('link', { name: t`Accept or decline` }).click()
		await expectItFits(page)
		// Her other application is asked about first.
		await page.getByRole('link', { name: t`Accept offer` }).click()
		await page.getByRole('radio', { name: many({ count: 2 }, 'Keep it open', 'Keep them open') }).check()
		await page.getByRole('button', { name: t`Accept offer` }).filter({ visible: true }).click()
		await expect(page.getByText(t`You accepted the offer`).first()).toBeVisible()
		await expectItFits(page)
	})

	await test.step('covers a case tonight', async () => {
		await aCredential(specialist, { status: 'verified' })
		await db.insert(coverPreferences).values({ specialistId: specialist.specialistId }).onConflictDoNothing()
		const request = await aCoverRequest({ member })
		await askFor(request.id, [specialist.specialistId])
		await page.goto(theirs('/cover'))
		await expectItFits(page)
		await page.goto(theirs(`/cover/${request.id}`))
		await expectItFits(page)
		await page.getByRole('button', { name: t`Accept`, exact: true }).click()
		await expect(page.getByText(t`You have accepted this case`).first()).toBeVisible()
		await expect(page.getByRole('link', { name: t`Call ${{ hospital: hospital.displayName }}` }).first()).toBeVisible()
		await expectItFits(page)
	})
}

for (const [language, called] of [
	['hi', 'Hindi'],
	['mr', 'Marathi'],
] as const) {
	test(`a specialist registers, applies, is interviewed, hired and covers a case in ${called}`, async ({ page }) => {
		await inLanguage(language, () => walk(page, { canVerify: false }))
	})

	test(`the same in ${called} without JavaScript`, async ({ newPerson }) => {
		const page = await newPerson({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
		await inLanguage(language, () => walk(page, { canVerify: true }))
	})
}
