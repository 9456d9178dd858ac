import { Bell, MessageSquare, Phone, UserRound } from 'lucide-react'
import { Form, Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Logo } from '#app/ui/logo.tsx'
import { PlaceLink } from '#app/ui/place-link.tsx'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import type { Flash } from '#app/platform/flash.ts'
import type { Viewer } from '../viewer.ts'

/** `end`: pages below this address are not part of it. */
type Entry = { to: string; label: string; end?: boolean; says?: Flash }

const publicLinks: Entry[] = [
	{ to: '/jobs', label: 'Jobs' },
	{ to: '/doctor-database', label: 'Specialists' },
	{ to: '/doctors', label: 'For Specialists', end: true },
	{ to: '/hospital/auth', label: 'For Hospitals' },
	{ to: '/how-it-works', label: 'How It Works' },
	{ to: '/contact', label: 'Contact Us' },
]

const links: Record<Viewer['kind'], Entry[]> = {
	visitor: publicLinks,
	specialist: [
		{ to: '/jobs', label: 'Jobs' },
		{ to: '/doctors/dashboard', label: 'Dashboard' },
		{ to: '/how-it-works', label: 'How It Works' },
		{ to: '/contact', label: 'Contact Us' },
	],
	member: [
		{ to: '/hospitals/dashboard', label: 'Dashboard' },
		{ to: '/hospital/post-job', label: 'Post a job' },
		{ to: '/contact', label: 'Contact Us' },
	],
	operator: [
		{ to: '/operator', label: 'Hospitals', end: true },
		{ to: '/operator/credentials', label: 'Credentials' },
		{ to: '/operator/reports', label: 'Reports' },
		{ to: '/operator/ratings', label: 'Ratings' },
		{ to: '/operator/conduct', label: 'User reports' },
		{ to: '/jobs', label: 'Jobs' },
	],
}

const accountLinks: Record<Exclude<Viewer['kind'], 'visitor'>, Entry[]> = {
	specialist: [
		{ to: '/profile', label: 'My Profile', says: { title: 'Profile', detail: 'Navigating to your profile.' } },
		{ to: '/contact-requests', label: 'Contact requests' },
		{ to: '/saved-searches', label: 'Saved searches' },
		{ to: '/profile/credentials', label: 'Credentials' },
		{ to: '/jobs/saved', label: 'Saved jobs' },
		{ to: '/settings', label: 'Settings', says: { title: 'Settings', detail: 'Navigating to settings.' } },
	],
	member: [
		{ to: '/hospitals/dashboard', label: 'Dashboard' },
		{ to: '/hospital/team', label: 'Team' },
		{ to: '/hospitals/verification', label: 'Verification' },
		{ to: '/hospital/settings', label: 'Settings' },
		{ to: '/account/security', label: 'Security' },
	],
	operator: [
		{ to: '/operator', label: 'Console' },
		{ to: '/account/security', label: 'Security' },
	],
}

/** `say` shows a message on the page that comes next, where that comes without a document of its own. */
type HeaderProps = { viewer: Viewer; say: (message: Flash) => void }

export function Header({ viewer, say }: HeaderProps) {
	return (
		<header className="border-b border-line bg-surface">
			<div className="page flex min-h-14 items-center gap-2">
				<Link to="/" aria-label={`${brand.name}, home`} className="mr-auto no-underline lg:mr-6">
					<Logo name={brand.name} />
				</Link>
				<nav aria-label="Main" className="mr-auto hidden gap-1 lg:flex">
					{links[viewer.kind].map(({ to, label, end = false }) => (
						<PlaceLink key={to} to={to} end={end} className="nav-link max-xl:px-2 max-xl:text-sm">
							{label}
						</PlaceLink>
					))}
				</nav>
				<a
					href={`tel:${brand.phone.replaceAll(' ', '')}`}
					className="hidden items-center gap-1.5 px-2 text-sm whitespace-nowrap text-ink-2 no-underline md:inline-flex"
				>
					<Phone size={16} aria-hidden="true" />
					<span className="num">{brand.phone}</span>
				</a>
				{viewer.kind === 'specialist' || viewer.kind === 'member' ? (
					<MessagesLink unread={viewer.unreadMessages} isInBottomBar={viewer.kind === 'specialist'} />
				) : null}
				{viewer.kind === 'visitor' ? null : <NotificationsLink unread={viewer.unread ?? 0} />}
				<UserMenu viewer={viewer} say={say} />
			</div>
		</header>
	)
}

/** On phones a specialist has it in the bottom bar. */
function MessagesLink({ unread, isInBottomBar }: { unread: number; isInBottomBar: boolean }) {
	return (
		<ButtonLink
			to="/messages"
			variant="quiet"
			iconOnly
			aria-label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'}
			className={cx('relative', isInBottomBar && 'max-md:hidden')}
		>
			<MessageSquare size={20} aria-hidden="true" />
			{unread > 0 ? <span className="badge num">{unread > 99 ? '99+' : unread}</span> : null}
		</ButtonLink>
	)
}

function NotificationsLink({ unread }: { unread: number }) {
	return (
		<ButtonLink
			to="/notifications"
			variant="quiet"
			iconOnly
			aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
			className="relative"
		>
			<Bell size={20} aria-hidden="true" />
			{unread > 0 ? <span className="badge num">{unread > 99 ? '99+' : unread}</span> : null}
		</ButtonLink>
	)
}

function UserMenu({ viewer, say }: HeaderProps) {
	const label = viewer.kind === 'visitor' ? 'Menu' : (viewer.name ?? 'Menu')
	return (
		<Menu
			id="user-menu"
			button={
				<>
					<UserRound size={18} aria-hidden="true" />
					<span className="max-w-20 truncate sm:max-w-28">{label}</span>
				</>
			}
		>
			<div className="lg:hidden">
				{links[viewer.kind].map(({ to, label: text, end = false }) => (
					<MenuLink key={to} to={to} end={end}>
						{text}
					</MenuLink>
				))}
				<hr className="my-1 border-line" />
			</div>
			{viewer.kind === 'visitor' ? (
				<>
					<MenuLink to="/doctors/register">Register</MenuLink>
					<MenuLink to="/doctors/register?mode=login">Login</MenuLink>
				</>
			) : (
				<>
					{accountLinks[viewer.kind].map(({ to, label: text, says }) => (
						<MenuLink key={to} to={to} onClick={says && (() => say(says))}>
							{text}
						</MenuLink>
					))}
					<Form method="post" action="/logout" reloadDocument>
						<MenuButton>Logout</MenuButton>
					</Form>
				</>
			)}
		</Menu>
	)
}
