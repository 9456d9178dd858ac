import { pageAsked } from '#app/platform/paging.ts'
import { Form, Link } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useDecisionPause } from '../components/decision-pause.ts'
import { pictureRefusalReasons } from '../cases/case-reasons.ts'
import { listPictures } from '../moderation/pictures.server.ts'
import type { Route } from './+types/pictures.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = pageAsked(new URL(request.url).searchParams)
	return listPictures(operatorOf(context), new Date(), page)
}

export const meta = () => [titled('Pictures')]

const addressOf = (page: number) => (page > 1 ? `/operator/pictures?page=${page}` : '/operator/pictures')

export default function Pictures({ loaderData }: Route.ComponentProps) {
	const { pictures, page, total, first, hasMore } = loaderData
	const { guarded } = useDecisionPause(pictures.map(({ id }) => id).join())
	return (
		<main id="main" className="page grid grid-cols-1 content-start gap-5 py-8">
			<PageHeader
				title="Pictures"
				lead="Photos and logos that only their owners see until you approve them, oldest first."
			/>
			{total === 0 ? (
				<EmptyState picture="done" title="Nothing is waiting for a review." />
			) : (
				<ul className="grid gap-5 sm:grid-cols-2" {...guarded}>
					{pictures.map(({ id, what, hospital, waiting }) => (
						<li key={id} className="panel grid content-start gap-3">
							<img
								src={`/operator/pictures/${id}`}
								alt={what}
								loading="lazy"
								className="h-auto max-w-full rounded-md"
							/>
							<p className="min-w-0">
								{what}
								{hospital ? (
									<>
										{', '}
										<Link to={`/operator/hospitals/${hospital.id}`} className="link">
											{hospital.name}
										</Link>
									</>
								) : null}
								<span className="block text-sm text-ink-2">{waiting}</span>
							</p>
							<PostButton action={`/operator/pictures/${id}/approval`} aria-label={`Approve: ${what}`}>
								Approve
							</PostButton>
							<Form method="post" action={`/operator/pictures/${id}/refusal`} className="grid gap-3">
								<SelectField
									id={`reason-${id}`}
									name="reason"
									label="Reason for removal"
									options={pictureRefusalReasons.map((reason) => ({ value: reason, label: reason }))}
								/>
								<SubmitButton action={`/operator/pictures/${id}/refusal`} variant="danger" pendingLabel="Removing...">
									Remove picture
								</SubmitButton>
							</Form>
						</li>
					))}
				</ul>
			)}
			{page > 1 || hasMore ? (
				<Pagination
					summary={pictures.length > 0 ? `${first}–${first + pictures.length - 1} of ${total}` : `0 of ${total}`}
					previous={page > 1 ? addressOf(page - 1) : null}
					next={hasMore ? addressOf(page + 1) : null}
				/>
			) : null}
		</main>
	)
}
