import { tagline } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { homeFigures } from '../live-figures.server.ts'
import { drawCard, pictureResponse } from '#app/seo/social-card.server.tsx'
import { many, t } from '#app/platform/language/words.ts'

/** The picture of every page that has none of its own. */
export async function loader() {
	const { openJobs, hospitals } = (await homeFigures.read()) ?? { openJobs: 0, hospitals: 0 }
	const figures = openJobs > 0 && hospitals > 0
	return pictureResponse(
		await drawCard({
			kicker: company.city,
			title: t`Find your next hospital job.`,
			...(figures ? { highlight: describeJobs(openJobs, hospitals) } : {}),
			detail: tagline(),
		}),
	)
}

function describeJobs(openJobs: number, hospitals: number): string {
	const jobs = many({ openJobs }, '# open job', '# open jobs')
	return t`${{ jobs }} at ${{ hospitals: many({ hospitals }, '# verified hospital', '# verified hospitals') }}`
}
