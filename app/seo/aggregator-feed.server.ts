import { createReadableStreamFromReadable } from '@react-router/node'
import { Readable } from 'node:stream'
import { brand } from '#app/brand.ts'
import { experienceLine, payLine } from '#app/jobs/page/card.ts'
import { type JobRecord, listOpenJobsAfter, postingOf } from '#app/jobs/page/job-page.server.ts'
import { env } from '#app/platform/env.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { employmentTypeNames } from '#app/jobs/status.ts'
import { cdataElement as element, xmlHead } from './xml.ts'

const jobsAtOnce = 200

/** What an aggregator takes: everything before the jobs, each of them, and the end. */
type Format = {
	open: (origin: string, now: Date) => string
	job: (facts: Facts) => string
	close: string
}

type Facts = ReturnType<typeof factsOf> & object

/** Indeed’s, which other aggregators take as well. */
export const indeed: Format = {
	open: (origin, now) =>
		`<source>\n${element('publisher', brand.name)}${element('publisherurl', origin)}<lastBuildDate>${now.toUTCString()}</lastBuildDate>\n`,
	job({ job, hospital, url, town, description, validThrough }) {
		const parts = [
			element('title', job.title),
			element('date', job.openedAt?.toISOString()),
			element('referencenumber', job.id),
			element('requisitionid', job.id),
			element('url', url),
			element('company', hospital.name),
			element('sourcename', hospital.name),
			element('streetaddress', job.location),
			element('city', town.city),
			element('state', town.state),
			element('country', 'IN'),
			element('postalcode', town.pin),
			element('description', description),
			element('salary', payLine(job)),
			element('jobtype', employmentTypeNames[job.employmentType]),
			element('category', job.speciality),
			element('experience', experienceLine(job)),
			element('expirationdate', validThrough),
		]
		return `<job>${parts.join('')}</job>\n`
	},
	close: '</source>\n',
}

/** Jooble’s, which names a job by an attribute and writes days as 25.11.2026. */
export const jooble: Format = {
	open: () => '<jobs>\n',
	job({ job, hospital, url, town, description, validThrough }) {
		const parts = [
			element('link', url),
			element('name', job.title),
			element('region', [town.city, town.state].filter(Boolean).join(', ')),
			element('description', description),
			element('pubdate', job.openedAt && dottedDay(job.openedAt)),
			element('updated', dottedDay(job.updatedAt)),
			element('salary', payLine(job)),
			element('company', hospital.name),
			element('expire', validThrough && dottedDay(new Date(validThrough))),
			element('jobtype', employmentTypeNames[job.employmentType]),
		]
		return `<job id="${job.id}">${parts.join('')}</job>\n`
	},
	close: '</jobs>\n',
}

const dottedDay = (at: Date) => istToday(at).split('-').reverse().join('.')

/** Every open job in the XML of an aggregator, in parts: however many there are, some hundred are in memory. */
export async function* writeAggregatorFeed(format: Format, origin: string, now: Date): AsyncGenerator<string> {
	yield xmlHead + format.open(origin, now)
	for (let last: string | null = null; ; ) {
		const rows: JobRecord[] = await listOpenJobsAfter(last, jobsAtOnce)
		yield rows.map((row) => writeJob(format, factsOf(row, origin, now))).join('')
		last = rows.at(-1)?.job.id ?? null
		if (rows.length < jobsAtOnce) break
	}
	yield format.close
}

const writeJob = (format: Format, facts: Facts | null) => (facts ? format.job(facts) : '')

function factsOf(record: JobRecord, origin: string, now: Date) {
	const { job, hospital, town } = record
	const url = `${origin}/jobs/${job.id}`
	const posting = postingOf(record, url, now)
	if (!posting) return null
	return {
		job,
		hospital,
		url,
		town,
		// Characters as they are, where HTML allows it.
		description: posting.description.replaceAll('&amp;', '&'),
		validThrough: posting.validThrough,
	}
}

/** The feed as a response that is sent while it is written. */
export function sendFeed(format: Format): Response {
	const feed = Readable.from(writeAggregatorFeed(format, env.APP_ORIGIN, new Date()))
	return new Response(createReadableStreamFromReadable(feed), {
		headers: {
			'Content-Type': 'application/xml; charset=utf-8',
			'Cache-Control': 'public, max-age=3600',
			'X-Streamed': '1',
		},
	})
}
