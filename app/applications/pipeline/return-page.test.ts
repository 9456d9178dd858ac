import { expect, test } from 'vitest'
import { returnPage, returnPageIn, withReturn } from './return-page.ts'

const own = '/hospital/applications/a1'

test('a move leads back to the list or board it was made from', () => {
	const board = '/hospital/jobs/436ac540-77c8-4c84-a63e-e4d81888041f/applicants?view=board'

	for (const list of [
		board,
		'/hospitals/dashboard?person=p1',
		'/hospital/shortlist?pool=p2&person=p1',
		'/hospital/contact-requests?person=p1',
	])
		expect(returnPage(list, 'a1')).toBe(list)
})

test('a form of its own page, such as an offer, leads back to the list that it was opened from', () => {
	const list = '/hospital/applicants?view=list&applicant=a1'

	expect(returnPageIn(`http://localhost${withReturn('/hospital/applications/a1/offer', list)}`, 'a1')).toBe(list)
	expect(returnPageIn('http://localhost/hospital/applications/a1/offer?returnTo=//evil.example', 'a1')).toBe(own)
})

test.each([
	undefined,
	null,
	'',
	'/',
	'//evil.example',
	'https://evil.example',
	'/\\evil.example',
	'/logout',
	'/hospital/jobs/x/applicantsx',
	'/hospital/jobs/../../logout/applicants',
])('anything else, such as %j, leads to the application', (returnTo) => {
	expect(returnPage(returnTo, 'a1')).toBe(own)
})
