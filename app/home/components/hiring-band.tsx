import { TeamScene } from '#app/pictures/team-scene.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { t } from '#app/platform/language/words.ts'

/** Speaks to hospitals. `verified` counts the specialists whom they can find with a verified registration. */
export function HiringBand({ verified }: { verified: number | null }) {
	return (
		<section aria-labelledby="hiring-title" className="page mt-8 lg:mt-14">
			<div className="deep grid gap-4 overflow-hidden rounded-xl px-5 pt-6 lg:grid-cols-[1fr_27.5rem] lg:px-8 lg:pt-10">
				<div className="grid content-start justify-items-start gap-3 lg:pb-9">
					<h2 id="hiring-title" className="lg:text-2xl">
						{t`Hiring? The people are already here.`}
					</h2>
					<p>
						{verified
							? `${t`${{ count: verified.toLocaleString('en-IN') }} specialists with a verified registration can be found today.`} `
							: ''}
						{t`There is no fee per hire.`}
					</p>
					<p className="mt-1 flex flex-wrap gap-2">
						<ButtonLink to="/hospitals" variant="gold">
							{t`See who is available`}
						</ButtonLink>
						<ButtonLink to="/hospital/post-job" variant="deep">
							{t`Post a job`}
						</ButtonLink>
					</p>
				</div>
				<TeamScene className="w-full max-w-md self-end justify-self-center" />
			</div>
		</section>
	)
}
