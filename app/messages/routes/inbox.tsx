import { Outlet, useMatches } from 'react-router'
import { participantOf } from '#app/identity/groups.server.ts'
import { cx } from '#app/ui/cx.ts'
import { ThreadList } from '../components/thread-list.tsx'
import { readListQuery } from '../schema.server.ts'
import { readThreadList } from '../thread-list.server.ts'
import type { Route } from './+types/inbox.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const reader = participantOf(context)
	const list = await readThreadList(reader, readListQuery(request.url), new Date())
	return { list, isMember: reader.kind === 'member' }
}

/** The list, and beside it on a wide screen the conversation; on a narrow one, one of the two. */
export default function Inbox({ loaderData: { list, isMember } }: Route.ComponentProps) {
	const isOpen = useMatches().some(({ params }) => params['otherId'] !== undefined)
	return (
		<main
			id="main"
			// Below the header, and a hospital's places above it where the screen is narrow.
			className={cx(
				'grid min-h-96 w-full grid-cols-[minmax(0,1fr)] lg:h-[calc(100dvh-5.75rem)] lg:grid-cols-[20rem_minmax(0,1fr)]',
				isMember ? 'h-[calc(100dvh-8.5rem)]' : 'h-[calc(100dvh-5.75rem-var(--bottom-bar))]',
			)}
		>
			<div className={cx('flex min-h-0 flex-col border-line lg:border-r', isOpen && 'max-lg:hidden')}>
				<ThreadList list={list} isMember={isMember} headingLevel={isOpen ? 2 : 1} />
			</div>
			<div className={cx('flex min-h-0 flex-col', !isOpen && 'max-lg:hidden')}>
				<Outlet />
			</div>
		</main>
	)
}
