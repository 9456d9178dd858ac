import { describeJob, findJobForPage, type JobRecord } from '#app/jobs/page/job-page.server.ts'
import { visibilityOf } from '#app/jobs/page/visibility.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { drawCard, pictureResponse } from '../social-card.server.tsx'
import type { Route } from './+types/job-card.ts'
import { t } from '#app/platform/language/words.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'

/** The picture of a job that everyone may see. */
export async function loader({ params }: Route.LoaderArgs) {
	const record = await findJobForPage(idParam(params.jobId))
	if (!record) throw notFound()
	const facts = { status: record.job.status, hospitalStatus: record.hospital.status }
	if (visibilityOf(facts, 'other') !== 'shown') throw notFound()
	// The picture is one for all readers, and its fonts have Latin letters.
	return inLanguage('en', () => draw(record))
}

async function draw(record: JobRecord) {
	const job = await describeJob(record, new Date())
	return pictureResponse(
		await drawCard({
			kicker: [job.hospital.name, job.city].filter(Boolean).join(', '),
			title: job.title,
			highlight: job.pay,
			detail: job.facts
				.slice(0, 3)
				.map(({ label, value }) => (label === t`Start date` ? t`starts ${{ day: value }}` : value))
				.join(' · '),
		}),
	)
}
