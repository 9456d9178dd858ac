import { Search } from 'lucide-react'
import { brand } from '#app/brand.ts'
import { frequentWords } from '#app/catalog/frequent-words.ts'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { QuickRegistrationLink } from '#app/specialists/quick-registration.tsx'
import { Button } from '#app/ui/button.tsx'
import { Capnogram } from '#app/ui/capnogram.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'

type HeroProps = {
	openJobs: number | null
	isVisitor: boolean
	/** Offered for the place where no script runs. */
	cities: readonly string[]
}

/** What the site is for, and a search that works before anything else has loaded. */
export function Hero({ openJobs, isVisitor, cities }: HeroProps) {
	return (
		<section aria-labelledby="hero-title" className="band border-t-0">
			<div className="page grid gap-6 py-8 md:py-12 lg:grid-cols-[1.3fr_1fr] lg:items-end">
				<div className="grid gap-5">
					<h1 id="hero-title" className="text-3xl">
						Find your next hospital job.
					</h1>
					<p className="max-w-prose text-lg text-ink-2">
						Jobs for anesthesiologists, surgeons, physicians and nurses at hospitals we have verified. Every job shows
						its pay. A hospital sees your phone number only after it shortlists you or you accept its contact request.
					</p>
					<search>
						<form method="get" action="/jobs" className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
							<SuggestField
								name="q"
								id="hero-q"
								label="Speciality, hospital or skill"
								type="search"
								maxLength={100}
								suggestions={frequentWords}
								source={suggestionPaths.jobs}
							/>
							<SuggestField
								name="place"
								id="hero-place"
								label="City or PIN"
								suggestions={cities}
								source={suggestionPaths.places}
								placeholder={brand.city}
							/>
							<Button>
								<Search size={18} aria-hidden="true" />
								Search {openJobs ?? ''} jobs
							</Button>
						</form>
					</search>
					{isVisitor ? (
						<p className="flex flex-wrap items-center gap-x-4 gap-y-2">
							<QuickRegistrationLink className="btn btn-secondary">Register as a specialist</QuickRegistrationLink>
							<span className="text-sm text-ink-2">
								It takes about a minute. Already registered? Log in the same way.
							</span>
						</p>
					) : null}
				</div>
				<Capnogram className="hidden h-24 w-full text-brand lg:block" />
			</div>
		</section>
	)
}
