// What a specialist meets off the straight way: the dialog on the home page, a pasted code, a wrong file, two tabs.
import './database.ts'
import type { Page } from '@playwright/test'
import { aDocx, aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, completeProfile, registerSpecialist, resumeFile } from './steps.ts'

/** Puts a text into the focused field as Ctrl+V does. */
const paste = (page: Page, text: string) =>
	page.evaluate((pasted) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text', pasted)
		const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
		document.activeElement?.dispatchEvent(event)
	}, text)

test('a code is pasted as it stands in the SMS, and the same number logs in again', async ({ page }) => {
	const number = aNumber()
	await page.goto('/')
	await page
		.getByRole('link', { name: /register/i })
		.and(page.locator('[data-opens]'))
		.first()
		.click()
	const dialog = page.getByRole('dialog', { name: 'Register as Specialist' })
	await dialog.getByLabel('Name', { exact: true }).fill('Dr Kavya Rao')
	await dialog.getByLabel('I agree').check()
	await dialog.getByLabel('Mobile number').fill(`0${number}`)
	await page.keyboard.press('Enter')

	await expect(page.getByText('OTP sent to your phone number')).toBeVisible()
	await expect(page.getByText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`)).toBeVisible()
	await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled()
	await expect(page.getByText(/You can request another code in \d:\d\d/)).toBeVisible()
	const code = await codeFor(page, number)
	await page.getByLabel('Code', { exact: true }).focus()
	await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`)

	await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
	await expect(page.getByText('Phone number verified successfully')).toBeVisible()
	await expect(page.getByText('Registration completed successfully!')).toBeVisible()
	await expect(page.getByLabel('Current speciality')).toHaveValue('Anesthesiologist')
	await page.getByRole('link', { name: 'Skip for now' }).click()
	await expect(page).toHaveURL('/settings')
	await expect(page.getByText('Please complete your profile for better job matches.')).toBeVisible()

	await page.getByRole('button', { name: 'Dr Kavya Rao' }).click()
	await page.getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
	await page.goto('/doctors/register')
	await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
	await page.getByLabel('Mobile number').fill(number)
	await page.getByRole('button', { name: 'Send code' }).click()
	await expect(page.getByText('OTP sent to your phone number')).toBeVisible()
	await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))

	await expect(page.getByText('Account Already Exists')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Dr Kavya Rao' })).toBeVisible()
})

test('logging in takes the number and the code, and someone new adds a name', async ({ page }) => {
	const number = aNumber()
	const logIn = async () => {
		await page.goto('/doctors/register')
		await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
		await page.getByLabel('Mobile number').fill(number)
		await page.getByRole('button', { name: 'Send code' }).click()
		await expect(page.getByText('OTP sent to your phone number')).toBeVisible()
	}
	await logIn()
	const code = await codeFor(page, number)
	const field = page.getByLabel('Code', { exact: true })
	await field.pressSequentially(code === '123456' ? '654321' : '123456')
	await expect(page.getByText('Verification failed. Please try again.')).toHaveCount(1)
	await expect(field).toHaveValue('')
	await expect(field).toBeFocused()
	await field.pressSequentially(code)
	await page.getByLabel('Name', { exact: true }).fill('Dr Nandini Kale')
	await page.getByLabel('I agree').check()
	await page.getByRole('button', { name: 'Create account' }).click()
	await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()

	await page.goto('/doctors/dashboard')
	await page.getByRole('button', { name: 'Dr Nandini Kale' }).click()
	await page.getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
	await logIn()
	await field.pressSequentially(await codeFor(page, number))
	await expect(page.getByText('Login successful')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Dr Nandini Kale' })).toBeVisible()
})

test('an application goes on after the code, with the job on top until then', async ({ page }) => {
	const number = aNumber()
	const job = await aJob({ title: 'Consultant for the night list' })
	await page.goto(`/jobs/${job.id}/apply`)
	await expect(page.getByRole('main').getByText('Consultant for the night list')).toBeVisible()
	await page.getByLabel('Name', { exact: true }).fill('Dr Urmila Bhat')
	await page.getByLabel('Mobile number').fill(number)
	await page.getByLabel('I agree').check()
	await page.getByRole('button', { name: 'Send code' }).click()
	await expect(page.getByRole('main').getByText('Consultant for the night list')).toBeVisible()
	await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))

	await expect(page).toHaveURL(`/jobs/${job.id}/apply`)
	await page.goto('/doctors/dashboard')
	await expect(page.getByText('Hospitals cannot find you yet')).toBeVisible()

	// Private Mode is a choice, and it has not been made.
	await page.goto('/profile?as=hospital')
	await expect(page.getByRole('heading', { name: 'Hospitals cannot find you yet' })).toBeVisible()
	await expect(page.getByText('Private Mode')).toHaveCount(0)
})

test('the number can be changed, and the file that was chosen stays', async ({ page }) => {
	const [first, second] = [aNumber(), aNumber()]
	await page.goto('/doctors/register?returnTo=/notifications')
	await page.getByLabel('Name', { exact: true }).focus()
	await page.getByLabel('Name', { exact: true }).blur()
	await expect(page.getByText('This field is required')).toBeVisible()
	await page.getByLabel('Name', { exact: true }).fill('Dr Kavya Rao')
	await page.getByLabel('Mobile number').fill('12345')
	await page.getByLabel('Mobile number').blur()
	await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
	await page.getByLabel('Mobile number').fill(first)
	await page.getByLabel('I agree').check()

	const resume = page.getByLabel('Resume')
	await resume.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Resume') })
	await expect(page.getByText('Invalid file type. Only PDF or DOCX are allowed.')).toHaveCount(1)
	await expect(resume).toHaveValue('')
	await page.reload()
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dr Kavya Rao')
	await expect(page.getByLabel('Mobile number')).toHaveValue(first)
	await expect(page.getByLabel('I agree')).toBeChecked()
	await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
	await page.getByRole('button', { name: 'Send code' }).click()
	await expect(page.getByText('Invalid file type. Only PDF or DOCX are allowed.').first()).toBeVisible()
	await expect(page).toHaveTitle(/^Error: Register/)
	await resume.setInputFiles({ name: 'cv.docx', mimeType: '', buffer: aDocx() })
	await page.getByRole('button', { name: 'Send code' }).click()

	await page.getByRole('link', { name: 'Change number' }).click()
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dr Kavya Rao')
	await expect(page.getByLabel('Keep cv.docx')).toBeChecked()
	await expect(page.getByLabel('I agree')).toBeChecked()
	await page.getByLabel('Mobile number').fill(second)
	await page.getByRole('button', { name: 'Send code' }).click()
	await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, second))

	await expect(page).toHaveURL('/notifications')
	await page.goto('/profile')
	await expect(page.getByText('cv.docx')).toBeVisible()
	await expect(page.getByText(/Resume uploaded/)).toBeVisible()
})

test('a resume is replaced, removed and put back, and two tabs do not overwrite each other', async ({ page }) => {
	await registerSpecialist(page, { name: 'Dr Kavya Rao', number: aNumber() })
	await completeProfile(page)

	await page.goto('/settings')
	await expect(page.getByText(resumeFile.name)).toBeVisible()
	await page.getByLabel('Replace resume').setInputFiles({ name: 'cv.docx', mimeType: '', buffer: aDocx() })
	await expect(page.getByText('Only PDF files are accepted')).toBeVisible()
	await page
		.getByLabel('Replace resume')
		.setInputFiles({ name: 'Newer.pdf', mimeType: 'application/pdf', buffer: aPdf({ text: 'Newer' }) })
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await expect(page.getByText('Your settings have been updated successfully.')).toBeVisible()
	await expect(page.getByText('Newer.pdf')).toBeVisible()

	await page.getByRole('button', { name: 'Remove resume' }).click()
	await expect(page.getByText('Newer.pdf')).toBeHidden()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('Newer.pdf')).toBeVisible()

	const other = await page.context().newPage()
	await other.goto('/settings')
	await other.getByLabel('Current location').fill('Nagpur')
	await other.getByRole('button', { name: 'Save Changes' }).click()
	await expect(other.getByText('Settings saved')).toBeVisible()

	await page.getByLabel('Current location').fill('Nashik')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	const clash = page.getByRole('alert').filter({ hasText: 'changed in another window' })
	await expect(clash).toContainText('Current location: saved value Nagpur, your value Nashik')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await expect(page.getByText('Settings saved')).toBeVisible()
	await page.reload()
	await expect(page.getByLabel('Current location')).toHaveValue('Nashik')
})
