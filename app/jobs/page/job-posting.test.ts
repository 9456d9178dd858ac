import { expect, test } from 'vitest'
import { noDutySheet, noTerms } from '../fixtures.server.ts'
import { jobPosting } from './job-posting.ts'

const job: Parameters<typeof jobPosting>[0] = {
	id: '5f0c3a0e-8a43-4a52-9a7e-000000000001',
	title: 'Consultant Anesthesiologist',
	description: 'ICU <script>alert(1)</script> & theatre.\nTwo lists.',
	responsibilities: ['Lists'],
	requirements: [],
	requiredSkills: ['TIVA'],
	employmentType: 'permanent',
	openedAt: new Date('2026-11-30T20:00:00Z'),
	startsOn: '2026-12-15',
	location: 'Shivajinagar, Pune',
	latitude: null,
	longitude: null,
	payMinPaise: 28_000_000n,
	payMaxPaise: null,
	payUnit: 'month',
	hospitalName: 'Lakeside Heart Institute',
	town: { city: 'Pune', pin: '411005', state: 'Maharashtra' },
	hospitalWebsite: null,
	hospitalLogo: null,
	experienceMinYears: 5,
	joiningBonusPaise: null,
	...noDutySheet,
	...noTerms,
	hoursPerShift: null,
}
const site = { url: 'https://example.org/jobs/1', brandName: 'Us' }

test('a job of which only the city is known has no position for search engines', () => {
	const placed = { ...job, latitude: 18.52, longitude: 73.85 }
	expect(jobPosting(placed, site)).toMatchObject({ jobLocation: { geo: { latitude: 18.52 } } })
	expect(JSON.stringify(jobPosting({ ...placed, isAtCity: true }, site))).not.toContain('GeoCoordinates')
})

test('a posting says what search engines need, with Indian dates', () => {
	expect(jobPosting(job, site)).toMatchObject({
		'@type': 'JobPosting',
		datePosted: '2026-12-01',
		validThrough: '2027-01-30T23:59:59+05:30',
		employmentType: 'FULL_TIME',
		baseSalary: { currency: 'INR', value: { minValue: 280_000, maxValue: 280_000, unitText: 'MONTH' } },
		identifier: { name: 'Us', value: job.id },
		directApply: true,
	})
})

test('what the hospital typed is text in the HTML of the description', () => {
	expect(jobPosting(job, site).description).toBe(
		'<p>ICU &lt;script&gt;alert(1)&lt;/script&gt; &amp; theatre.</p><p>Two lists.</p><p>Responsibilities</p><ul><li>Lists</li></ul>',
	)
})

test('a posting carries region, openings, last day, benefits, experience and education where the hospital added them', () => {
	const sheet = {
		vacancies: 2,
		applyBy: '2026-12-14',
		accommodation: 'flat',
		meals: 'none',
		indemnity: 'hospital',
	} as const

	expect(jobPosting({ ...job, ...sheet, requirements: ['MD, DNB or DA'] }, site)).toMatchObject({
		validThrough: '2026-12-14T23:59:59+05:30',
		totalJobOpenings: 2,
		jobBenefits: 'Accommodation: Flat, Professional indemnity cover',
		jobLocation: { address: { addressRegion: 'Maharashtra' } },
		experienceRequirements: { monthsOfExperience: 60 },
		educationRequirements: { credentialCategory: 'professional certificate' },
	})
	expect(jobPosting(job, site)).not.toHaveProperty('totalJobOpenings')
	expect(jobPosting(job, site)).not.toHaveProperty('jobBenefits')
})

test('a start far ahead keeps the posting valid until then', () => {
	expect(jobPosting({ ...job, startsOn: '2027-06-01' }, site).validThrough).toBe('2027-06-01T23:59:59+05:30')
})

test.each(['month', 'shift', 'hour', 'case'] as const)(
	'pay per %s has a unit that search engines know, or is said in words',
	(payUnit) => {
		const posting = jobPosting({ ...job, payMinPaise: 250_000n, payUnit }, site)

		const known = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']
		if (posting.baseSalary) expect(known).toContain(posting.baseSalary.value.unitText)
		else expect(posting.description).toContain('<p>Pay: ₹2,500 per case</p>')
		expect(posting.baseSalary === undefined).toBe(payUnit === 'case')
	},
)
