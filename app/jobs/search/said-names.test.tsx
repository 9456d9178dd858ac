import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { aJob } from '../fixtures.server.ts'
import { toJobCard } from '../page/card.ts'
import { JobCard } from '../page/job-card.tsx'
import { DutySheetFacts, JobHead, JobText } from '../page/job-view.tsx'
import { describeJob, findJobForPage } from '../page/job-page.server.ts'
import { listCards } from '../page/cards.server.ts'
import { loadCityJobs } from './landing-page.server.ts'
import { SearchFilters } from './search-filters.tsx'
import { loadSearchPage } from './search-page.server.ts'

function draw(page: ReactNode) {
	const Stub = createRoutesStub([{ path: '/jobs', Component: () => page }])
	return renderToStaticMarkup(<Stub initialEntries={['/jobs']} />)
}

const aPlacedJob = () =>
	aJob({
		title: 'Consultant',
		location: '12 Lake Road, Kothrud, Pune',
		languages: ['mr', 'en'],
		description: 'Four theatres.',
	})

async function drawJob(language: Language) {
	const { id } = await aPlacedJob()
	return inLanguage(language, async () => {
		const record = await findJobForPage(id)
		const [row] = await listCards([id])
		if (!record || !row) throw new Error('no job')
		const job = await describeJob(record, new Date())
		return {
			card: draw(<JobCard job={toJobCard(row, new Date())} />),
			page: draw(
				<>
					<JobHead job={job} />
					<DutySheetFacts job={job} />
					<JobText job={job} />
				</>,
			),
			posting: JSON.stringify(job.posting),
		}
	})
}

test('the card and the page of a job name place, speciality and languages as their reader does, and mark what the hospital wrote', async () => {
	const { card, page, posting } = await drawJob('mr')

	expect(card).toContain('कोथरूड, पुणे')
	expect(card).toMatch(/<h2[^>]* lang="en"[^>]*><a[^>]*>Consultant</)
	for (const said of ['12 Lake Road, कोथरूड, पुणे', 'भूलतज्ज्ञ', 'मराठी, इंग्रजी']) expect(page).toContain(said)
	expect(page).toContain('<p lang="en">Four theatres.</p>')
	expect(posting).not.toMatch(/[\u0900-\u097f]/)
})

test('in English nothing is marked', async () => {
	const { card, page } = await drawJob('en')

	expect(card + page).not.toContain('lang=')
	expect(page).toContain('12 Lake Road, Kothrud, Pune')
})

test('filters and their chips are named as their reader does; what they send and where they lead stays English', async () => {
	await aPlacedJob()
	const address = new URL('http://localhost/jobs?speciality=anesthesiologist&place=Pune')

	const { html, page } = await inLanguage('mr', async () => {
		const found = await loadSearchPage(address, new Date())
		return { html: draw(<SearchFilters page={found} />), page: found }
	})

	expect(html).toMatch(/<option value="anesthesiologist"[^>]*>भूलतज्ज्ञ/)
	expect(html).toMatch(/<option value="0-2"[^>]*>0–2 वर्षे/)
	expect(page.heading).toContain('भूलतज्ज्ञ')
	expect(page.chips.map(({ label }) => label).join()).toMatch(/पुणे \+ 20 km.*भूलतज्ज्ञ/)
	expect([page.fields.place, page.href]).toEqual(['Pune', '/jobs?place=Pune&speciality=anesthesiologist'])
	expect(page.options.cities).toContain('Pune')
})

test('the page of a city is named as its reader does, at its one address', async () => {
	const page = await inLanguage('mr', () =>
		loadCityJobs({ city: 'pune', speciality: 'anesthesiologist' }, new Date(), []),
	)

	expect(page?.heading).toMatch(/पुणे.*भूलतज्ज्ञ|भूलतज्ज्ञ.*पुणे/)
	expect(page?.path).toBe('/jobs/in/pune/anesthesiologist')
})
