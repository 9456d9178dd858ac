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
			hint="Who said or asked what, when and how. We read the request and your conversation with them as well."
			longest={longestConductDetail}
		/>
	)
}
