// The product's main job, with three people. A specialist finds work, a hospital finds a specialist, an operator
// verifies the hospital. No one sees more than their screens.
import './database.ts'
import { readFile } from 'node:fs/promises'
import { passUndoWindows } from '#app/applications/fixtures.server.ts'
import { demoAccounts, demoPassword } from '#demo/demo-accounts.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { uniqueNumber } from '#test/unique.ts'
import { expect, test } from './fixtures.ts'
import { openReview } from './open-review.ts'
import {
	addTerms,
	addBasics,
	aNumber,
	applyWithResume,
	completeProfile,
	logIn,
	registerHospital,
	registerSpecialist,
	resumeFile,
	openJob,
	pressApply,
} from './steps.ts'
import { applyEarlier, endUndoMinute } from './undo-minute.ts'

const idIn = (address: string) => /[\da-f]{8}-[\da-f-]{27}/.exec(address)?.[0] ?? ''

test('a hospital is verified, posts a job and hires the specialist who applied', async ({ newPerson }) => {
	const [leela, hospital, operator] = [await newPerson(), await newPerson(), await newPerson()]
	// So that it can be told again on the same database.
	const run = uniqueNumber()
	const hospitalName = `Sanjeevan Hospital ${run}`
	const jobTitle = `Cardiac Anesthesiologist, ward ${run}`
	const account = {
		name: hospitalName,
		email: `meera@valley-${run}.example`,
		password: 'three blue lanterns',
	}
	const number = aNumber()

	await test.step('the hospital registers, waits, and drafts a job', async () => {
		await registerHospital(hospital, account)
		await hospital.getByLabel('Registration certificate number').fill(`PMC/NH/${run}`)
		await hospital.getByRole('button', { name: 'Submit for verification' }).click()
		await expect(hospital.getByText('Submitted for verification', { exact: true })).toBeVisible()

		await hospital.goto('/hospital/post-job')
		await expect(hospital.getByText('You can save drafts now and post them once')).toBeVisible()
		await expect(hospital.getByRole('button', { name: 'Post Job' })).toHaveCount(0)
		await hospital.getByLabel('Title').fill(jobTitle)
		await hospital.getByLabel('Specialization', { exact: true }).selectOption('Anesthesiologist')
		await hospital.getByRole('button', { name: 'Save draft' }).click()
		await expect(hospital.getByText('Draft saved')).toBeVisible()
	})

	await test.step('an operator verifies it', async () => {
		await logIn(operator, '/operator/hospitals', { email: demoAccounts.operator.email, password: demoPassword })
		await expect(operator.getByRole('heading', { name: 'Hospitals to check' })).toBeVisible()
		await operator.getByLabel('Hospital name').fill(hospitalName)
		await operator.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
		await operator.getByRole('link', { name: hospitalName }).click()
		await expect(operator.getByText('PMC/NH/').first()).toBeVisible()
		await operator.getByRole('link', { name: 'Verify' }).click()
		await operator.getByRole('radio', { name: 'Health Facility Registry' }).check()
		await operator.getByRole('radio', { name: 'Name, number and address agree.' }).check()
		const hospitalId = idIn(operator.url())
		await operator.getByRole('button', { name: 'Verify hospital' }).click()
		await expect(operator.getByText('Hospital verified')).toBeVisible()
		await endUndoMinute(hospitalId)
	})

	await test.step('it completes the draft and posts it', async () => {
		await hospital.goto('/hospitals/dashboard/jobs')
		// On phones behind More.
		const more = hospital.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: /^More/ })
		if (await more.isVisible()) await more.click()
		await expect(hospital.getByRole('link', { name: /^Notifications ?, \d+ unread/ })).toBeVisible()
		await hospital.keyboard.press('Escape')
		await hospital.getByRole('link', { name: `Edit ${jobTitle}` }).click()
		await hospital.getByRole('button', { name: 'Post Job' }).click()
		await expect(hospital.getByRole('alert')).toBeVisible()

		await hospital.getByLabel('Site').selectOption('Another location')
		await hospital.getByLabel('Location').fill('Shivajinagar, Pune')
		await hospital.getByLabel('Shift type').selectOption('Night')
		await hospital.getByLabel('Start date').fill(inTwoWeeks())
		await hospital.getByLabel('Pay (or minimum)').fill('3,25,000')
		await hospital.getByLabel('Description').fill('Four theatres, mostly cardiac lists, a second consultant on call.')
		await hospital.getByLabel('Required skills').fill('General anesthesia, Regional anesthesia')
		await addTerms(hospital)
		await expect(hospital.getByRole('article').getByText('₹3.25 lakh a month')).toBeVisible()
		await hospital.getByRole('button', { name: 'Post Job' }).click()
		await expect(hospital).toHaveURL('/hospitals/dashboard/jobs')
		await expect(hospital.getByRole('row', { name: new RegExp(jobTitle) })).toContainText('In review')
	})

	await test.step('an operator reads the first job of a new hospital, and it is live', async () => {
		await openReview(operator, jobTitle)
		await expect(operator.getByText('We read the first two jobs of every new hospital')).toBeVisible()
		await operator.waitForURL(/\/operator\/reviews\/[\da-f-]{36}/)
		const reviewId = idIn(operator.url())
		await operator.getByRole('button', { name: 'Approve' }).click()
		await expect(operator.getByText(`Approved: ${jobTitle}`)).toBeVisible()
		await endUndoMinute(reviewId)
		await hospital.reload()
		await expect(hospital.getByRole('row', { name: new RegExp(jobTitle) })).toContainText('Active')
	})

	await test.step('a specialist registers with phone and code', async () => {
		await registerSpecialist(leela, { name: 'Dr Leela Joshi', number })
		await completeProfile(leela)
	})

	await test.step('she finds the job and applies with resume and note', async () => {
		await leela.goto('/jobs')
		await leela.getByLabel('Speciality, hospital or skill').fill(hospitalName)
		await leela.getByRole('button', { name: 'Search', exact: true }).click()
		await openJob(leela, jobTitle)
		await expect(leela.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()
		await pressApply(leela)
		await expect(leela.getByRole('dialog', { name: `Apply to ${hospitalName}` })).toBeVisible()
		await leela.goto(`${leela.url()}/apply`)
		await applyWithResume(leela, 'I have run a cardiac list for six years.')
		await expect(leela.getByText('Applied', { exact: true }).first()).toBeVisible()

		await leela.goto('/doctors/dashboard?tab=applications')
		await expect(leela.getByRole('listitem').filter({ hasText: jobTitle })).toContainText('Applied')
	})

	await test.step('the hospital opens the applicant, and a resume without text waits for mutual interest', async () => {
		await hospital.goto('/hospitals/dashboard/jobs')
		await hospital.getByRole('link', { name: `Applicants for ${jobTitle}`, exact: true }).click()
		await hospital.getByRole('link', { name: 'Dr Leela Joshi' }).click()
		await hospital.getByRole('complementary').getByRole('link', { name: 'Dr Leela Joshi' }).click()
		await expect(hospital).toHaveURL(/\/hospital\/applications\//)
		await expect(hospital.getByText('I have run a cardiac list for six years.')).toBeVisible()
		await expect(hospital.getByText(number.slice(0, 5))).toHaveCount(0)
		await expect(async () => {
			await hospital.reload()
			await expect(hospital.getByText('so there is no preview')).toBeVisible({ timeout: 1_000 })
		}).toPass()
		await expect(hospital.getByRole('link', { name: /^Download/ })).toHaveCount(0)
	})

	const stages = [
		{ button: 'Shortlisted', hers: 'Shortlisted', notice: `${hospitalName} shortlisted you` },
		{ button: 'Interview', hers: 'Interview', notice: `${hospitalName} would like to interview you` },
	]
	const name = 'Dr Leela Joshi'

	await test.step('a mistaken move is undone', async () => {
		await hospital.getByRole('button', { name: 'Interview', exact: true }).click()
		await expect(hospital.getByText(`${name}: Interview`)).toBeVisible()
		await hospital.getByRole('button', { name: 'Undo' }).click()
		await expect(hospital.getByText('Moved back to New')).toBeVisible()
		await leela.goto('/notifications')
		await expect(leela.getByText(`${hospitalName} would like to interview you`)).toHaveCount(0)
	})

	for (const { button, hers, notice } of stages)
		await test.step(`stage ${button}, and she sees it`, async () => {
			await hospital.getByRole('button', { name: button, exact: true }).click()
			await expect(hospital.getByText(`${name}: ${button}`)).toBeVisible()
			await leela.goto('/notifications')
			await leela.getByRole('button', { name: new RegExp(`New.*${notice}`) }).click()
			await expect(leela.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()
			await expect(leela.locator('header').filter({ hasText: jobTitle }).getByText(hers, { exact: true })).toBeVisible()
		})

	await test.step('contact details and the file show once the shortlisting can no longer be undone', async () => {
		await expect(
			hospital.getByText('Employers, and phone and email if the specialist shares them, appear here at'),
		).toBeVisible()
		await expect(hospital.getByText(number.slice(0, 5))).toHaveCount(0)
		await passUndoWindows(new URL(hospital.url()).pathname.split('/').at(-1) ?? '')
		await hospital.reload()
		await expect(hospital.getByText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`)).toBeVisible()
		const downloading = hospital.waitForEvent('download')
		await hospital.getByRole('link', { name: /^Download/ }).click()
		const download = await downloading
		expect(download.suggestedFilename()).toBe(resumeFile.name)
		expect(await readFile(await download.path())).toEqual(resumeFile.buffer)
	})

	await test.step('an offer is made, and she accepts it', async () => {
		await hospital.getByRole('link', { name: 'Make an offer' }).click()
		await hospital.getByLabel('Pay (₹)').fill('3,30,000')
		await hospital.getByLabel('Joining date').fill(istToday(new Date()))
		await hospital.getByRole('textbox', { name: 'Message' }).fill('Four theatres, and a day off after each night.')
		await expect(hospital.getByText('₹3,30,000 a month', { exact: true })).toBeVisible()
		await hospital.getByRole('button', { name: 'Send offer' }).click()
		await expect(hospital.getByText(`Offer sent to ${name}`)).toBeVisible()
		await leela.goto('/notifications')
		await leela.getByRole('button', { name: new RegExp(`New.*${hospitalName} has made you an offer`) }).click()
		await expect(leela.getByText('a day off after each night')).toBeVisible()
		await leela.getByRole('button', { name: 'Accept offer' }).click()
		await expect(leela.getByText('You accepted the offer')).toBeVisible()
	})

	await test.step('she starts, and both rate each other', async () => {
		await hospital.reload()
		await applyEarlier(idIn(hospital.url()), 8)
		await hospital.getByRole('link', { name: 'Confirm joining' }).click()
		await hospital.getByLabel('Joining date').fill(addDays(istToday(new Date()), -7))
		await hospital.getByRole('button', { name: 'Confirm joining' }).click()
		await expect(hospital.getByText(`${name} has joined`)).toBeVisible()
		await hospital.getByText('5 ★').click()
		await hospital.getByRole('button', { name: 'Submit rating' }).click()
		await expect(hospital.getByText(`You rated ${name}`)).toBeVisible()
		await leela.goto('/notifications')
		await leela.getByRole('button', { name: new RegExp(`New.*${hospitalName} confirmed that you joined`) }).click()
		await leela.getByText('4 ★').click()
		await leela.getByRole('button', { name: 'Submit rating' }).click()
		await expect(leela.getByText(`You rated ${hospitalName}`)).toBeVisible()
	})

	await test.step('a second specialist is told why it was not her', async () => {
		const nisha = await newPerson()
		await registerSpecialist(nisha, { name: 'Dr Nisha Rao', number: aNumber() })
		await nisha.getByRole('link', { name: 'Skip for now' }).click()
		await expect(nisha.getByText('Please complete your profile for better job matches.')).toBeVisible()
		await nisha.goto(`/jobs?q=${encodeURIComponent(hospitalName)}`)
		await nisha.getByRole('link', { name: jobTitle }).filter({ visible: true }).first().click()
		await pressApply(nisha)
		await addBasics(nisha)
		await nisha.getByRole('button', { name: 'Send application' }).click()
		await expect(nisha).toHaveURL(/\/applications\//)

		await hospital.goto('/notifications')
		await expect(hospital.getByRole('button', { name: 'Shortlist: Dr Nisha Rao has applied.' })).toBeVisible()
		await hospital.getByRole('link', { name: 'Reject: Dr Nisha Rao has applied.' }).click()
		await hospital.getByLabel('In your own words').fill('We hired somebody this morning.')
		await hospital.getByRole('button', { name: 'Reject application' }).click()
		await expect(hospital).toHaveURL('/notifications')
		await expect(hospital.getByText('Dr Nisha Rao: Not selected')).toBeVisible()
		await expect(hospital.getByRole('button', { name: 'Shortlist: Dr Nisha Rao has applied.' })).toBeHidden()

		await nisha.reload()
		await expect(nisha.getByText('We hired somebody this morning.').first()).toBeVisible()
		await expect(nisha.getByText('Not selected').first()).toBeVisible()
	})
})

/** In two weeks, as a date field takes it. */
const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
