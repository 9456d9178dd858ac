import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import type { DatabaseLimit } from '../database/database.server.ts'
import { databasePath } from '../paths.ts'
import { t } from '#app/platform/language/words.ts'

type DailyLimitReachedProps = { limit: DatabaseLimit; accessHref: string | null }

/** Instead of more of the database, for whoever has seen as much of it as one may in a day. */
export function DailyLimitReached({ limit, accessHref }: DailyLimitReachedProps) {
	return (
		<main id="main" className="page-narrow py-8">
			<h1>{t`Medical specialists`}</h1>
			<EmptyState
				title={t`You have reached today’s limit`}
				action={
					<>
						{accessHref ? <ButtonLink to={accessHref}>{t`Access Full Database`}</ButtonLink> : null}
						<ButtonLink to={databasePath} variant="secondary">
							{t`Back to start`}
						</ButtonLink>
					</>
				}
			>
				{explanation(limit)}
			</EmptyState>
		</main>
	)
}

function explanation({ of }: DatabaseLimit): string {
	return of === 'places'
		? t`To protect specialists’ privacy, each connection can search around a limited number of places a day. The limit resets at midnight. You can still use the other filters and the places you searched for today.`
		: t`To protect specialists’ data from copying, each connection can view a limited number of profiles a day. The limit resets at midnight.`
}
