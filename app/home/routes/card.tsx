import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { homeFigures } from '../live-figures.server.ts'
import { drawCard, pictureResponse } from '#app/seo/social-card.server.tsx'

/** The picture of every page that has none of its own. */
export async function loader() {
	const { openJobs, hospitals } = (await homeFigures.read()) ?? { openJobs: 0, hospitals: 0 }
	const counted = (count: number) => count.toLocaleString('en-IN')
	const figures = openJobs > 0 && hospitals > 0
	return pictureResponse(
		await drawCard({
			kicker: company.city,
			title: 'Find your next hospital job.',
			...(figures ? { highlight: `${counted(openJobs)} open jobs at ${counted(hospitals)} verified hospitals` } : {}),
			detail: brand.tagline,
		}),
	)
}
