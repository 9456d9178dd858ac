import { brand } from '#app/brand.ts'
import { countLiveFigures } from '../live-figures.server.ts'
import { drawCard, pictureResponse } from '../seo/social-card.server.tsx'

/** The picture of every page that has none of its own. */
export async function loader() {
	const { openJobs, hospitals } = await countLiveFigures()
	const figures = [
		openJobs > 0 && `${openJobs.toLocaleString('en-IN')} open jobs`,
		hospitals > 0 && `${hospitals.toLocaleString('en-IN')} verified hospitals`,
		'pay on every job',
	]
	return pictureResponse(
		await drawCard({
			kicker: brand.city,
			title: 'Find your next theatre.',
			highlight: brand.tagline,
			detail: figures.filter(Boolean).join(' · '),
		}),
	)
}
