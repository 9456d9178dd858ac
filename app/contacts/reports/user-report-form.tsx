import { ReportForm } from '#app/jobs/review/report-form.tsx'
import type { FormProblem } from '#app/platform/http/form.ts'
import { userReportReasonNames, userReportReasons } from './user-reports.ts'
import { longestUserReportDetail } from '../limits.ts'

/** Form to report how a hospital or a specialist behaves. */
export function UserReportForm({ problem }: { problem: FormProblem | undefined }) {
	return (
		<ReportForm
			problem={problem}
			reasons={userReportReasons.map((value) => ({ value, label: userReportReasonNames[value] }))}
			hint="Tell us who said or asked for what, when and how. We will also review any contact request and messages between you."
			longest={longestUserReportDetail}
		/>
	)
}
