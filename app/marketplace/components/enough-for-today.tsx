import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { DatabaseLimit } from '../database.server.ts'
import { databasePath } from '../paths.ts'

/** Instead of more of the database, for whoever has seen as much of it as one may in a day. */
export function EnoughForToday({ who, accessHref }: { who: DatabaseLimit['who']; accessHref: string | null }) {
	return (
		<main id="main" className="page-narrow py-8">
			<h1>Medical specialists</h1>
			<EmptyState
				title="That is as much as we show in one day"
				action={
					<>
						{accessHref ? <ButtonLink to={accessHref}>Access Full Database</ButtonLink> : null}
						<ButtonLink to={who === 'guest' ? databasePath : '/hospital/shortlist'} variant="secondary">
							{who === 'guest' ? 'Back to the first page' : 'Open your shortlist'}
						</ButtonLink>
					</>
				}
			>
				{who === 'guest'
					? 'So that nobody copies the list of our specialists, each connection sees a limited number of them. It starts again at midnight.'
					: 'Your hospital has looked at as many pages of results as one may in a day, all members together. It starts again at midnight. Whom you have found is on your shortlist and in your contact requests.'}
			</EmptyState>
		</main>
	)
}
