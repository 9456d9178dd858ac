import { ButtonLink } from '#app/ui/button.tsx'
import { t } from '#app/platform/language/words.ts'

/** States the policy and how many open jobs carry a bonus now. */
export function JoiningBonus({ jobsWithBonus }: { jobsWithBonus: number }) {
	return (
		<section aria-labelledby="bonus-title" id="joining-bonus" className="page mt-8 lg:mt-14">
			<div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-gold-soft p-4 text-on-gold-soft lg:px-8 lg:py-6">
				<div className="max-w-prose">
					<h2 id="bonus-title">{t`Joining bonus`}</h2>
					<p className="mt-1">
						{t`Many hospitals pay a joining or relocation bonus. Each job states the amount in rupees, and the hospital pays you after you join.`}
					</p>
				</div>
				<ButtonLink to="/jobs?bonus=on" variant="gold">
					{jobsWithBonus === 1 ? t`View the job with a bonus` : t`View ${{ jobs: jobsWithBonus }} jobs with a bonus`}
				</ButtonLink>
			</div>
		</section>
	)
}
