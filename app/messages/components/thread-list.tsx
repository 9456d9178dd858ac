import { Search } from 'lucide-react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { t } from '#app/platform/language/words.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { JobMenu } from '#app/applications/pipeline/job-menu.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { rich } from '#app/ui/rich.tsx'
import type { readThreadList } from '../thread-list.server.ts'
import { asWritten } from '#app/ui/as-written.ts'

type List = Awaited<ReturnType<typeof readThreadList>>
type ThreadListProps = { list: List; isMember: boolean; headingLevel: 1 | 2 }

export function ThreadList({ list, isMember, headingLevel }: ThreadListProps) {
	const { pathname } = useLocation()
	const Heading = headingLevel === 1 ? 'h1' : 'h2'
	const isEmpty = list.threads.length === 0
	return (
		<section aria-label={t`Conversations`} className="flex min-h-0 flex-1 flex-col">
			<header className="grid gap-2 border-b border-line px-4 py-2 lg:px-3">
				<Heading className="flex min-h-8 items-center text-base">{t`Messages`}</Heading>
				{isEmpty && searchOf(list) === '' ? null : (
					<>
						<search>
							<Form action={pathname} className="flex gap-2">
								{list.job ? <input type="hidden" name="job" value={list.job.id} /> : null}
								<label htmlFor="q" className="sr-only">
									{t`Search names and messages`}
								</label>
								<input
									id="q"
									name="q"
									type="search"
									defaultValue={list.q}
									placeholder={t`Search names and messages`}
									className="input"
								/>
								<button type="submit" className="btn btn-secondary btn-icon" aria-label={t.of('button')`Search`}>
									<Search size={18} aria-hidden="true" />
								</button>
							</Form>
						</search>
						<div className="flex flex-wrap items-center gap-2">
							<ChipRow label={t`Conversations`} className="-mx-1">
								<ChipLink to={pathname + searchOf({ job: list.job })} current={!list.isUnread}>
									{t.of('conversations')`All`}
								</ChipLink>
								<ChipLink to={pathname + searchOf({ job: list.job, isUnread: true })} current={list.isUnread}>
									{rich({
										count: (words) => <span className="num">{words}</span>,
									})`Unread <count>${{ unread: list.unread }}</count>`}
								</ChipLink>
							</ChipRow>
							{list.jobs.length > 0 ? (
								<JobMenu
									id="conversation-jobs"
									jobs={list.jobs}
									chosen={list.job?.title}
									toAll={pathname + searchOf({ ...list, job: null })}
									to={(id) => pathname + searchOf({ ...list, job: { id } })}
									className="max-w-40 min-w-0"
								/>
							) : null}
						</div>
					</>
				)}
			</header>
			{isEmpty ? <NoThreads q={list.q} isUnread={list.isUnread} isMember={isMember} /> : null}
			{/* `relative` keeps what is there for screen readers only inside the part that scrolls. */}
			<ul className="relative min-h-0 flex-1 overflow-y-auto">
				{list.threads.map((thread) => (
					<ThreadLine key={thread.id} thread={thread} search={searchOf(list)} />
				))}
				{list.more ? (
					<li className="p-3">
						<ButtonLink
							to={`?${new URLSearchParams([...new URLSearchParams(searchOf(list)), ['threads', String(list.more)]])}`}
							variant="secondary"
							size="sm"
							preventScrollReset
						>
							{t`Show earlier conversations`}
						</ButtonLink>
					</li>
				) : null}
			</ul>
		</section>
	)
}

/** The list stays as it is while conversations open beside it. */
function searchOf({ q, isUnread, job }: { q?: string; isUnread?: boolean; job: { id: string } | null }): string {
	const query = new URLSearchParams()
	if (q) query.set('q', q)
	if (isUnread) query.set('unread', '1')
	if (job) query.set('job', job.id)
	return query.size > 0 ? `?${query}` : ''
}

function ThreadLine({ thread, search }: { thread: List['threads'][number]; search: string }) {
	const { name, unread, last, at, speciality, isHospital, logo } = thread
	return (
		<li data-row={thread.id}>
			<NavLink
				to={{ pathname: `/messages/with/${thread.otherId}`, search }}
				className="flex gap-3 border-b border-line px-4 py-3 text-ink lg:px-3 lg:py-2 no-underline hover:bg-hover aria-[current=page]:bg-brand-soft"
			>
				{isHospital ? <Monogram name={name} logo={logo} /> : <Avatar name={name} />}
				<span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
					<span className="flex items-baseline gap-2">
						<span
							className={cx('min-w-0 flex-1 truncate', unread > 0 ? 'font-semibold' : 'font-medium')}
							{...asWritten()}
						>
							{name}
						</span>
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
								{rich({
									rest: (words) => <span className="sr-only">{words}</span>,
								})`${{ count: unread > 99 ? '99+' : unread }}<rest> unread</rest>`}
							</span>
						) : null}
					</span>
				</span>
			</NavLink>
		</li>
	)
}

function NoThreads({ q, isUnread, isMember }: { q: string; isUnread: boolean; isMember: boolean }) {
	if (isUnread && q === '')
		return (
			<p className="p-4 text-ink-2">
				{rich({
					link: (words) => <Link to="/messages">{words}</Link>,
				})`You have read everything. <link>Show all conversations</link>`}
			</p>
		)
	if (q !== '')
		return (
			<div className="px-4">
				<EmptyState
					picture="search"
					title={t`No results for “${{ search: q }}”`}
					action={
						<ButtonLink to="/messages" variant="secondary">
							{t`Show all conversations`}
						</ButtonLink>
					}
				>
					{t`No name and no message in your conversations contains this.`}
				</EmptyState>
			</div>
		)
	return (
		<div className="px-4">
			<EmptyState
				picture="messages"
				title={t`No conversations yet`}
				action={
					isMember ? (
						<ButtonLink to="/hospitals/dashboard">Find candidates</ButtonLink>
					) : (
						<ButtonLink to="/jobs">{t`Find jobs`}</ButtonLink>
					)
				}
			>
				{isMember
					? 'You can message specialists who have applied to your jobs or accepted your contact request.'
					: t`You can message a hospital after you apply to one of its jobs or accept its contact request.`}
			</EmptyState>
		</div>
	)
}
