import { addDays, istToday } from '#app/platform/dates.ts'
import type { PayUnit } from '#app/platform/money.ts'
import type { EmploymentType } from './status.ts'

type Posting = {
	id: string
	title: string
	description: string
	responsibilities: string[]
	requirements: string[]
	requiredSkills: string[]
	employmentType: EmploymentType
	openedAt: Date
	startsOn: string
	location: string
	latitude: number | null
	longitude: number | null
	payMinPaise: bigint
	payMaxPaise: bigint | null
	payUnit: PayUnit
	hospitalName: string
	hospitalCity: string
	hospitalPin: string | null
	hospitalWebsite: string | null
}

/** How long a posting counts as fresh for search engines, in days. */
const freshDays = 60

const employmentTypes: Record<EmploymentType, string> = {
	permanent: 'FULL_TIME',
	locum: 'TEMPORARY',
	'part-time': 'PART_TIME',
	visiting: 'CONTRACTOR',
}

/** A shift is a day's work. There is no unit for a case, so pay per case is left to the text. */
const payUnits: Record<PayUnit, string | null> = { month: 'MONTH', shift: 'DAY', hour: 'HOUR', case: null }

/** schema.org's JobPosting, for search engines. */
export function jobPosting(job: Posting, { url, brandName }: { url: string; brandName: string }) {
	const posted = istToday(job.openedAt)
	const freshUntil = addDays(posted, freshDays)
	return {
		'@context': 'https://schema.org',
		'@type': 'JobPosting',
		title: job.title,
		description: descriptionOf(job),
		datePosted: posted,
		validThrough: `${freshUntil > job.startsOn ? freshUntil : job.startsOn}T23:59:59+05:30`,
		employmentType: employmentTypes[job.employmentType],
		hiringOrganization: {
			'@type': 'Organization',
			name: job.hospitalName,
			...(job.hospitalWebsite ? { sameAs: job.hospitalWebsite } : {}),
		},
		jobLocation: {
			'@type': 'Place',
			address: {
				'@type': 'PostalAddress',
				streetAddress: job.location,
				addressLocality: job.hospitalCity,
				addressCountry: 'IN',
				...(job.hospitalPin ? { postalCode: job.hospitalPin } : {}),
			},
			...(job.latitude !== null && job.longitude !== null
				? { geo: { '@type': 'GeoCoordinates', latitude: job.latitude, longitude: job.longitude } }
				: {}),
		},
		...salaryOf(job),
		jobStartDate: job.startsOn,
		skills: job.requiredSkills.join(', '),
		identifier: { '@type': 'PropertyValue', name: brandName, value: job.id },
		directApply: true,
		url,
	}
}

function salaryOf({ payMinPaise, payMaxPaise, payUnit }: Posting) {
	const unitText = payUnits[payUnit]
	if (unitText === null) return {}
	const rupees = (paise: bigint) => Number(paise) / 100
	return {
		baseSalary: {
			'@type': 'MonetaryAmount',
			currency: 'INR',
			value: {
				'@type': 'QuantitativeValue',
				minValue: rupees(payMinPaise),
				maxValue: rupees(payMaxPaise ?? payMinPaise),
				unitText,
			},
		},
	}
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function descriptionOf({ description, responsibilities, requirements }: Posting): string {
	const paragraphs = description
		.split(/\n+/)
		.map((paragraph) => `<p>${escaped(paragraph)}</p>`)
		.join('')
	const list = (title: string, lines: string[]) =>
		lines.length === 0 ? '' : `<p>${title}</p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
	return paragraphs + list('Responsibilities', responsibilities) + list('Requirements', requirements)
}
