import type { PublicHospital } from './queries.server.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'

/** What a job page says about its hospital. Unknown facts are left out. */
export function HospitalFacts({ hospital }: { hospital: PublicHospital }) {
	const { city, beds, operationTheatres, website, verifiedOn, about } = hospital
	return (
		<div className="grid gap-4">
			{about ? <p className="max-w-prose whitespace-pre-line">{about}</p> : null}
			<FactGrid
				facts={[
					{ label: 'City', value: city },
					{ label: 'Beds', value: beds },
					{ label: 'Operation theatres', value: operationTheatres },
					{ label: 'Checked by us', value: verifiedOn },
					{
						label: 'Website',
						value: website ? (
							<a href={website} rel="noopener noreferrer nofollow" className="link">
								{website.replace(/^https?:\/\/(www\.)?/, '')}
							</a>
						) : null,
					},
				]}
			/>
		</div>
	)
}
