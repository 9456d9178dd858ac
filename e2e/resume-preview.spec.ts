// What a hospital has of a resume: a preview from the application on, the file with mutual interest.
import './database.ts'
import { Readable } from 'node:stream'
import type { Page } from '@playwright/test'
import { passUndoWindows } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { aCareer, anAccess, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { expect, test } from './fixtures.ts'

const text = `Dr Asha Menon
Flat 12, Prabhat Road, Pune 411004
98220 12345, asha.menon at gmail dot com
Consultant Anesthesiologist, Niramay Hospital, since July 2019`

type Reading = Parameters<typeof anAccess>[1]

async function plant(privacy: Parameters<typeof aSpecialist>[0] = {}, reading: Reading = { text }) {
	const member = await aMember()
	const asha = await aSpecialist(privacy)
	await aCareer(asha)
	const file = aPdf()
	const resume = await aResume(asha, { sizeBytes: file.length })
	await fileStore.put(resume.storageKey, Readable.from(file), { contentType: 'application/pdf', bytes: file.length })
	await anAccess(resume, reading)
	return { member, asha, job: await aJob({ hospitalId: member.hospitalId }) }
}

async function signIn(page: Page, accountId: string, kind: 'specialist' | 'member') {
	const [name = '', ...value] = (await aSession({ id: accountId, kind })).cookie.split('=')
	await page
		.context()
		.addCookies([{ name, value: value.join('='), url: `http://localhost:${process.env['E2E_PORT']}` }])
}

/** Applies with the resume; the answer is where the hospital reads the application. */
async function apply(page: Page, jobId: string) {
	await page.goto(`/jobs/${jobId}/apply`)
	await page.getByRole('button', { name: 'Send application' }).click()
	await expect(page).toHaveURL(/\/applications\//)
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
	return { id, path: `/hospital/applications/${id}` }
}

test('a hospital reads a preview at New, and gets the file once the shortlisting cannot be undone', async ({
	newPerson,
}) => {
	const { member, asha, job } = await plant()
	const [specialist, hospital] = [await newPerson(), await newPerson()]
	await signIn(specialist, asha.accountId, 'specialist')
	await signIn(hospital, member.accountId, 'member')
	const statusOfFile = async (path: string) => (await hospital.request.get(`${path}/resume`)).status()

	const application = await test.step('the specialist sees the preview before sending, and afterwards', async () => {
		await specialist.goto(`/jobs/${job.id}/apply`)
		await expect(specialist.getByRole('region', { name: 'Preview of your resume' })).toContainText(
			'Consultant Anesthesiologist, [employer hidden], since July 2019',
		)
		await expect(specialist.getByRole('main')).not.toContainText('98220 12345')
		const sent = await apply(specialist, job.id)
		await expect(specialist.getByText('The hospital sees a preview.')).toBeVisible()
		await specialist.goto('/profile')
		await specialist.getByText('What a hospital sees of your resume before mutual interest').click()
		await expect(specialist.getByRole('region', { name: 'Preview of your resume' })).toContainText('[address hidden]')
		return sent
	})

	await test.step('at New the hospital reads the preview, and there is no file', async () => {
		await hospital.goto(application.path)
		const preview = hospital.locator('section', { has: hospital.getByRole('heading', { name: 'Resume preview' }) })
		await expect(preview).toContainText(
			'Dr Asha Menon [address hidden] [phone number hidden], [email address hidden] Consultant Anesthesiologist, [employer hidden]',
		)
		await expect(hospital.getByRole('link', { name: /^Download/ })).toHaveCount(0)
		expect(await statusOfFile(application.path)).toBe(404)
		expect(await statusOfFile(`/hospital/candidates/${asha.specialistId}`)).toBe(404)
		await hospital.goto(`/doctors/${asha.specialistId}`)
		await hospital.getByRole('link', { name: 'Resume preview' }).click()
		await expect(preview).toBeVisible()
	})

	await test.step('it shortlists, and waits until that cannot be undone', async () => {
		await hospital.getByRole('button', { name: 'Shortlisted', exact: true }).click()
		await expect(hospital.getByText(/^You see a preview .* You can download the file here at/)).toBeVisible()
		expect(await statusOfFile(application.path)).toBe(404)
		await passUndoWindows(application.id)
		await hospital.reload()
		const downloading = hospital.waitForEvent('download')
		await hospital.getByRole('link', { name: 'Download Asha Menon.pdf' }).click()
		expect((await downloading).suggestedFilename()).toBe('Asha Menon.pdf')
		await expect(hospital.getByRole('heading', { name: 'Resume preview' })).toHaveCount(0)
		expect(await statusOfFile(`/hospital/candidates/${asha.specialistId}`)).toBe(200)
	})

	await test.step('the specialist can see both readings', async () => {
		await specialist.goto('/settings/my-data')
		await expect(specialist.getByRole('cell', { name: /Resume preview$/ })).toBeVisible()
		await expect(specialist.getByRole('cell', { name: /Resume: Asha Menon.pdf$/ }).first()).toBeVisible()
	})
})

test('in anonymous mode the preview tells neither name nor employer nor college', async ({ newPerson }) => {
	const { member, asha, job } = await plant({ anonymousMode: true })
	const [specialist, hospital] = [await newPerson(), await newPerson()]
	await signIn(specialist, asha.accountId, 'specialist')
	await signIn(hospital, member.accountId, 'member')
	const { path } = await apply(specialist, job.id)

	await hospital.goto(path)

	const preview = hospital.locator('section', { has: hospital.getByRole('heading', { name: 'Resume preview' }) })
	await expect(preview).toContainText('Consultant Anesthesiologist, [employer hidden]')
	await expect(preview).not.toContainText(/Asha|Menon|Niramay/)
})

test('a file without text says so on both sides, and waits for mutual interest', async ({ newPerson }) => {
	const { member, asha, job } = await plant({}, { status: 'unreadable', text: null, proposal: null })
	const [specialist, hospital] = [await newPerson(), await newPerson()]
	await signIn(specialist, asha.accountId, 'specialist')
	await signIn(hospital, member.accountId, 'member')
	await specialist.goto(`/jobs/${job.id}/apply`)
	await expect(specialist.getByText('This file is a scan or has no text')).toBeVisible()
	const { path } = await apply(specialist, job.id)

	await hospital.goto(path)

	await expect(hospital.getByText('This resume is a scan or has no text, so there is no preview.')).toBeVisible()
	await expect(hospital.getByText(/You can download the file one minute after you shortlist/)).toBeVisible()
	expect((await hospital.request.get(`${path}/resume`)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the preview is open on the page that sends the application', async ({ page }) => {
		const { asha, job } = await plant()
		await signIn(page, asha.accountId, 'specialist')

		await page.goto(`/jobs/${job.id}/apply`)

		await expect(page.getByText('Consultant Anesthesiologist, [employer hidden]')).toBeVisible()
	})
})
