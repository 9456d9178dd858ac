import { Bell, Languages, type LucideIcon, Menu as MenuIcon, Phone } from 'lucide-react'
import { Form, Link, useLocation } from 'react-router'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { type Flash, FlashMessage } from '#app/ui/page/flash.tsx'
import { PlaceLink } from '#app/ui/place-link.tsx'
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx'
import type { PublicViewer } from '../viewer.ts'
import { LanguageChoice } from './language-choice.tsx'
import { doorsAt } from './doors.ts'
import { interviewerTabs, specialistTabs, type Tab } from './tabs.ts'
import { languageNow, t } from '#app/platform/language/words.ts'

type Entry = Omit<Tab, 'Icon'> & { says?: Flash }

const links = (): Record<PublicViewer['kind'], Entry[]> => ({
	visitor: [
		{ to: '/jobs', label: t`Jobs` },
		{ to: '/doctors', label: t`For Specialists`, end: true },
		{ to: '/hospitals', label: t`For Hospitals`, end: true },
		{ to: '/how-it-works', label: t`How It Works` },
		{ to: '/contact', label: t`Contact Us` },
	],
	// The same five as in the bottom bar of a phone.
	specialist: specialistTabs(),
	interviewer: interviewerTabs(),
})

const accountLinks = (): Record<SignedIn['kind'], Entry[]> => ({
	interviewer: interviewerTabs(),
	specialist: [
		{
			to: '/profile',
			label: t`My Profile`,
			says: {
				title: t`Profile`,
				detail: t`Navigating to your profile.`,
			},
		},
		{ to: '/contact-requests', label: t`Contact requests` },
		{ to: '/cover', label: t.of('page')`Cover` },
		{ to: '/saved-searches', label: t`Saved searches` },
		{ to: '/profile/credentials', label: t`Credentials` },
		{ to: '/jobs/saved', label: t`Saved jobs` },
		{
			to: '/settings',
			label: t`Settings`,
			says: {
				title: t`Settings`,
				detail: t`Navigating to settings.`,
			},
		},
	],
})

export function Header({ viewer }: { viewer: PublicViewer }) {
	return (
		<header className="flex min-h-(--top-bar) border-b border-line bg-surface">
			<div className="page flex items-center gap-1 max-md:pr-1 md:gap-2">
				<Link
					to="/"
					aria-label={t`${{ brand: brand.name }}, home`}
					className="mr-auto flex min-h-11 items-center no-underline lg:mr-4"
				>
					{/* Beside the doors in Hindi and Marathi there is no room for the name. */}
					<Logo name={brand.name} isTight={viewer.kind === 'visitor' && languageNow() !== 'en'} />
				</Link>
				<nav aria-label={t`Main`} className="mr-auto hidden lg:flex xl:gap-1">
					{links()[viewer.kind].map(({ to, label, also, end }) => (
						<PlaceLink key={to} to={to} also={also} end={end} className="nav-link max-xl:px-2">
							{label}
							{to === '/messages' && viewer.kind === 'specialist' ? <Unread count={viewer.unreadMessages} /> : null}
						</PlaceLink>
					))}
				</nav>
				{viewer.kind === 'visitor' ? <VisitorActions /> : <AccountActions viewer={viewer} />}
			</div>
		</header>
	)
}

/** Both doors are in sight at every width; the rest is in the menu where it does not fit. */
function VisitorActions() {
	const { register, login, other } = doorsAt(useLocation().pathname)
	return (
		<>
			<a
				href={`tel:${company.phone.replaceAll(' ', '')}`}
				className="hidden items-center gap-1.5 px-2 text-sm whitespace-nowrap text-ink-2 no-underline md:inline-flex"
			>
				<Phone size={16} aria-hidden="true" />
				<span className="num">{company.phone}</span>
			</a>
			<Menu
				id="language-menu"
				variant="quiet"
				iconOnly
				aria-label={t`Language`}
				className="text-ink max-lg:hidden"
				button={<Languages size={20} aria-hidden="true" />}
			>
				<div className="px-3 py-2">
					<LanguageChoice />
				</div>
			</Menu>
			<ButtonLink
				to={login}
				variant="quiet"
				className="px-2 text-ink max-[350px]:px-1 min-[351px]:whitespace-nowrap md:px-4"
			>
				{t`Login`}
			</ButtonLink>
			<ButtonLink to={register} className="px-3 max-[350px]:px-2 min-[351px]:whitespace-nowrap md:px-4">
				{t`Register`}
			</ButtonLink>
			<Menu
				id="user-menu"
				variant="quiet"
				iconOnly
				aria-label={t`Menu`}
				className="text-ink lg:hidden"
				button={<MenuIcon size={22} aria-hidden="true" />}
			>
				{links().visitor.map(({ to, label, end = false }) => (
					<MenuLink key={to} to={to} end={end}>
						{label}
					</MenuLink>
				))}
				<hr className="my-1 border-line" />
				<MenuLink to={register}>{t`Register`}</MenuLink>
				<MenuLink to={login}>{t`Login`}</MenuLink>
				<MenuLink to={other.to}>{other.label}</MenuLink>
				<div className="px-3 py-2">
					<LanguageChoice />
				</div>
			</Menu>
		</>
	)
}

type SignedIn = Exclude<PublicViewer, { kind: 'visitor' }>

function AccountActions({ viewer }: { viewer: SignedIn }) {
	return (
		<>
			<CountedLink to="/notifications" label={t`Notifications`} unread={viewer.unread} Icon={Bell} />
			<Menu
				id="user-menu"
				variant="quiet"
				className="px-1.5 text-ink md:px-2"
				button={
					<>
						<Avatar name={viewer.name} size="sm" />
						<span className="max-w-40 truncate max-md:sr-only">{viewer.name}</span>
					</>
				}
			>
				{accountLinks()[viewer.kind].map(({ to, label, says }) => (
					<MenuLink key={to} to={to} data-says={says ? '' : undefined}>
						{label}
						{says ? (
							<template>
								<FlashMessage flash={says} />
							</template>
						) : null}
					</MenuLink>
				))}
				{viewer.kind === 'specialist' ? (
					<div className="px-3 py-2">
						<LanguageChoice />
					</div>
				) : null}
				<Form method="post" action="/logout" reloadDocument data-whole="">
					<MenuButton>{t`Logout`}</MenuButton>
				</Form>
			</Menu>
		</>
	)
}

function CountedLink({ to, label, unread, Icon }: { to: string; label: string; unread: number; Icon: LucideIcon }) {
	return (
		<ButtonLink
			to={to}
			variant="quiet"
			iconOnly
			aria-label={unread > 0 ? `${label}, ${t`${{ count: unread }} unread`}` : label}
			className="relative text-ink"
		>
			<Icon size={20} aria-hidden="true" />
			{unread > 0 ? <span className="badge num">{unread > 99 ? '99+' : unread}</span> : null}
		</ButtonLink>
	)
}

function Unread({ count }: { count: number }) {
	if (count === 0) return null
	return (
		<>
			<span aria-hidden="true" className="count ml-1.5">
				{count > 99 ? '99+' : count}
			</span>
			<span className="sr-only">{`, ${t`${{ count }} unread`}`}</span>
		</>
	)
}
