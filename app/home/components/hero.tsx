import { ChevronRight, Search } from 'lucide-react'
import { Link } from 'react-router'
import { frequentWords } from '#app/catalog/words/frequent-words.ts'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { TheatreScene } from '#app/pictures/theatre-scene.tsx'
import { QuickRegistrationLink } from '#app/specialists/onboarding/quick-registration.tsx'
import { Button } from '#app/ui/button.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import { type BoardJob, TodaysList } from './todays-list.tsx'
import { t } from '#app/platform/language/words.ts'

type HeroProps = {
	/** What was counted, in a sentence; null before the first count. */
	counted: string | null
	openJobs: number | null
	/** Specialists with a verified registration whom a hospital can find. */
	verified: number | null
	jobs: readonly BoardJob[]
	isVisitor: boolean
}

/** What the site is in one line, and one door for each kind of person. Both work before anything else has loaded. */
export function Hero({ counted, openJobs, verified, jobs, isVisitor }: HeroProps) {
	return (
		<section aria-labelledby="hero-title" className="overflow-x-clip">
			<div className="page grid pt-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)] lg:gap-12 lg:pt-0">
				<div className="grid content-center gap-3 lg:gap-6 lg:py-12">
					<div className="grid gap-2 lg:gap-3">
						<h1 id="hero-title" className="text-3xl font-bold tracking-tight lg:text-4xl">
							{t`Hospital jobs for doctors and nurses, with the pay shown`}
						</h1>
						{counted ? <p className="text-ink-2 lg:text-lg">{counted}</p> : null}
					</div>
					<div className="grid gap-2 lg:gap-3">
						<search className="deep grid gap-2 rounded-lg px-4 py-3 lg:p-5">
							<h2 className="text-lg">{t`I am looking for work`}</h2>
							<form method="get" action="/jobs" className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
								<div className="text-ink">
									<SuggestField
										name="q"
										id="hero-q"
										label={t`Speciality, hospital or city`}
										hideLabel
										placeholder={t`Speciality`}
										type="search"
										maxLength={100}
										suggestions={frequentWords}
										source={suggestionPaths.jobs}
									/>
								</div>
								<Button variant="gold" className="px-3">
									<Search size={18} aria-hidden="true" className="max-sm:hidden" />
									{openJobs === null ? t`See jobs` : t`See ${{ count: openJobs.toLocaleString('en-IN') }} jobs`}
								</Button>
							</form>
							{isVisitor ? (
								<p className="text-sm">
									{t`Free for you.`}{' '}
									<QuickRegistrationLink className="font-semibold whitespace-nowrap text-on-deep underline underline-offset-4">
										{t`Register as a specialist`}
									</QuickRegistrationLink>
								</p>
							) : null}
						</search>
						{isVisitor ? (
							<Link
								to="/hospitals"
								className="panel flex items-center justify-between gap-3 px-4 py-2.5 text-ink no-underline hover:border-brand lg:p-5"
							>
								<span>
									<span className="block text-lg font-semibold">{t`I am hiring`}</span>
									<span className="block text-sm text-ink-2">
										{verified
											? t`${{ count: verified.toLocaleString('en-IN') }} verified specialists`
											: t`See who is looking for work`}
									</span>
								</span>
								<ChevronRight size={20} aria-hidden="true" className="shrink-0" />
							</Link>
						) : null}
					</div>
				</div>
				<div className="relative -mx-4 mt-4 h-38 overflow-hidden md:-mx-6 md:h-56 lg:mx-0 lg:mt-0 lg:-mr-[calc((100vw-min(100vw,75rem))/2+1.5rem)] lg:h-auto lg:min-h-[34rem]">
					<TheatreScene className="-mt-[26%] w-full lg:absolute lg:inset-0 lg:mt-0 lg:h-full" />
					<TodaysList jobs={jobs} />
				</div>
			</div>
		</section>
	)
}
