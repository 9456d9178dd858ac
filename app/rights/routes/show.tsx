import { company } from '#app/company.ts'
import { notFound } from '#app/platform/http/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { readRequestPage } from '../link.server.ts'
import { findRightsRequest } from '../requests.server.ts'
import { rightsOutcomeNames } from '../status.ts'
import type { Route } from './+types/show.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params }: Route.LoaderArgs) {
	const id = readRequestPage(params.token)
	const request = id === null ? null : await findRightsRequest(id)
	if (!request) throw notFound()
	return { request }
}

export const handle = { hydrate: 'never' } as const

export const meta: Route.MetaFunction = ({ loaderData }) => [
	titled(loaderData ? t`Request ${{ number: loaderData.request.number }}` : t`Request`),
	unlisted,
]

/** For whoever has the link of the receipt: the number, the clock and the answer. */
export default function ShowRightsRequest({ loaderData: { request } }: Route.ComponentProps) {
	const { number, kind, isAnswered, outcome, sent, due, answered, reply } = request
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageHeader
				back={{ to: '/grievances', label: t`Complaints and requests` }}
				title={t`Request ${{ number }}`}
				tags={<Tag tone={isAnswered ? 'success' : 'info'}>{isAnswered ? t`Answered` : t`In progress`}</Tag>}
			/>
			<FactGrid
				facts={[
					{ label: t`Type`, value: kind },
					{ label: t`Received and acknowledged`, value: sent },
					{ label: t`Answer due`, value: isAnswered ? null : due },
					{ label: t`Answered`, value: answered },
					{ label: t`Outcome`, value: outcome && rightsOutcomeNames[outcome] },
					{ label: t`Responsible`, value: t`${{ name: company.grievanceOfficer }}, grievance officer` },
				]}
			/>
			{reply === null ? null : (
				<section aria-labelledby="answer-title" className="grid gap-2">
					<h2 id="answer-title">{t`Our answer`}</h2>
					<p className="max-w-prose whitespace-pre-line wrap-anywhere">{reply}</p>
				</section>
			)}
			<p className="max-w-prose text-ink-2">
				{isAnswered
					? t`If you do not agree, write to ${{ email: company.email }} with this number. About personal data you can turn to the Data Protection Board of India.`
					: t`To add something, write to ${{ email: company.email }} with this number.`}
			</p>
		</main>
	)
}
