import { type AccessCases, type World, everyone } from '#test/access.ts'

const ofDraft = ({ draftJob }: World) => ({ jobId: draftJob.id })

const ofClosed = ({ closedJob }: World) => ({ jobId: closedJob.id })

export const accessCases: AccessCases = {
	'seo/routes/job-card': [
		{ ids: ({ openJob }) => ({ jobId: openJob.id }), get: everyone(200) },
		{ about: 'a draft', ids: ofDraft, get: everyone(404) },
		{ about: 'closed', ids: ofClosed, get: everyone(404) },
	],
	'seo/routes/article-card': [
		{ ids: () => ({ slug: 'a-pac-clinic-that-works' }), get: everyone(200) },
		{ about: 'of no article', ids: () => ({ slug: 'no-such-article' }), get: everyone(404) },
	],
	'seo/routes/guide-card': [
		{ ids: () => ({ slug: 'naming-your-pay' }), get: everyone(200) },
		{ about: 'of no guide', ids: () => ({ slug: 'no-such-guide' }), get: everyone(404) },
	],
	'seo/routes/sitemap-part': [{ ids: () => ({ file: 'pages.xml' }), get: everyone(200) }],
}
