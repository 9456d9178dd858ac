// A speciality in the person's own words, on a narrow phone: offered, understood, asked about or refused.
import './database.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, registerSpecialist, resumeFile } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a nurse writes her speciality in Hindi, and the form says what it understood', async ({ page }) => {
	await registerSpecialist(page, { name: 'Sister Leela Joshi', number: aNumber() })
	await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
	const speciality = page.getByLabel('Current speciality')

	await speciality.fill('परिचारिका')
	await expect(page.getByRole('option', { name: 'Staff Nurse' })).toBeVisible()
	await page.getByLabel('Current location').fill('Pune')
	await expect(page.getByText('Understood as Staff Nurse.')).toBeVisible()

	await speciality.fill('Neuro')
	await page.getByLabel('Current location').focus()
	await expect(page.getByText(/^This may be Neurosurgeon, Neurologist/)).toBeVisible()
	await speciality.fill('OT technician')
	await page.getByLabel('Current location').focus()
	await expect(page.getByText('We list doctors and nurses. We do not list OT technicians.')).toBeVisible()
	await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360)
	await page.screenshot({ path: 'test-results/speciality-note.png', fullPage: true })

	await speciality.fill('स्टाफ नर्स')
	await page.getByLabel('Resume').setInputFiles(resumeFile)
	await page.getByRole('button', { name: 'Save and continue' }).click()
	await expect(page.getByText('“स्टाफ नर्स” saved as Staff Nurse')).toBeVisible()
	const councils = page.getByLabel('Council', { exact: true })
	await expect(councils.getByRole('option', { name: 'Maharashtra Nursing Council' })).toBeAttached()
	await expect(councils.getByRole('option', { name: 'Maharashtra Medical Council' })).not.toBeAttached()
	await page.screenshot({ path: 'test-results/speciality-saved.png', fullPage: true })
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('words with several readings are asked about, and a technician is told that the trade is not listed', async ({
		page,
	}) => {
		await registerSpecialist(page, { name: 'Dr Leela Joshi', number: aNumber() })
		await page.getByRole('button', { name: 'Verify' }).click()
		const send = async (speciality: string) => {
			await page.getByLabel('Current speciality').fill(speciality)
			await page.getByLabel('Current location').fill('Pune')
			await page.getByRole('button', { name: 'Save and continue' }).click()
		}

		await send('Physiotherapist')
		await expect(page.getByText(/We do not list physiotherapists/).first()).toBeVisible()

		await send('Neuro')
		await expect(page.getByRole('group', { name: 'What does “Neuro” mean?' })).toBeVisible()
		await page.screenshot({ path: 'test-results/speciality-asked.png', fullPage: true })
		await page.getByLabel('Neurologist', { exact: true }).check()
		await page.getByRole('button', { name: 'Save and continue' }).click()
		await expect(page.getByText('“Neuro” saved as Neurologist')).toBeVisible()
	})
})
