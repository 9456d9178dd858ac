import { Dialog, DialogLink } from '#app/ui/dialog.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import type { ApplyFacts } from './apply-sheet.server.ts'
import { ApplyForm } from '../components/apply-form.tsx'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

const dialogId = 'apply'
const pathOf = (jobId: string) => `/jobs/${jobId}/apply`

/** The first tap: opens the sheet of this page, or leads to the page that does the same where no script or no sheet is. */
export function ApplyLink({ jobId, className = 'btn' }: { jobId: string; className?: string }) {
	return (
		<DialogLink dialog={dialogId} href={pathOf(jobId)} className={className}>
			{t.of('button')`Apply`}
		</DialogLink>
	)
}

type ApplySheetProps = {
	job: { id: string; title: string; hospitalName: string; hospitalLogo: string | null }
	facts: ApplyFacts
}

/** The second tap sends. Once on the page of a job, for a specialist who may apply. */
export function ApplySheet({ job, facts }: ApplySheetProps) {
	return (
		<Dialog
			id={dialogId}
			size="sheet"
			title={
				<span className="flex items-center gap-3">
					<Monogram name={job.hospitalName} logo={job.hospitalLogo} />
					<span className="min-w-0 wrap-anywhere">
						{t`Apply to ${{ hospital: job.hospitalName }}`}
						<span className="block text-sm font-normal text-ink-2" {...asWritten()}>
							{job.title}
						</span>
					</span>
				</span>
			}
		>
			<ApplyForm facts={facts} problem={undefined} action={pathOf(job.id)} isSheet />
		</Dialog>
	)
}
