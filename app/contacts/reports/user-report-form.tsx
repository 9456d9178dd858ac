import { ReportForm } from '#app/jobs/review/report-form.tsx'
import type { FormProblem } from '#app/platform/http/form.ts'
import { specialistReportReasons, userReportReasonNames, userReportReasons } from './user-reports.ts'
import { longestUserReportDetail } from '../limits.ts'
import { t } from '#app/platform/language/words.ts'

/** Form to report how a hospital or a specialist behaves. */
type UserReportFormProps = {
	about: 'hospital' | 'specialist'
	problem: FormProblem | undefined
	/** Chosen where one comes from a page that knows it. */
	reason?: string | undefined
}

export function UserReportForm({ about, problem, reason }: UserReportFormProps) {
	const reasons = about === 'hospital' ? userReportReasons : specialistReportReasons
	return (
		<ReportForm
			problem={problem}
			reason={reason}
			reasons={reasons.map((value) => ({ value, label: userReportReasonNames[value] }))}
			hint={t`Tell us who said or asked for what, when and how. We will also review any contact request and messages between you.`}
			longest={longestUserReportDetail}
		/>
	)
}
