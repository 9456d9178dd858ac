import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { formatAtLeast } from '#app/platform/small-sets.ts'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { coverLimits } from '../../asking/kinds.ts'
import type { Route } from '../+types/our-request.ts'

type Page = Route.ComponentProps['loaderData']

const moreOf = (count: number | null) => `${formatAtLeast(count)} more`

/** Counted when everyone had been asked: how many more could be asked with higher pay, from further away, or a day later. */
export function WhatHelps({ page, help }: { page: Page; help: NonNullable<Page['help']> }) {
	const at = (path: string) => `/hospital/cover/${page.cover.id}/${path}`
	return (
		<Panel title="What would help">
			<div className="grid gap-3">
				<ul className="num grid list-disc gap-1 pl-5">
					{help.pay ? (
						<li>
							Pay of {help.pay.amount}, which is usual here: {moreOf(help.pay.more)} to ask
						</li>
					) : null}
					{help.mayAskFurther ? (
						<li>
							Asking up to {coverLimits.furtherKm} km further: {moreOf(help.further)} to ask
						</li>
					) : null}
					<li>The same hours a day later: {moreOf(help.later)} to ask</li>
				</ul>
				<div className="flex flex-wrap gap-2">
					<ButtonLink to={at('pay')}>Raise pay</ButtonLink>
					{help.mayAskFurther ? (
						<PostButton action={at('distance')} variant="secondary" pendingLabel="Asking...">
							Ask further away
						</PostButton>
					) : null}
					<ButtonLink to={`/hospital/cover/new?like=${page.cover.id}`} variant="quiet">
						Ask again for another time
					</ButtonLink>
				</div>
			</div>
		</Panel>
	)
}
