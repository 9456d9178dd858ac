import { Link } from 'react-router'
import { Landmark } from '#app/pictures/landmark.tsx'
import { SpecialityThing, type Thing } from '#app/pictures/speciality-thing.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export type WayIn = { label: string; to: string; jobs: number }

/** The fields of work with most open jobs. */
export function Specialities({ ways }: { ways: readonly (WayIn & { thing: Thing })[] }) {
	if (ways.length === 0) return null
	return (
		<section aria-labelledby="specialities-title" className="page mt-8 lg:mt-14">
			<div className="flex items-baseline justify-between gap-3">
				<h2 id="specialities-title" className="text-xl lg:text-2xl">
					{t`Choose your speciality`}
				</h2>
				<Link to="/jobs" className="link flex min-h-11 items-center text-sm">
					{t`All jobs`}
				</Link>
			</div>
			<ul className="mt-2 grid grid-cols-2 gap-2 md:grid-cols-4 lg:gap-3">
				{ways.map(({ label, to, jobs, thing }) => (
					<li key={to}>
						<Link
							to={to}
							className="panel grid h-full content-start gap-1.5 p-3 text-ink no-underline hover:border-brand lg:flex lg:items-center lg:gap-3 lg:p-4"
						>
							<SpecialityThing of={thing} className="size-11 shrink-0 lg:size-13" />
							<span className="min-w-0 leading-5">
								<span className="block font-semibold">{label}</span>
								<span className="num text-sm text-ink-2">{many({ jobs }, '# job', '# jobs')}</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}

const spoken = (words: string) => <span className="sr-only">{words}</span>

/** The cities with most open jobs. */
export function Cities({ ways }: { ways: readonly WayIn[] }) {
	if (ways.length === 0) return null
	return (
		<section aria-labelledby="cities-title" className="page mt-8 lg:mt-14">
			<div className="flex items-baseline justify-between gap-3">
				<h2 id="cities-title" className="text-xl lg:text-2xl">
					{t`Jobs near you`}
				</h2>
				<Link to="/jobs/in" className="link flex min-h-11 items-center text-sm">
					{t`All cities`}
				</Link>
			</div>
			<ul className="mt-2 grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
				{ways.map(({ label, to, jobs }) => (
					<li key={to}>
						<Link to={to} className="grid gap-1.5 text-ink no-underline hover:underline">
							<Landmark city={label} className="w-full rounded-md" />
							<span className="flex justify-between gap-2">
								<span className="font-semibold">{saidName(label)}</span>
								<span className="num text-sm text-ink-2">
									{jobs === 1
										? rich({ spoken })`${{ jobs }}<spoken> job</spoken>`
										: rich({ spoken })`${{ jobs: jobs.toLocaleString('en-IN') }}<spoken> jobs</spoken>`}
								</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
