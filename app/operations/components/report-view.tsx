import type { ComponentProps, ReactNode } from 'react'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { CasePage } from './case-page.tsx'
import { DecisionLink } from './decision-link.tsx'
import { HoldForm } from './hold-form.tsx'
import { QuestionForm } from './question-form.tsx'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import type { Desk } from '../cases/desk.server.ts'

type ReportViewProps = {
	desk: Desk
	/** Its reporter can be asked. */
	askAs: 'job-report' | 'user-report' | null
	/** The reported subject. */
	about: string
	problem: ComponentProps<typeof PageTitle>['problem']
	warning?: ReactNode
	facts: ComponentProps<typeof FactGrid>['facts']
	report: { detail: string | null; sent: string; settled: string | null; outcome: string | null }
	/** The form for as long as it is open. */
	settlement: ReactNode
	children?: ReactNode
}

/** One report: what is known, what was written, and what came of it or the form to say so. */
export function ReportView({
	desk,
	askAs,
	about,
	problem,
	warning,
	facts,
	report,
	settlement,
	children,
}: ReportViewProps) {
	const title = `Report: ${about}`
	return (
		<CasePage
			desk={desk}
			title={title}
			lead={`Sent ${report.sent}`}
			decisions={
				report.settled ? null : (
					<>
						{askAs ? (
							<DecisionLink
								letter="M"
								to={caseWorkAddress(desk.kind, desk.id, 'question')}
								title="Answer or ask the reporter"
								label="Answer or ask"
							>
								<QuestionForm kind={askAs} id={desk.id} usualQuestions={desk.usualQuestions} />
							</DecisionLink>
						) : null}
						<DecisionLink letter="H" to={caseWorkAddress(desk.kind, desk.id, 'hold')} title="Put on hold" label="Hold">
							<HoldForm kind={desk.kind} id={desk.id} />
						</DecisionLink>
					</>
				)
			}
		>
			<PageTitle problem={problem}>{title}</PageTitle>
			{warning}
			<FactGrid facts={facts} />
			{report.detail ? <p className="max-w-prose break-words whitespace-pre-line">{report.detail}</p> : null}
			{children}
			{report.settled ? (
				<section className="grid gap-1">
					<h2>Resolved on {report.settled}</h2>
					<p className="whitespace-pre-line">{report.outcome}</p>
				</section>
			) : (
				settlement
			)}
		</CasePage>
	)
}
