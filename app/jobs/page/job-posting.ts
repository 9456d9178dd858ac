import { addDays, istToday } from '#app/platform/text/dates.ts'
import { formatPayRange, formatRupees, type PayUnit } from '#app/platform/text/money.ts'
import { type DutySheet, jobBenefits } from '../form/duty-sheet.ts'
import type { EmploymentType } from '../status.ts'
import { termBenefits, type Terms, workHours } from '../terms/terms.ts'

type Posting = DutySheet &
	Terms & {
		id: string
		title: string
		description: string
		responsibilities: string[]
		requirements: string[]
		requiredSkills: string[]
		experienceMinYears: number | null
		joiningBonusPaise: bigint | null
		employmentType: EmploymentType
		openedAt: Date
		hoursPerShift: number | null
		startsOn: string
		location: string
		/** Only its city is known: the point of a city is no position of a job. */
		isAtCity?: boolean
		latitude: number | null
		longitude: number | null
		payMinPaise: bigint
		payMaxPaise: bigint | null
		payUnit: PayUnit
		hospitalName: string
		/** Where the job is, which may be another city than its hospital’s. */
		town: { city: string | null; pin: string | null; state: string | null }
		hospitalWebsite: string | null
		/** Its whole address. */
		hospitalLogo: string | null
	}

/** How long a posting counts as fresh for search engines, in days. */
const freshDays = 60

const employmentTypes: Record<EmploymentType, string> = {
	permanent: 'FULL_TIME',
	locum: 'TEMPORARY',
	'part-time': 'PART_TIME',
	visiting: 'CONTRACTOR',
}

/** The units that search engines know. A shift is a day’s work; what is paid by the case has none, and is said in words. */
const payUnits: Record<PayUnit, 'MONTH' | 'DAY' | 'HOUR' | null> = {
	month: 'MONTH',
	shift: 'DAY',
	hour: 'HOUR',
	case: null,
}

/** schema.org's JobPosting, for search engines. */
export function jobPosting(job: Posting, { url, brandName }: { url: string; brandName: string }) {
	const posted = istToday(job.openedAt)
	const freshUntil = addDays(posted, freshDays)
	const lastDay = job.applyBy ?? (freshUntil > job.startsOn ? freshUntil : job.startsOn)
	const benefits = [...jobBenefits(job), ...termBenefits(job)]
	if (job.joiningBonusPaise !== null) benefits.push(`Joining bonus ${formatRupees(job.joiningBonusPaise)}`)
	return {
		'@context': 'https://schema.org',
		'@type': 'JobPosting',
		title: job.title,
		description: descriptionOf(job),
		datePosted: posted,
		validThrough: `${lastDay}T23:59:59+05:30`,
		employmentType: employmentTypes[job.employmentType],
		hiringOrganization: {
			'@type': 'Organization',
			name: job.hospitalName,
			...(job.hospitalWebsite ? { sameAs: job.hospitalWebsite } : {}),
			...(job.hospitalLogo ? { logo: job.hospitalLogo } : {}),
		},
		jobLocation: {
			'@type': 'Place',
			address: {
				'@type': 'PostalAddress',
				streetAddress: job.location,
				...(job.town.city ? { addressLocality: job.town.city } : {}),
				...(job.town.state ? { addressRegion: job.town.state } : {}),
				addressCountry: 'IN',
				...(job.town.pin ? { postalCode: job.town.pin } : {}),
			},
			...(job.latitude !== null && job.longitude !== null && !job.isAtCity
				? { geo: { '@type': 'GeoCoordinates', latitude: job.latitude, longitude: job.longitude } }
				: {}),
		},
		...salaryOf(job),
		jobStartDate: job.startsOn,
		...(job.vacancies === null ? {} : { totalJobOpenings: job.vacancies }),
		...(workHours(job) ? { workHours: workHours(job) } : {}),
		...(benefits.length > 0 ? { jobBenefits: benefits.join(', ') } : {}),
		...experienceOf(job.experienceMinYears),
		...educationOf(job.requirements),
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

const experienceOf = (years: number | null) =>
	years === null
		? {}
		: years === 0
			? { experienceRequirements: 'no requirements' }
			: { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 } }

/** Google knows no medical degrees by name: those of a postgraduate course are one, a nursing degree or diploma another. */
const levels: [RegExp, string][] = [
	[/\b(?:MD|MS|DNB|DrNB|DM|MCh|MDS|MSc)\b/, 'postgraduate degree'],
	[/\b(?:MBBS|BSc|B\.Sc)\b/i, 'bachelor degree'],
	[/\b(?:DA|GNM|ANM|diploma)\b/i, 'professional certificate'],
]

function educationOf(requirements: readonly string[]) {
	const text = requirements.join(' ')
	// Several count as alternatives, so the lowest that is named is what is asked for.
	const level = levels.findLast(([pattern]) => pattern.test(text))?.[1]
	return level === undefined
		? {}
		: { educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: level } }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function descriptionOf(job: Posting): string {
	const { description, responsibilities, requirements } = job
	const pay =
		payUnits[job.payUnit] === null ? [`Pay: ${formatPayRange(job.payMinPaise, job.payMaxPaise, job.payUnit)}`] : []
	const paragraphs = [...description.split(/\n+/), ...pay].map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')
	const list = (title: string, lines: string[]) =>
		lines.length === 0 ? '' : `<p>${title}</p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
	return paragraphs + list('Responsibilities', responsibilities) + list('Requirements', requirements)
}
