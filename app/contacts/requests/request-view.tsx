import { Link } from 'react-router'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Tag } from '#app/ui/tag.tsx'

export type RequestFacts = {
	hospitalName: string
	hospitalIsVerified: boolean
	/** The page of the hospital, where there is one to see. */
	hospitalHref: string | null
	city: string
	sender: string | null
	/** What it is about: a job by its title, or the reason in words. */
	about: string
	jobHref: string | null
	pay: string
	place: string
	message: string
	sent: string | null
	/** By when it can be answered, while it can. */
	answerBy: string | null
}

/** A request as the specialist reads it: who asks, what for, what is offered, and what they say. */
export function RequestView({ request }: { request: RequestFacts }) {
	const { hospitalName, hospitalHref, about, jobHref } = request
	return (
		<div className="grid grid-cols-1 gap-4">
			<div>
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg font-semibold">
					{hospitalHref ? (
						<Link to={hospitalHref} className="link inline-flex items-center max-lg:min-h-11">
							{hospitalName}
						</Link>
					) : (
						hospitalName
					)}
					{request.hospitalIsVerified ? <Tag tone="success">Verified hospital</Tag> : null}
				</p>
				<p className="text-ink-2">
					{[request.city, request.sender ? `Sent by ${request.sender}` : null].filter(Boolean).join(' · ')}
				</p>
			</div>
			<FactGrid
				facts={[
					{ label: 'About', value: jobHref ? <Link to={jobHref}>{about}</Link> : about },
					{ label: 'Pay', value: request.pay },
					{ label: 'Location', value: request.place },
					{ label: 'Sent', value: request.sent },
					{ label: 'Respond by', value: request.answerBy },
				]}
			/>
			<p className="max-w-prose break-words whitespace-pre-line">{request.message}</p>
		</div>
	)
}
