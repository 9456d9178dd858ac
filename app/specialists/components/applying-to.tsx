export type AppliedJob = { title: string; hospitalName: string; location: string }

/** What someone was about to apply to, on the pages that ask for their number, code and name. */
export function ApplyingTo({ job }: { job: AppliedJob | null }) {
	if (!job) return null
	return (
		<div className="rounded-md bg-sunken p-3 text-sm">
			<p className="text-ink-2">You are applying for</p>
			<p className="font-semibold">{job.title}</p>
			<p>
				{job.hospitalName}, {job.location}
			</p>
		</div>
	)
}
