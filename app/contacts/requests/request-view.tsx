import { Link } from 'react-router'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

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
						<Link to={hospitalHref} className="link inline-flex items-center max-lg:min-h-11" {...asWritten()}>
							{hospitalName}
						</Link>
					) : (
						hospitalName
					)}
					{request.hospitalIsVerified ? <Tag tone="success">{t`Verified hospital`}</Tag> : null}
				</p>
				<p className="text-ink-2">
					{[saidName(request.city), request.sender ? t`Sent by ${{ name: request.sender }}` : null]
						.filter(Boolean)
						.join(' · ')}
				</p>
			</div>
			<FactGrid
				facts={[
					{
						label: t`About`,
						value: jobHref ? (
							<Link to={jobHref} {...asWritten()}>
								{about}
							</Link>
						) : (
							about
						),
					},
					{ label: t`Pay`, value: request.pay },
					{ label: t`Location`, value: saidName(request.place) },
					{ label: t`Sent`, value: request.sent },
					{ label: t`Respond by`, value: request.answerBy },
				]}
			/>
			<p className="max-w-prose break-words whitespace-pre-line" {...asWritten()}>
				{request.message}
			</p>
		</div>
	)
}
