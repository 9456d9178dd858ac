import { brand } from '#app/brand.ts'
import { findPlace } from '#app/catalog/places.server.ts'
import { experienceLine, payLine } from '#app/jobs/card.ts'
import { type JobRecord, listOpenJobsAfter, postingOf } from '#app/jobs/job-page.server.ts'
import { employmentTypeNames } from '#app/jobs/status.ts'

const jobsAtOnce = 200

/** What XML can hold: no control characters, no half of a pair. */
const printable = (text: string) => text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')

const element = (name: string, text: string | null | undefined) =>
	text ? `<${name}><![CDATA[${printable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>` : ''

/**
 * Every open job in the XML of Indeed, which other aggregators take as well, in parts: however many there are, some
 * hundred are in memory.
 */
export async function* writeAggregatorFeed(origin: string, now: Date): AsyncGenerator<string> {
	yield `<?xml version="1.0" encoding="utf-8"?>\n<source>\n${element('publisher', brand.name)}${element('publisherurl', origin)}<lastBuildDate>${now.toUTCString()}</lastBuildDate>\n`
	for (let last: string | null = null; ; ) {
		const rows: JobRecord[] = await listOpenJobsAfter(last, jobsAtOnce)
		yield rows.map((row) => writeJob(row, origin, now)).join('')
		last = rows.at(-1)?.job.id ?? null
		if (rows.length < jobsAtOnce) break
	}
	yield '</source>\n'
}

function writeJob(record: JobRecord, origin: string, now: Date): string {
	const { job, hospital } = record
	const url = `${origin}/jobs/${job.id}`
	const posting = postingOf(record, url, now)
	if (!posting) return ''
	const place = findPlace(job.location) ?? findPlace(hospital.city)
	const parts = [
		element('title', job.title),
		element('date', job.openedAt?.toISOString()),
		element('referencenumber', job.id),
		element('requisitionid', job.id),
		element('url', url),
		element('company', hospital.name),
		element('sourcename', hospital.name),
		element('streetaddress', job.location),
		element('city', hospital.city),
		element('state', place?.state),
		element('country', 'IN'),
		element('postalcode', /\b[1-9]\d{5}\b/.exec(job.location)?.[0] ?? hospital.pin),
		// Indeed wants characters as they are where HTML allows it.
		element('description', posting.description.replaceAll('&amp;', '&')),
		element('salary', payLine(job)),
		element('jobtype', employmentTypeNames[job.employmentType]),
		element('category', job.speciality),
		element('experience', experienceLine(job)),
		element('expirationdate', posting.validThrough),
	]
	return `<job>${parts.join('')}</job>\n`
}
