import { Search } from 'lucide-react'
import { Form, NavLink, useLocation } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import type { readThreadList } from '../thread-list.server.ts'

type List = Awaited<ReturnType<typeof readThreadList>>
type ThreadListProps = { list: List; isMember: boolean; headingLevel: 1 | 2 }

export function ThreadList({ list, isMember, headingLevel }: ThreadListProps) {
	const { pathname } = useLocation()
	const Heading = headingLevel === 1 ? 'h1' : 'h2'
	const isEmpty = list.threads.length === 0
	return (
		<section aria-label="Conversations" className="flex min-h-0 flex-1 flex-col">
			<header className="grid gap-3 p-4 pb-3">
				<div className="flex items-baseline justify-between gap-3">
					<Heading className="text-xl">Messages</Heading>
					{list.unread > 0 ? <p className="num text-sm text-ink-2">{list.unread} unread</p> : null}
				</div>
				{isEmpty && list.q === '' ? null : (
					<search>
						<Form action={pathname} className="flex gap-2">
							<label htmlFor="q" className="sr-only">
								Search by name
							</label>
							<input
								id="q"
								name="q"
								type="search"
								defaultValue={list.q}
								placeholder="Search by name"
								className="input"
							/>
							<button type="submit" className="btn btn-secondary btn-icon" aria-label="Search">
								<Search size={18} aria-hidden="true" />
							</button>
						</Form>
					</search>
				)}
			</header>
			{isEmpty ? <NoThreads q={list.q} isMember={isMember} /> : null}
			{/* `relative` keeps what is there for screen readers only inside the part that scrolls. */}
			<ul className="relative min-h-0 flex-1 overflow-y-auto border-t border-line">
				{list.threads.map((thread) => (
					<ThreadLine
						key={thread.id}
						thread={thread}
						search={list.q === '' ? '' : `?q=${encodeURIComponent(list.q)}`}
					/>
				))}
				{list.more ? (
					<li className="p-3">
						<ButtonLink
							to={`?${new URLSearchParams({ ...(list.q ? { q: list.q } : {}), threads: String(list.more) })}`}
							variant="secondary"
							size="sm"
							preventScrollReset
						>
							Show earlier conversations
						</ButtonLink>
					</li>
				) : null}
			</ul>
		</section>
	)
}

function ThreadLine({ thread, search }: { thread: List['threads'][number]; search: string }) {
	const { name, unread, last, at, speciality, isHospital, logo } = thread
	return (
		<li>
			<NavLink
				to={{ pathname: `/messages/with/${thread.otherId}`, search }}
				className="flex gap-3 border-b border-line px-4 py-3 text-ink no-underline hover:bg-hover aria-[current=page]:bg-brand-soft"
			>
				{isHospital ? <Monogram name={name} logo={logo} /> : <Avatar name={name} />}
				<span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
					<span className="flex items-baseline gap-2">
						<span className={cx('min-w-0 flex-1 truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>{name}</span>
						<time dateTime={at.iso} title={at.full} className="num shrink-0 text-xs text-ink-2">
							{at.text}
						</time>
					</span>
					{speciality ? <span className="truncate text-xs text-ink-2">{speciality}</span> : null}
					<span className="flex items-center gap-2">
						<span className={cx('min-w-0 flex-1 truncate text-sm', unread > 0 ? 'text-ink' : 'text-ink-2')}>
							<bdi>{last}</bdi>
						</span>
						{unread > 0 ? (
							<span className="num shrink-0 rounded-full bg-brand px-1.5 text-xs font-bold text-on-brand">
								{unread > 99 ? '99+' : unread}
								<span className="sr-only"> unread</span>
							</span>
						) : null}
					</span>
				</span>
			</NavLink>
		</li>
	)
}

function NoThreads({ q, isMember }: { q: string; isMember: boolean }) {
	if (q !== '')
		return (
			<div className="px-4">
				<EmptyState
					picture="search"
					title={`No results for “${q}”`}
					action={
						<ButtonLink to="/messages" variant="secondary">
							Show all conversations
						</ButtonLink>
					}
				>
					You have no conversation with that name.
				</EmptyState>
			</div>
		)
	return (
		<div className="px-4">
			<EmptyState
				picture="messages"
				title="No conversations yet"
				action={
					isMember ? (
						<ButtonLink to="/hospitals/dashboard">Find candidates</ButtonLink>
					) : (
						<ButtonLink to="/jobs">Find jobs</ButtonLink>
					)
				}
			>
				{isMember
					? 'You can message specialists who have applied to your jobs or accepted your contact request.'
					: 'You can message a hospital after you apply to one of its jobs or accept its contact request.'}
			</EmptyState>
		</div>
	)
}
