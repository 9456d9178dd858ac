import { Link } from 'react-router'
import { Monogram } from '#app/ui/monogram.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

type Hospital = { id: string; name: string; logo: string | null; city: string; openJobs: number }

/** The hospitals that can be named as partners: verified, and hiring now. */
export function Partners({ hospitals }: { hospitals: readonly Hospital[] }) {
	if (hospitals.length === 0) return null
	return (
		<section aria-labelledby="partners-title" className="page mt-8 lg:mt-14">
			<h2 id="partners-title" className="lg:text-2xl">
				{t`Hospitals hiring now`}
			</h2>
			<ul className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
				{hospitals.map(({ id, name, logo, city, openJobs }) => (
					<li key={id} className="min-w-0">
						<Link
							to={`/hospitals/${id}`}
							className="flex min-h-14 items-center gap-3 text-ink no-underline hover:underline"
						>
							<Monogram name={name} logo={logo} />
							<span className="min-w-0 text-sm">
								<span className="block truncate font-semibold" {...asWritten()}>
									{name}
								</span>
								<span className="block text-ink-2">
									{saidName(city)} · {many({ jobs: openJobs }, '# open job', '# open jobs')}
								</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
