import { useContext } from 'react'
import {
	data,
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useMatches,
	useRouteLoaderData,
} from 'react-router'
import stylesheet from '#app/app.css?url'
import { brand } from '#app/brand.ts'
import { findMembership } from '#app/hospitals/membership.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { keepTyped } from '#app/identity/keep-typed.server.ts'
import { findKeptForm } from '#app/identity/kept-forms.server.ts'
import { getActor, identifyActor } from '#app/identity/session.server.ts'
import { findErasure } from '#app/personal-data/erasure.server.ts'
import { formatDate } from '#app/platform/dates.ts'
import { takeFlash } from '#app/platform/flash.server.ts'
import { KeptFormContext } from '#app/platform/kept-form.ts'
import { NonceContext } from '#app/platform/nonce.ts'
import { requestFacts } from '#app/platform/request-context.server.ts'
import { readTheme } from '#app/platform/theme.server.ts'
import { type Pulse, readPulse } from '#app/shell/pulse.server.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { ShellFrame } from '#app/shell/shell-frame.tsx'
import type { RootData, Viewer } from '#app/shell/viewer.ts'
// The enhancer is a program of its own, not a module of ours: its address is all we take.
// oxlint-disable-next-line no-restricted-imports
import enhancer from '#app/ui/enhance/enhance.ts?worker&url'
import type { Route } from './+types/root.ts'

export const middleware: Route.MiddlewareFunction[] = [identifyActor(findMembership), keepTyped]

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const { firstPage, requestId } = context.get(requestFacts)
	const flash = await takeFlash(request)
	const pulse = actor.kind === 'visitor' ? null : await readPulse(actor)
	const page: RootData = {
		viewer: await describeViewer(actor, pulse),
		mark: pulse?.mark ?? null,
		theme: await readTheme(request),
		firstPage,
		requestId,
		flash: flash?.message ?? null,
		kept: await findKeptForm(actor, request),
		year: new Date().getFullYear(),
	}
	return data(page, flash ? { headers: { 'Set-Cookie': flash.cleared } } : {})
}

async function describeViewer(actor: Actor, pulse: Pulse | null): Promise<Viewer> {
	if (actor.kind === 'visitor' || !pulse) return { kind: 'visitor' }
	const { unread, unreadMessages } = pulse
	if (actor.kind === 'operator') return { kind: actor.kind, name: actor.name, unread, unreadMessages }
	if (actor.kind === 'specialist') {
		const erasure = await findErasure(actor.accountId)
		return {
			kind: actor.kind,
			name: actor.name,
			unread,
			unreadMessages,
			leavesOn: erasure && formatDate(erasure.dueAt),
		}
	}
	const { kind, name, hospitalName, hospitalStatus } = actor
	return { kind, name, unread, unreadMessages, hospitalName, hospitalStatus }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type Wishes = { hydrate?: 'never' | 'always'; scripts?: 'none' } | undefined

/** Visitors get documents; members get the app, unless a page says otherwise: `handle = { hydrate: 'never' | 'always' }`. */
function useHydration(viewerKind: string): boolean {
	const wishes = useMatches().map(({ handle }) => (handle as Wishes)?.hydrate)
	if (wishes.includes('never')) return false
	return wishes.includes('always') || viewerKind !== 'visitor'
}

/** A page may do without the enhancer too (`scripts: 'none'`). In a browser React draws this, so there are scripts already. */
function useNoScripts(): boolean {
	const wishes = useMatches().map(({ handle }) => (handle as Wishes)?.scripts)
	return wishes.includes('none') && typeof document === 'undefined'
}

export function Layout({ children }: { children: React.ReactNode }) {
	const root = useRouteLoaderData('root') as RootData | undefined
	const nonce = useContext(NonceContext)
	const hydrates = useHydration(root?.viewer.kind ?? 'visitor')
	const noScripts = useNoScripts()
	const isSignedIn = root !== undefined && root.viewer.kind !== 'visitor'
	const theme = root?.theme === 'system' ? undefined : root?.theme
	return (
		<html
			lang="en-IN"
			data-theme={theme}
			data-scripts={noScripts ? 'none' : undefined}
			data-signed-in={isSignedIn ? '' : undefined}
			data-viewer={root?.viewer.kind}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#075f4c" />
				{hydrates && root ? <meta property="csp-nonce" nonce={nonce} /> : null}
				<Meta />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icons/apple-180.png" />
				<link rel="manifest" href="/manifest.webmanifest" />
				<link rel="preload" href="/fonts/figtree-1.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="stylesheet" href={stylesheet} />
				<Links />
				{/* Browsers hide the nonce from React, which would call that a mismatch. */}
				{noScripts ? null : (
					<script type="module" src={enhancer} nonce={hydrates ? nonce : undefined} suppressHydrationWarning />
				)}
			</head>
			<body className="flex min-h-dvh flex-col">
				<KeptFormContext value={root?.kept ?? null}>
					<ShellFrame root={root}>{children}</ShellFrame>
				</KeptFormContext>
				{hydrates && root ? (
					<>
						<ScrollRestoration nonce={nonce} />
						<Scripts nonce={nonce} />
					</>
				) : null}
			</body>
		</html>
	)
}

export const meta: Route.MetaFunction = ({ error }) =>
	// The error page names itself.
	error ? [] : [{ title: brand.name }, { name: 'description', content: brand.tagline }]

export default function Root() {
	return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const root = useRouteLoaderData('root') as RootData | undefined
	const message =
		isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null && 'message' in error.data
			? String(error.data.message)
			: undefined
	return (
		<ErrorPage
			status={isRouteErrorResponse(error) ? error.status : 500}
			message={message}
			requestId={root?.requestId}
		/>
	)
}
