import { memberOf } from '#app/identity/groups.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { moreOf, printShown, readShown } from '#app/platform/http/growing-list.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { ShowMore } from '#app/ui/page/show-more.tsx'
import { Rows } from '../components/waiting-page.tsx'
import { loadDay } from './today/day.server.ts'
import type { Route } from './+types/today.ts'
import { titled } from '#app/ui/page/page-title.tsx'

/** So many of each are on the page until someone asks for more. */
const atOnce = 5

export async function loader({ request, context }: Route.LoaderArgs) {
	const { pathname, searchParams } = new URL(request.url)
	const now = new Date()
	const shown = searchParams.has('shown') ? readShown(searchParams) : atOnce
	const day = await loadDay(memberOf(context), shown, now)
	return {
		...day,
		date: formatDay(now),
		more: moreOf(
			shown,
			Math.max(0, ...[...day.toDo, ...day.later].map(({ total }) => total)),
			(count) => `${pathname}?${new URLSearchParams(printShown(count))}`,
		),
	}
}

export const meta = () => [titled('Today')]

/** Where a verified hospital starts: what is to be done, and nothing else above it. */
export default function Today({ loaderData: { toDo, later, date, more } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
			<PageHeader title="Today" lead={date} />
			{toDo.length === 0 ? <p>Nothing to do today.</p> : null}
			{[...toDo, ...later].map((part) => (
				<Rows key={part.title} {...part} />
			))}
			{more ? <ShowMore to={more.to}>Load More</ShowMore> : null}
		</main>
	)
}
