import { ReportForm } from '#app/jobs/report-form.tsx'
import type { FormProblem } from '#app/platform/form.ts'
import { conductReasonNames, conductReasons } from './conduct.ts'
import { longestConductDetail } from './limits.ts'

/** What somebody has to say about how a hospital or a specialist behaves. */
export function ConductForm({ problem }: { problem: FormProblem | undefined }) {
	return (
		<ReportForm
			problem={problem}
			reasons={conductReasons.map((value) => ({ value, label: conductReasonNames[value] }))}
			hint="Tell us who said or asked for what, when and how. We will also review the contact request and your messages with them."
			longest={longestConductDetail}
		/>
	)
}
