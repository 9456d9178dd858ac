import type { ComponentProps, ReactNode } from 'react'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type ReportViewProps = {
	/** The reported subject. */
	about: string
	back: { to: string; label: string }
	problem: ComponentProps<typeof PageTitle>['problem']
	warning?: ReactNode
	facts: ComponentProps<typeof FactGrid>['facts']
	report: { detail: string | null; settled: string | null; outcome: string | null }
	/** The form for as long as it is open. */
	settlement: ReactNode
	children?: ReactNode
}

/** One report: what is known, what was written, and what came of it or the form to say so. */
export function ReportView({ about, back, problem, warning, facts, report, settlement, children }: ReportViewProps) {
	const title = `Report: ${about}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader back={back} title={title} />
			{warning}
			<FactGrid facts={facts} />
			{report.detail ? <p className="max-w-prose break-words whitespace-pre-line">{report.detail}</p> : null}
			{children}
			{report.settled ? (
				<section className="grid gap-1">
					<h2 className="text-lg">Resolved on {report.settled}</h2>
					<p className="whitespace-pre-line">{report.outcome}</p>
				</section>
			) : (
				settlement
			)}
		</main>
	)
}
