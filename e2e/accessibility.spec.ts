// Every page of the product, for each who sees it: axe finds nothing, on a desk in light and on a phone in the dark, and the
// page fits every screen between.
import './database.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aPayRange } from '#app/pay/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { publicIdOf } from '#app/specialists/disclosure/public-id.server.ts'
import { unsubscribeUrl } from '#app/alerts/unsubscribe.server.ts'
import { openApplication } from '#app/applications/pipeline/applicant.server.ts'
import { rightsKinds } from '#app/cases/kinds.ts'
import { consentKeys } from '#app/identity/consent-notice.ts'
import { saveJob } from '#app/jobs/search/saved-jobs.server.ts'
import { recordConsents } from '#app/identity/consents.server.ts'
import { unsubscribeUrl as unsubscribeCandidatesUrl } from '#app/marketplace/unsubscribe.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { requestErasure } from '#app/personal-data/erasure.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aRightsRequest } from '#app/rights/fixtures.server.ts'
import { requestPage } from '#app/rights/link.server.ts'
import { rightsRequestEvents } from '#app/rights/tables.server.ts'
import { check, checkFromScreen, checkOnScreens, showOn } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { aNumber, codeFor, resumeFile, useSession } from './steps.ts'
import { plantWorld, type Role, type World } from '#test/world.ts'

const signIn = (page: Page, world: World, role: Role) => useSession(page, world.cookies[role])

async function checkPages(page: Page, paths: string[]) {
	for (const path of paths) {
		await page.goto(path)
		await checkFromScreen(page, path)
	}
	await showOn(page, 'desk')
}

/** Sends the first form of the page empty. */
async function checkRefusal(page: Page, path: string, button: string) {
	await page.goto(path)
	await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
	await expect(page).toHaveTitle(/^Error: /)
	await checkOnScreens(page, `${path}, refused`)
}

/** A visitor on a desk needs none: everything is in the header. */
async function checkUserMenu(page: Page) {
	for (const screen of ['desk', 'phone'] as const) {
		await showOn(page, screen)
		const button = page.locator('[popovertarget="user-menu"], [popovertarget="more-menu"]').filter({ visible: true })
		if ((await button.count()) === 0) continue
		await button.click()
		const menu = page.locator('#user-menu, #more-menu').filter({ visible: true })
		await expect(menu).toBeVisible()
		await check(page, 'the open user menu', screen === 'desk' ? 1280 : 360)
		await page.keyboard.press('Escape')
		await expect(menu).toBeHidden()
	}
	await showOn(page, 'desk')
}

test.describe.configure({ mode: 'parallel' })

test('a visitor', async ({ page }) => {
	const { openJob, pack, invitation } = await plantWorld()
	await aPayRange()
	await aPayRange({ band: '3-5' })
	await checkPages(page, [
		'/',
		'/jobs',
		'/pay',
		'/pay/anesthesiologist/pune',
		'/jobs?q=nobodysearchesforthis',
		'/jobs?near=Pune&km=20&shift=night&sort=pay',
		`/jobs/${openJob.id}`,
		'/jobs/in',
		'/jobs/terms',
		'/jobs/in/pune',
		'/jobs/in/pune/anesthesiologist',
		'/jobs/in/leh/pulmonologist',
		`/jobs/${randomUUID()}`,
		'/no-such-page',
		'/offline',
		'/doctors/register',
		'/doctors/register?mode=login',
		'/hospital/auth',
		'/hospital/auth?tab=register',
		'/hospital/check-inbox',
		'/hospital/resend-confirmation',
		'/hospital/forgot-password',
		'/hospital/reset-password?token=x',
		'/hospital/confirm-email?token=x',
		`/hospital/invitation?token=${invitation.token}`,
		'/hospital/invitation?token=x',
		'/operator/sign-in',
		`/credentials/${pack.token}`,
		'/credentials/ended',
		'/dev/outbox',
		'/dev/ui',
	])
	await checkRefusal(page, '/hospital/auth', 'Login')
	await checkRefusal(page, '/hospital/auth?tab=register', 'Register')
	await checkRefusal(page, '/hospital/forgot-password', 'Send link')
	await page.goto('/')
	await checkUserMenu(page)
})

test('a visitor who reads', async ({ page }) => {
	await checkPages(page, [
		'/doctors',
		'/hospitals',
		'/hospitals/plans',
		'/how-it-works',
		'/about-us',
		'/success-stories',
		'/blog',
		'/blog/reading-a-locum-contract',
		'/doctors/guides',
		'/doctors/guides/renewing-with-the-maharashtra-medical-council',
		'/privacy-policy',
		'/terms-of-service',
		'/cookies',
		'/contact',
		'/developers',
		'/faq?q=zebra',
		'/faq',
	])
	await page.getByText('How does verification work?').click()
	await checkOnScreens(page, 'an open answer')
	await checkRefusal(page, '/contact', 'Send message')
	await page.goto('/about-us')
	await checkUserMenu(page)
})

test('a visitor who complains', async ({ page }) => {
	const open = await aRightsRequest()
	const answered = await aRightsRequest({ status: 'answered', outcome: 'granted', answeredAt: new Date() })
	await db.insert(rightsRequestEvents).values({
		...{ requestId: answered.id, from: 'open', to: 'answered', reply: 'We have removed the job.' },
	})
	await checkPages(page, [
		'/grievances',
		...rightsKinds.map((kind) => `/grievances?kind=${kind}`),
		'/grievances/link',
		requestPage(open.id),
		requestPage(answered.id),
	])
	await checkRefusal(page, '/grievances?kind=nominee', 'Send')
	await checkRefusal(page, '/grievances/link', 'Send link')
})

test('a visitor in a dialog', async ({ page }) => {
	await page.goto('/')
	await page.getByRole('link', { name: 'Register as a specialist' }).click()
	await expect(page.getByRole('dialog')).toBeVisible()
	await checkOnScreens(page, 'quick registration')
	await showOn(page, 'phone')
	await page.goto('/jobs')
	await page.getByRole('link', { name: /^Filters/ }).click()
	await expect(page.getByRole('dialog')).toBeVisible()
	await check(page, 'filters', 360)
})

test('someone new, from the number to the end of the onboarding', async ({ page }) => {
	const number = aNumber()
	await page.goto('/doctors/register?mode=login')
	await page.getByLabel('Mobile number').fill(number)
	await page.getByRole('button', { name: 'Send code' }).click()
	await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
	await checkOnScreens(page, 'the code')
	const code = await codeFor(page, number)
	const field = page.getByLabel('Code', { exact: true })
	await field.pressSequentially(code === '123456' ? '654321' : '123456')
	await expect(page.getByText('Verification failed. Please try again.')).toBeVisible()
	await checkOnScreens(page, 'a wrong code')
	await field.pressSequentially(code)
	await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
	await checkOnScreens(page, 'the name of someone whom the code proved new')
	await page.getByLabel('Name', { exact: true }).fill('Dr Nandini Kale')
	await page.getByLabel('I agree').check()
	await page.getByRole('button', { name: 'Create account' }).click()
	const completion = page.getByRole('dialog', { name: 'Complete Your Profile' })
	await expect(completion).toBeVisible()
	await checkOnScreens(page, 'the profile to complete')
	await completion.getByLabel('Resume').setInputFiles(resumeFile)
	await completion.getByLabel('Current speciality').fill('Anesthesiologist')
	await completion.getByLabel('Current location').fill('Pune')
	await completion.getByRole('button', { name: 'Save and continue' }).click()
	await expect(page.getByRole('heading', { name: 'Who should not see you' })).toBeVisible()
	await checkOnScreens(page, 'the onboarding')
})

test('a specialist in a dialog', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'applicant')
	await page.goto(`/jobs/${world.otherOpenJob.id}`)
	await page.getByRole('link', { name: 'Apply', exact: true }).filter({ visible: true }).click()
	await expect(page.getByRole('dialog', { name: /^Apply to/ })).toBeVisible()
	await checkOnScreens(page, 'the sheet of an application')
	await page.goto('/account/confirm')
	await page.getByRole('main').getByRole('button', { name: 'Send code' }).click()
	await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
	await checkOnScreens(page, 'the code that confirms an account')
})

test('a specialist', async ({ page }) => {
	const world = await plantWorld()
	const compared = [world.openJob.id, world.otherOpenJob.id]
	for (const id of compared) await saveJob(world.people.applicant, id)
	await signIn(page, world, 'applicant')
	await checkPages(page, [
		'/',
		'/jobs',
		'/jobs/terms',
		`/jobs/${world.openJob.id}`,
		`/jobs/${world.otherOpenJob.id}/apply`,
		`/jobs/${world.openJob.id}/apply`,
		'/doctors/dashboard',
		'/doctors/dashboard?tab=applications',
		'/jobs/matches',
		'/jobs/saved',
		'/jobs/compare',
		`/jobs/compare?job=${compared.join('&job=')}`,
		`/jobs/${world.otherOpenJob.id}/report`,
		'/applications',
		'/waiting',
		`/applications/${world.application.id}`,
		`/applications/${world.application.id}/withdrawal`,
		`/applications/${world.offer.applicationId}`,
		`/applications/${world.placement.applicationId}`,
		`/offers/${world.offer.id}`,
		`/offers/${world.offer.id}/acceptance`,
		`/applications/${world.placement.applicationId}/rating`,
		'/contact-requests',
		'/cover',
		'/cover/settings',
		'/cover/statement',
		`/contact-requests/${world.contactRequest.id}`,
		`/contact-requests/${world.acceptedRequest.id}`,
		`/contact-requests/${world.contactRequest.id}/refusal`,
		`/hospitals/${world.hospital.id}/block`,
		`/hospitals/${world.hospital.id}/report`,
		'/notifications',
		'/messages',
		`/messages/with/${world.hospital.id}`,
	])
	await checkUserMenu(page)
})

test('a specialist: settings, registration and documents', async ({ page }) => {
	const world = await plantWorld()
	const rejected = await aCredential(world.people.applicant, { status: 'rejected' })
	await signIn(page, world, 'applicant')
	await checkPages(page, [
		'/profile',
		'/settings',
		'/settings/notifications',
		'/saved-searches',
		`/saved-searches/${world.savedSearch.id}/name`,
		'/jobs?speciality=icu-nurse',
		new URL(unsubscribeUrl({ of: 'search', id: world.savedSearch.id })).pathname,
		'/settings/security',
		'/account/confirm',
		'/account/security/passkeys/new',
		'/account/security/authenticator',
		'/settings/privacy',
		'/settings/privacy/hidden-hospitals',
		'/settings/my-data',
		'/settings/my-data/log',
		'/settings/my-data/log?show=all',
		'/settings/my-data/export',
		'/settings/my-data/deletion',
		'/doctors/complete-profile',
		'/doctors/complete-profile/details',
		'/profile/availability',
		'/profile/identity',
		'/profile/credentials',
		`/profile/credentials/${world.credential.id}`,
		`/profile/credentials/${world.verifiedCredential.id}`,
		`/profile/credentials/${world.verifiedCredential.id}/edit`,
		`/profile/credentials/${world.credential.id}/removal`,
		`/profile/credentials/${rejected.id}`,
		`/profile/credentials/${rejected.id}/messages`,
		`/profile/credentials/${rejected.id}/appeal`,
		'/profile/credentials/new/registration',
		'/profile/credentials/new/degree',
		'/profile/credentials/new/certificate',
		'/profile/credential-packs',
		`/credentials/${world.pack.token}`,
		'/doctors/register',
	])
	await page.goto('/settings')
	await page.getByLabel('Full name').fill('')
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await expect(page).toHaveTitle(/^Error: /)
	await checkOnScreens(page, '/settings, refused')
})

test('a specialist with nothing yet', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'stranger')
	await checkPages(page, [
		'/profile/credentials',
		'/profile/credential-packs',
		'/doctors/dashboard',
		'/doctors/dashboard?tab=applications',
		'/applications',
		'/jobs/matches',
		'/jobs/saved',
		'/jobs/compare',
		'/notifications',
		'/profile',
	])
})

test('a specialist who was seen, agreed and leaves', async ({ page }) => {
	const world = await plantWorld()
	const { applicant, member } = world.people
	await openApplication(member, world.application.id)
	await db.transaction((tx) => recordConsents(tx, applicant.accountId, consentKeys))
	await requestErasure(applicant)
	await signIn(page, world, 'applicant')
	await checkPages(page, ['/settings/my-data', '/settings'])
	await checkRefusal(page, '/settings/privacy/hidden-hospitals', 'Add hospital')
})

test('a specialist who writes their profile', async ({ page }) => {
	const world = await plantWorld()
	const { posts, courses, skills } = world.career
	await signIn(page, world, 'applicant')
	await checkPages(page, [
		'/profile?as=hospital',
		'/profile?as=hospital-shortlisted',
		'/profile?as=visitor',
		'/profile/resume-reading',
		'/doctors/offline',
		...['about', 'languages', 'shifts', 'availability', 'pay', 'area', 'photo'].map((name) => `/profile/${name}`),
		...['experience', 'education', 'skills'].flatMap((name) => [`/profile/${name}`, `/profile/${name}/new`]),
		`/profile/experience/${posts[0]}`,
		`/profile/education/${courses[0]}`,
		`/profile/skills/${skills[0]}`,
	])
	await checkRefusal(page, '/profile/experience/new', 'Save')
	await checkRefusal(page, '/profile/photo', 'Save photo')
	await signIn(page, world, 'stranger')
	await checkPages(page, ['/profile/experience', '/profile/education', '/profile/skills'])
})

test('the page of a specialist', async ({ page }) => {
	const world = await plantWorld()
	// Someone similar, with more to say than a phone has room for.
	await aSpecialist({ shifts: ['morning', 'afternoon', 'evening', 'night', 'weekend', 'emergency'] })
	const address = `/doctors/${world.people.applicant.specialistId}`
	const inPublic = `/doctors/${publicIdOf(world.people.applicant.specialistId)}`
	await checkPages(page, [inPublic])
	await signIn(page, world, 'pending')
	await checkPages(page, [inPublic])
	await signIn(page, world, 'member')
	await checkPages(page, [address, inPublic])
})

test('the database of specialists, and the page of a hospital', async ({ page }) => {
	const world = await plantWorld()
	const hospital = `/hospitals/${world.hospital.id}`
	const noOne = '/doctor-database?language=sd&shift=night&place=Leh&experience=0-2'
	await checkPages(page, ['/doctor-database', '/doctor-database?shift=night&filters=open', noOne, hospital])
	await signIn(page, world, 'pending')
	await checkPages(page, ['/doctor-database', '/hospital/profile'])
	await signIn(page, world, 'member')
	await checkPages(page, ['/doctor-database?shift=night', noOne, hospital, '/hospital/profile'])
})

test('a hospital', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'member')
	await checkPages(page, [
		'/hospitals/dashboard',
		`/hospitals/dashboard?place=Pune&person=${world.people.applicant.specialistId}`,
		'/hospitals/dashboard?q=nobodyiscalledthis&shift=night',
		'/hospital/contact-requests',
		'/hospital/contact-requests?status=expired',
		'/hospital/today',
		`/doctors/${world.people.stranger.specialistId}/contact`,
		`/doctors/${world.acquaintance.specialistId}/contact`,
		`/hospital/candidates/${world.acquaintance.specialistId}/consideration`,
		`/hospital/candidates/${world.acquaintance.specialistId}/report`,
		'/hospital/shortlist',
		`/hospital/compare?id=${world.people.applicant.specialistId}&id=${world.people.stranger.specialistId}`,
		`/hospital/candidates/contact?id=${world.people.applicant.specialistId}&id=${world.people.stranger.specialistId}`,
		'/hospital/views',
		'/hospital/pools/new',
		`/hospital/candidate-searches/${world.candidateSearch.id}/name`,
		new URL(unsubscribeCandidatesUrl({ of: 'search', id: world.candidateSearch.id })).pathname,
		'/hospitals/dashboard/jobs',
		'/hospital/settings',
		'/hospital/settings/api',
		'/hospital/settings/api/new',
		'/hospital/settings/webhooks',
		'/hospital/settings/webhooks/new',
		`/hospital/settings/webhooks/${world.webhook.endpointId}`,
		'/hospital/settings/embed',
		'/hospital/team',
		'/hospital/log',
		'/hospital/plan',
		'/hospital/team/invitations/new',
		'/hospital/team/leaving',
		'/hospital/cover/record',
		`/hospital/cover/${world.cover.id}`,
		`/hospital/cover/${world.finishedCover.id}`,
		`/hospital/team/members/${world.people.recruiter.accountId}/removal`,
	])
})

test('a hospital: jobs, applicants and messages', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'member')
	const applicants = `/hospital/jobs/${world.openJob.id}/applicants`
	await checkPages(page, [
		`/hospitals/dashboard?job=${world.openJob.id}`,
		`/hospital/jobs/${world.openJob.id}/closure`,
		'/hospital/post-job',
		'/hospital/reviews',
		`/hospital/jobs/${world.draftJob.id}/edit`,
		`/hospital/jobs/${world.draftJob.id}/deletion`,
		'/hospital/job-templates',
		'/hospital/templates',
		'/hospital/templates/new?kind=rejection',
		'/hospital/profile/name',
		'/hospital/profile/logo',
		'/hospital/profile/photos',
		'/hospital/profile/departments',
		'/hospital/profile/sites',
		`/jobs/${world.pausedJob.id}`,
		applicants,
		`${applicants}?view=board`,
		`${applicants}?view=list&applicant=${world.application.id}`,
		`/hospital/jobs/${world.otherOpenJob.id}/applicants`,
		`/hospital/applications/${world.application.id}`,
		`/hospital/applications/${world.application.id}/rejection`,
		`/hospital/applications/${world.application.id}/notes`,
		`/hospital/applications/${world.application.id}/tags`,
		`/hospital/applications/${world.application.id}/scorecard`,
		'/hospital/applicants',
		'/hospital/applicants?view=board',
		'/hospital/applicants?q=nobody&sort=score',
		`/hospital/applicants/rejection?application=${world.application.id}.${world.application.version}`,
		'/hospital/applicants/rejection',
		`/hospital/applications/${world.application.id}/offer`,
		`/hospital/applications/${world.application.id}/start`,
		`/hospital/applications/${world.offer.applicationId}`,
		`/hospital/applications/${world.offer.applicationId}/start`,
		`/hospital/applications/${world.placement.applicationId}`,
		`/hospital/applications/${world.placement.applicationId}/rating`,
		'/notifications',
		'/messages',
		'/messages?q=Nobody',
		`/messages/with/${world.people.applicant.specialistId}`,
		'/account/security',
		'/account/confirm',
	])
	await checkRefusal(page, '/hospital/post-job', 'Post Job')
	await checkRefusal(page, `/hospital/applications/${world.application.id}/rejection`, 'Reject application')
	await page.goto(`${applicants}?view=board`)
	// In sight while its card is pointed at or has the focus.
	await page.getByRole('button', { name: /^Move to:/ }).press('Enter')
	await expect(page.getByRole('button', { name: 'Shortlisted' })).toBeVisible()
	await checkOnScreens(page, 'the open menu of a move')
	// As long as a hand presses: the button of the card goes out of sight at once, its menu stays.
	await page.getByRole('button', { name: 'Shortlisted' }).click({ delay: 200 })
	await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
	await checkOnScreens(page, 'a message with undo')
	await checkUserMenu(page)
})

test('a hospital that waits', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'pending')
	await checkPages(page, [
		'/hospitals/dashboard',
		'/hospitals/verification',
		'/hospital/documents',
		'/hospital/post-job',
	])
})

test('an operator', async ({ page }) => {
	const world = await plantWorld()
	await signIn(page, world, 'operator')
	const record = `/operator/hospitals/${world.pendingHospital.id}`
	await checkPages(page, [
		'/operator',
		'/operator/hospitals',
		'/operator/people',
		'/operator/messages',
		`/operator/messages/${world.contactMessage.id}`,
		`/operator/accounts/${world.people.applicant.accountId}`,
		'/operator/cover',
		'/operator/tasks',
		'/operator/deletions',
		'/operator/team/invitations/new',
		'/operator/team',
		'/operator/figures',
		'/operator/audit',
		'/operator/audit?about=Menon',
		'/operator?status=verified',
		'/operator/reports',
		'/operator/reports?status=settled',
		'/operator/conduct',
		'/operator/conduct?status=settled',
		`/operator/conduct/${world.userReport.id}`,
		'/operator/ratings',
		'/operator/ratings?status=hidden',
		`/operator/ratings/${world.rating.id}`,
		`/operator/ratings/${world.rating.id}/hiding`,
		`/operator/reports/${world.jobReport.id}`,
		'/operator/reviews',
		`/operator/reviews/${world.review.id}`,
		`/operator/jobs/${world.openJob.id}/removal`,
		'/operator/proposals',
		record,
		`${record}/verification`,
		`${record}/rejection`,
		`/operator/cases/hospital/${world.pendingHospital.id}/hold`,
		`/operator/cases/hospital/${world.pendingHospital.id}/question`,
		`/operator/hospitals/${world.hospital.id}`,
		`/operator/hospitals/${world.hospital.id}/suspension`,
		`/operator/hospitals/${world.hospital.id}/members/${world.people.recruiter.accountId}/removal`,
		`/operator/specialists/${world.people.stranger.specialistId}`,
		'/account/security',
	])
	await checkRefusal(page, `${record}/rejection`, 'Reject hospital')
	const credential = `/operator/credentials/${world.credential.id}`
	await checkPages(page, [
		'/operator/credentials',
		'/operator/credentials?status=verified',
		credential,
		`${credential}/rejection`,
		`${credential}/verification`,
		`/operator/credentials/${world.verifiedCredential.id}`,
	])
	await checkRefusal(page, `${credential}/rejection`, 'Reject credential')
	await checkUserMenu(page)
})

test('interviews, for both sides', async ({ page }) => {
	const world = await plantWorld()
	const pages = [world.interview, world.fixedInterview].map(({ id }) => `/interviews/${id}`)
	const [proposed = ''] = pages
	await signIn(page, world, 'applicant')
	await checkPages(page, [
		'/interviews',
		...pages,
		`${proposed}/other-times`,
		`${proposed}/cancellation`,
		`/applications/${world.interview.applicationId}`,
		'/account/calendar',
	])
	await checkRefusal(page, `${proposed}/other-times`, 'Ask for other times')
	await page.goto('/account/calendar')
	await page.getByRole('button', { name: 'Create link' }).click()
	await expect(page.getByRole('textbox', { name: 'Calendar link' })).toBeVisible()
	await checkOnScreens(page, '/account/calendar, with its address')
	await signIn(page, world, 'member')
	const propose = `/hospital/applications/${world.application.id}/interviews/new`
	await checkPages(page, [
		'/hospitals/dashboard/interviews',
		'/hospitals/dashboard/interviews?status=cancelled',
		'/hospitals/dashboard/interviews?view=week',
		'/hospital/reports',
		'/hospital/cover',
		'/hospital/cover/new',
		'/hospital/reports?days=365',
		'/hospital/interviews/new',
		'/hospital/interviews/new?q=Nobody',
		...pages,
		`/interviews/${world.begunInterview.id}`,
		`${proposed}/proposal`,
		`${proposed}/cancellation`,
		`/interviews/${world.fixedInterview.id}/details`,
	])
	await checkRefusal(page, propose, 'Propose these times')
})
