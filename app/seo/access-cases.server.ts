import { type AccessCases, type World, everybody } from '#test/access.ts'

const ofDraft = ({ draftJob }: World) => ({ jobId: draftJob.id })

const ofClosed = ({ closedJob }: World) => ({ jobId: closedJob.id })

export const accessCases: AccessCases = {
	'seo/routes/job-card': [
		{ ids: ({ openJob }) => ({ jobId: openJob.id }), get: everybody(200) },
		{ about: 'a draft', ids: ofDraft, get: everybody(404) },
		{ about: 'closed', ids: ofClosed, get: everybody(404) },
	],
	'seo/routes/article-card': [
		{ ids: () => ({ slug: 'a-pac-clinic-that-works' }), get: everybody(200) },
		{ about: 'of no article', ids: () => ({ slug: 'no-such-article' }), get: everybody(404) },
	],
	'seo/routes/guide-card': [
		{ ids: () => ({ slug: 'naming-your-pay' }), get: everybody(200) },
		{ about: 'of no guide', ids: () => ({ slug: 'no-such-guide' }), get: everybody(404) },
	],
	'seo/routes/sitemap-part': [{ ids: () => ({ file: 'pages.xml' }), get: everybody(200) }],
}
