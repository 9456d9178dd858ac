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
			// Below the header of a specialist; a hospital's people have tabs there.
			className={cx(
				'grid min-h-96 w-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]',
				isMember ? 'inbox' : 'h-[calc(100dvh-var(--top-bar)-var(--bottom-bar))]',
			)}
		>
			<div className={cx('flex min-h-0 flex-col border-line bg-surface lg:border-r', isOpen && 'max-lg:hidden')}>
				<ThreadList list={list} isMember={isMember} headingLevel={isOpen ? 2 : 1} />
			</div>
			<div className={cx('flex min-h-0 flex-col', !isOpen && 'max-lg:hidden')}>
				<Outlet context={list.threads.length > 0} />
			</div>
		</main>
	)
}
