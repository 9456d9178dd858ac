import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Declarations, by file, whose query takes only so many rows and does not count the others beside them. A new one is listed under the reason
 * why its rows are not read as all there are.
 */
const known = {
	/** Portions of work, which goes on until none is left. */
	portion: [
		'alerts/pending-jobs.server.ts lockPending',
		'billing/end-reminder.server.ts remindOfEnd',
		'billing/invoices.server.ts issueMissingInvoices',
		'billing/payments.server.ts listLive',
		'billing/payments.server.ts listToAskAbout',
		'billing/subscriptions.server.ts listDue',
		'cover/after-block.server.ts releaseCover',
		'cover/asking/cascade.server.ts tendCover',
		'cover/asking/first-requests.server.ts endFirsts',
		'hospitals/checks/yearly-check.server.ts remindOfYearlyCheck',
		'interviews/changes/after-block.server.ts cancelBetweenStrangers',
		'marketplace/search/new-candidates.server.ts listReadersDue',
		'offers/expiry.server.ts expireOffers',
		'offers/responses/answer-clock.server.ts listDue',
		'personal-data/account-erasure.server.ts eraseDueAccounts',
		'specialists/resumes/resume-reading.server.ts readMissing',
	],
	/** What is compared or summed up, of which a person reads the result. */
	weighed: [
		'credentials/papers/same-picture.server.ts listSamePictures',
		'jobs/review/review.server.ts findCopied',
		'matching/candidate-fit.server.ts findFitsAtHospital',
		'matching/people-for-job.server.ts findHospitalOrder',
		'moderation/other-hospitals.server.ts listCandidates',
		'specialists/hiding/hidden-hospitals.server.ts hideFromHospitalIn',
	],
	/** As many as are asked for, and more with the next press or call. */
	grows: [
		'applications/pipeline/applicants.server.ts listApplicantsAfter',
		'contacts/requests/hospital-requests.server.ts listSentRequests',
		'contacts/requests/my-requests.server.ts listMyRequests',
		'interviews/hospital-interviews.server.ts listInterviews',
		'jobs/page/job-page.server.ts listOpenJobsAfter',
		'jobs/queries.server.ts listJobsOfHospital',
		'jobs/routes/postings/hospital-jobs.server.ts listJobsOfHospital',
		'jobs/search/search.server.ts listOpenJobsOf',
		'offers/placements/placement-queries.server.ts listHires',
	],
	/** The first few, under a title that says so or while someone types. */
	offered: [
		'cover/asking/hospital-cover.server.ts listLastAt',
		'frame/hospital-palette.server.ts findApplicants',
		'frame/hospital-palette.server.ts findJobActions',
		'frame/hospital-palette.server.ts findJobs',
		'home/live-figures.server.ts countWaysIn',
		'home/live-figures.server.ts hiringHospitals',
		'jobs/form/templates.server.ts listJobsToCopy',
		'jobs/form/title-suggestions.server.ts listHospitalSuggestions',
		'jobs/form/title-suggestions.server.ts listTitleSuggestions',
		'jobs/page/job-page.server.ts listSimilarJobs',
		'jobs/search/search.server.ts prepareNewest',
		'operations/queries.server.ts findHospitalsByName',
		'specialists/hiding/hidden-hospitals.server.ts suggestHospitals',
		'specialists/name-suggestions.server.ts listNameSuggestions',
		'specialists/name-suggestions.server.ts listNamedPeople',
		'specialists/name-suggestions.server.ts lookUp',
		'specialists/queries.server.ts findProfiles',
		'specialists/routes/dashboard/dashboard.server.ts listTopSkills',
	],
	/** What an operator decided within the last minute. */
	minute: [
		'cases/decisions.server.ts listOpenDecisions',
		'cover/asking/first-requests.server.ts listOwnFirstDecisions',
		'operations/queues/own-decisions.server.ts listRefusedTexts',
	],
	/** Read by a program or a developer. */
	machine: ['interviews/queries.server.ts listForCalendar', 'platform/delivery/demo-outbox.server.ts listDemoSends'],
	/** Counted by another query: the page says of how many it shows a part. */
	said: [
		'cases/proposals.server.ts listProposals',
		'cover/asking/first-requests.server.ts listFirsts',
		'cover/settlement/disputes.server.ts listDisputes',
		'credentials/packs/packs.server.ts listOpenings',
		'operations/cases/appeal-case.server.ts listOpenAppeals',
		'operations/queues/contact-message-queue.server.ts contactMessageQueue',
		'operations/queues/credential-queue.server.ts credentialQueue',
		'operations/queues/hospital-queue.server.ts hospitalQueue',
		'operations/queues/job-report-queue.server.ts jobReportQueue',
		'operations/queues/proposal-queue.server.ts proposalQueue',
		'operations/queues/rating-queue.server.ts ratingQueue',
		'operations/queues/review-queue.server.ts reviewQueue',
		'operations/queues/rights-queue.server.ts rightsQueue',
		'operations/queues/user-report-queue.server.ts userReportQueue',
		'webhooks/endpoints.server.ts findEndpoint',
	],
}

const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.|fixtures|access-cases/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const isPortion = /^(?:portion|atOnce|\w+AtOnce)$/

/** The queries in a file that end before their last row and say nothing of the others, by the declaration that holds them. */
const cutsIn = (source: string) =>
	[...source.matchAll(/\.limit\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(({ 1: most = '', index }) => {
		const end = source.indexOf('\n\n', index)
		const query = source.slice(source.lastIndexOf('\n\n', index), end < 0 ? undefined : end)
		const goesOn = most === '1' || most.endsWith('+ 1') || isPortion.test(most) || query.includes('.offset(')
		const [, holder = ''] =
			[...source.slice(0, index).matchAll(/^(?:export )?(?:async )?(?:const|function) (\w+)/gm)].at(-1) ?? []
		return goesOn ? [] : [{ holder, isCounted: query.includes('totalFound') }]
	})

const cuts = [...sources].flatMap(([file, source]) =>
	cutsIn(source).map((cut) => ({ ...cut, file, name: `${file.slice('app/'.length)} ${cut.holder}` })),
)

const imports = new Map(
	[...sources].map(([file, source]) => {
		const found = [...source.matchAll(/from '(#app\/|\.\.?\/)([^']+)'/g)]
		return [
			file,
			found.map(([, from = '', path = '']) => join(from === '#app/' ? 'app' : join(dirname(file), from), path)),
		]
	}),
)

/** Every module that imports this one, or one that does. */
function importersOf(file: string): Set<string> {
	const found = new Set([file])
	for (let before = 0; before < found.size; ) {
		before = found.size
		for (const [other, parts] of imports) if (parts.some((part) => found.has(part))) found.add(other)
	}
	return found
}

test('a list that is cut says so, loads more, or is known to be read by no one as all there are', () => {
	const silent = [...new Set(cuts.flatMap(({ isCounted, name }) => (isCounted ? [] : [name])))]
	expect(silent.toSorted()).toEqual(Object.values(known).flat().toSorted())
})

/** An importer says it, or a component that it draws with. */
const reaches = (file: string, what: RegExp) =>
	[...importersOf(file)].some((importer) =>
		[importer, ...(imports.get(importer) ?? [])].some((part) => what.test(sources.get(part) ?? '')),
	)

test('the number of all in a list that is cut reaches a page that prints it', () => {
	const counted = cuts.filter(({ isCounted, name }) => isCounted || known.said.includes(name))
	expect(counted.length).toBeGreaterThan(known.said.length)
	expect(counted.filter(({ file }) => !reaches(file, /<FirstOf|are listed\./)).map(({ name }) => name)).toEqual([])
})

test('a list of which more can be asked for reaches a page or a call that does', () => {
	const unasked = known.grows.filter(
		(name) => !reaches(`app/${name.split(' ')[0]}`, /<ShowMore|pageOf\(|urlsPerFile|\bcursor\b/),
	)
	expect(unasked).toEqual([])
})
