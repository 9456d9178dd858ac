// Forms that send their fields in the address: each is answered at the address without blank fields and defaults.
import { globSync, readFileSync } from 'node:fs'
import type { MiddlewareFunction } from 'react-router'
import { expect, test } from 'vitest'
import { plainAddress } from '#app/platform/http/plain-address.server.ts'

type Page = { form: string; path: string; module: string; sent: string; plain: string }

/** Each form, the pages that answer it, what a browser without scripts sends, and the address that it should get to. */
const pages: Page[] = [
	{
		form: 'app/ui/list/list-search.tsx',
		path: '/jobs',
		module: 'jobs/routes/list',
		sent: '?q=&place=&km=20&speciality=&shift=night&pay=&unit=month&experience=&by=&sort=',
		plain: '?shift=night',
	},
	{
		form: 'app/home/components/hero.tsx',
		path: '/jobs',
		module: 'jobs/routes/list',
		sent: '?q=',
		plain: '',
	},
	{
		form: 'app/ui/list/list-search.tsx',
		path: '/doctor-database',
		module: 'marketplace/routes/database',
		sent: '?q=+&place=&km=50&profession=&sort=relevance',
		plain: '',
	},
	{
		form: 'app/ui/list/list-search.tsx',
		path: '/doctors/database',
		module: 'marketplace/routes/database',
		sent: '?q=ICU&place=Pune&km=50&filters=open&sort=rating&from=',
		plain: '?q=ICU&place=Pune&km=50&filters=open&sort=rating',
	},
	{
		form: 'app/ui/list/list-search.tsx',
		path: '/hospitals/dashboard',
		module: 'marketplace/routes/candidates',
		sent: '?q=&place=Pune&km=20&payMin=&payMax=&from=&sort=pay',
		plain: '?place=Pune&sort=pay',
	},
	{
		form: 'app/embed/routes/settings.tsx',
		path: '/hospital/settings/embed',
		module: 'embed/routes/settings',
		sent: '?theme=auto',
		plain: '',
	},
	{
		form: 'app/jobs/routes/postings/posting-filters.tsx',
		path: '/hospitals/dashboard/jobs',
		module: 'jobs/routes/postings',
		sent: '?status=open&sort=status',
		plain: '?status=open',
	},
	...['/hospital/applicants', '/hospital/jobs/0190a000-0000-7000-8000-000000000000/applicants'].map((path) => ({
		form: 'app/applications/components/applicant-filters.tsx',
		path,
		module: path === '/hospital/applicants' ? 'applications/routes/all-applicants' : 'applications/routes/applicants',
		sent: '?view=list&stage=applied&q=&tag=&score=&sort=fit',
		plain: '?view=list&stage=applied',
	})),
	{
		form: 'app/interviews/calendar/week-calendar.tsx',
		path: '/hospitals/dashboard/interviews',
		module: 'marketplace/routes/interviews',
		sent: '?view=week&week=2026-11-23&interviewer=',
		plain: '?view=week&week=2026-11-23',
	},
	...['hospitals', 'credentials'].map((name) => ({
		form: 'app/operations/components/queue-search.tsx',
		path: `/operator/${name}`,
		module: `operations/routes/${name}`,
		sent: '?status=verified&q=',
		plain: '?status=verified',
	})),
	{
		form: 'app/operations/routes/figures.tsx',
		path: '/operator/figures',
		module: 'operations/routes/figures',
		sent: '?city=&speciality=cardiac-anesthesiologist',
		plain: '?speciality=cardiac-anesthesiologist',
	},
	{
		form: 'app/audit/routes/search.tsx',
		path: '/operator/audit',
		module: 'audit/routes/search',
		sent: '?who=&about=&address=&action=job.remove&from=&to=',
		plain: '?action=job.remove',
	},
	{
		form: 'app/interviews/routes/choose-applicant.tsx',
		path: '/hospital/interviews/new',
		module: 'interviews/routes/choose-applicant',
		sent: '?q=',
		plain: '',
	},
	...['faq', 'hospitals/faq'].map((path) => ({
		form: 'app/content/routes/faq.tsx',
		path: `/${path}`,
		module: 'content/routes/faq',
		sent: '?q=',
		plain: '',
	})),
	{
		form: 'app/dev/routes/outbox.tsx',
		path: '/dev/outbox',
		module: 'dev/routes/outbox',
		sent: '?to=',
		plain: '',
	},
]

/** Forms that always send something, or of which nothing is an address. */
const others: Record<string, string> = {
	'app/operations/components/document-view.tsx': 'the reason is required, and what follows is a file',
	'app/dev/components/actions.tsx': 'an example without fields',
	'app/jobs/routes/compare.tsx': 'boxes alone, of which an empty form sends none',
}

test.each(pages)(
	'$path with $sent is opened with $plain, and that address is kept',
	async ({ path, module, sent, plain }) => {
		expect(await open(module, path + sent)).toBe(path + plain)
		expect(await open(module, path + plain)).toBe('kept')
	},
)

test('every form of this kind is listed above', () => {
	const forms = globSync('app/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('method="get"'))

	expect(forms.sort()).toEqual([...new Set([...pages.map(({ form }) => form), ...Object.keys(others)])].sort())
})

test('an address keeps its order, its repeated fields and names that objects have', () => {
	const plain = (query: string) => plainAddress(new URL(`http://localhost/jobs${query}`))

	expect(plain('?shift=night&shift=&q=a%26b&shift=day')).toBe('/jobs?shift=night&q=a%26b&shift=day')
	expect(plain('?constructor=x&__proto__=y')).toBeNull()
})

/** Where the middleware of a page sends a request. */
async function open(module: string, address: string) {
	const { middleware } = (await import(/* @vite-ignore */ `../app/${module}.tsx`)) as {
		middleware?: MiddlewareFunction<Response>[]
	}
	const url = new URL(address, 'http://localhost:3000')
	const args = { request: new Request(url), url, params: {}, context: {}, pattern: '' } as never
	try {
		for (const each of middleware ?? []) await each(args, () => Promise.resolve(new Response()))
		return 'kept'
	} catch (answer) {
		return answer instanceof Response ? answer.headers.get('Location') : answer
	}
}
