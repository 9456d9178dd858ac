import { Monogram } from '#app/ui/monogram.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export type AppliedJob = { title: string; hospitalName: string; hospitalLogo: string | null; location: string }

/** What someone was about to apply to, on the pages that ask for their number, code and name. */
export function ApplyingTo({ job }: { job: AppliedJob | null }) {
	if (!job) return null
	return (
		<div className="flex items-center gap-3 rounded-md bg-gold-soft p-3 text-sm text-on-gold-soft">
			<Monogram name={job.hospitalName} logo={job.hospitalLogo} />
			<div className="min-w-0 wrap-anywhere">
				<p>{t`You are applying for`}</p>
				<p className="font-semibold" {...asWritten()}>
					{job.title}
				</p>
				<p>
					{job.hospitalName}, {saidName(job.location)}
				</p>
			</div>
		</div>
	)
}
