import lighthouse from 'lighthouse'
import { mediansOf } from './figures.ts'
import type { PageToWeigh } from './page-bytes.ts'

const audits = {
	fcpMs: 'first-contentful-paint',
	lcpMs: 'largest-contentful-paint',
	tbtMs: 'total-blocking-time',
	cls: 'cumulative-layout-shift',
} as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = Record<keyof typeof audits | (typeof categories)[number], number>

/** Lighthouse with its mobile preset (slow 4G and a slow phone, simulated), in the browser that listens on `debugPort`. */
async function auditOnce({ url, cookie }: PageToWeigh, debugPort: number): Promise<Scores> {
	const run = await lighthouse(url, {
		port: debugPort,
		output: 'json',
		logLevel: 'error',
		onlyCategories: [...categories],
		...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
	})
	if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
	const { lhr } = run
	return Object.fromEntries([
		...Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]),
		...categories.map((id) => [id, (lhr.categories[id]?.score ?? Number.NaN) * 100]),
	]) as Scores
}

/** The median of each figure of several runs. */
export async function audit(page: PageToWeigh, debugPort: number, runs: number): Promise<Scores> {
	const scores: Scores[] = []
	for (let run = 0; run < runs; run++) scores.push(await auditOnce(page, debugPort))
	return mediansOf(scores)
}
