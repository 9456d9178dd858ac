import { hasOperatorKeys } from '#app/cases/operator-settings.server.ts'
import { type ComponentProps, useContext } from 'react'
import {
	data,
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	redirect,
	Scripts,
	ScrollRestoration,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from 'react-router'
import { isInEnglish } from '#app/addresses.ts'
import stylesheet from '#app/app.css?url'
import { brand } from '#app/brand.ts'
import { findMembership } from '#app/hospitals/team/membership.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { frameContext } from '#app/identity/groups.server.ts'
import { saveFormDraft } from '#app/identity/save-form-draft.server.ts'
import { findFormDraft } from '#app/identity/form-drafts.server.ts'
import { getActor, identifyActor, languageOf } from '#app/identity/sessions/session.server.ts'
import { findErasure } from '#app/personal-data/erasure.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { languageTags } from '#app/platform/language/languages.ts'
import { languageNow } from '#app/platform/language/words.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { FormDraftContext, NonceContext } from '#app/platform/http/document-contexts.ts'
import { consumeFlash } from '#app/platform/http/flash.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { readTheme } from '#app/platform/http/theme.server.ts'
import { type Pulse, readPulse } from '#app/live/pulse.server.ts'
import { KeepsAnswer } from '#app/live/keeps-answer.tsx'
import { useLiveUpdates } from '#app/live/use-live-updates.ts'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { offerLanguage } from '#app/frame/language-offer.server.ts'
import { showsNameBanner } from '#app/frame/name-banner.server.ts'
import { Frame } from '#app/frame/frame.tsx'
import { loadHospitalFrame } from '#app/frame/hospital-frame.server.ts'
import { isInWorkspace, type RootData, type Viewer } from '#app/frame/viewer.ts'
import workspaceStyles from '#app/frame/workspace.css?url'
// The enhancer is a separate program, not one of our modules. We take only its address.
// oxlint-disable-next-line no-restricted-imports
import enhancer from '#app/ui/enhance/enhance.ts?worker&url'
import type { Route } from './+types/root.ts'

/** The frame of an error page when a group in routes.ts refuses before the loader below can run. */
const offerFrame: Route.MiddlewareFunction = ({ request, context }) => {
	context.set(frameContext, () => readFrame(getActor(context), request, context))
}

/** All that follows is said in the language of the reader. What React runs in a browser has addresses without one. */
const speak: Route.MiddlewareFunction = ({ request, context }, next) => {
	const { kind } = getActor(context)
	const isAtWork = kind !== 'visitor' && kind !== 'specialist'
	if (isAtWork && request.method === 'GET' && context.get(requestFacts).language !== null) throw redirect(request.url)
	const reads = languageOf(context)
	context.get(requestFacts).reads = reads
	return inLanguage(isInEnglish(new URL(request.url).pathname) ? 'en' : reads, next)
}

export const middleware: Route.MiddlewareFunction[] = [identifyActor(findMembership), speak, offerFrame, saveFormDraft]

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const flash = await consumeFlash(request)
	const page = {
		...(await readFrame(actor, request, context)),
		flash: flash?.message ?? null,
		kept: await findFormDraft(actor, request),
	}
	return data(page, flash ? { headers: { 'Set-Cookie': flash.cleared } } : {})
}

async function readFrame(actor: Actor, request: Request, context: Route.LoaderArgs['context']): Promise<RootData> {
	const facts = context.get(requestFacts)
	const { firstPage, requestId } = facts
	const pulse = actor.kind === 'visitor' ? null : await readPulse(actor)
	return {
		viewer: await describeViewer(actor, pulse),
		mark: pulse?.mark ?? null,
		theme: await readTheme(request),
		firstPage,
		languageOffer: actor.kind === 'visitor' ? await offerLanguage(request, facts) : null,
		nameBanner: actor.kind === 'visitor' && (await showsNameBanner(request)),
		requestId,
		flash: null,
		kept: null,
		year: new Date().getFullYear(),
	}
}

async function describeViewer(actor: Actor, pulse: Pulse | null): Promise<Viewer> {
	if (actor.kind === 'visitor' || !pulse) return { kind: 'visitor' }
	const { unread, unreadMessages } = pulse
	if (actor.kind === 'operator') {
		const hasShortcuts = await hasOperatorKeys(actor)
		return { kind: actor.kind, name: actor.name, role: actor.role, unread, unreadMessages, hasShortcuts }
	}
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
	if (actor.kind === 'interviewer') return { kind: actor.kind, name: actor.name, unread }
	return { kind: actor.kind, name: actor.name, unread, unreadMessages, hospital: await loadHospitalFrame(actor) }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

type PageHandle = { hydrate?: 'never'; scripts?: 'none' } | undefined

/**
 * The workspace of hospitals and operators is an app, unless a page says otherwise (`handle = { hydrate: 'never' }`); everyone else gets
 * documents. What React draws in a browser is hydrated already, and stays so: the router's inline scripts cannot be made there
 * (trusted-strings.ts).
 */
function useHydration(viewer: Viewer | undefined): boolean {
	const handles = useMatches().map(({ handle }) => (handle as PageHandle)?.hydrate)
	if (typeof document !== 'undefined') return true
	return viewer !== undefined && isInWorkspace(viewer) && !handles.includes('never')
}

/** A page may do without the enhancer too (`scripts: 'none'`). In a browser React draws this, so there are scripts already. */
function useNoScripts(): boolean {
	const handles = useMatches().map(({ handle }) => (handle as PageHandle)?.scripts)
	return handles.includes('none') && typeof document === 'undefined'
}

/** From the loader, or with the refusal that came before it. */
function useRootData(): RootData | undefined {
	const loaded = useRouteLoaderData('root') as RootData | undefined
	const error = useRouteError()
	return loaded ?? (isRouteErrorResponse(error) ? (error.data as { frame?: RootData } | null)?.frame : undefined)
}

export function Layout({ children }: { children: React.ReactNode }) {
	const root = useRootData()
	const nonce = useContext(NonceContext)
	const hydrates = useHydration(root?.viewer)
	const noScripts = useNoScripts()
	useLiveUpdates(root?.mark ?? null)
	const isSignedIn = root !== undefined && root.viewer.kind !== 'visitor'
	const theme = root?.theme === 'system' ? undefined : root?.theme
	return (
		<html
			lang={languageTags[languageNow()]}
			data-theme={theme}
			data-scripts={noScripts ? 'none' : undefined}
			data-signed-in={isSignedIn ? '' : undefined}
			data-viewer={root?.viewer.kind}
			data-mark={root?.mark ?? undefined}
			data-offline-copies={root && root.viewer.kind !== 'specialist' ? 'forget' : undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#075f4c" />
				{hydrates ? <meta property="csp-nonce" content="" nonce={nonce} /> : null}
				<Meta />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icons/apple-180.png" />
				<link rel="manifest" href="/manifest.webmanifest" />
				<link rel="preload" href="/fonts/figtree-1.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="stylesheet" href={stylesheet} />
				{root && isInWorkspace(root.viewer) ? <link rel="stylesheet" href={workspaceStyles} /> : null}
				<Links />
				{/* Browsers hide the nonce from React, which would call that a mismatch. */}
				{noScripts ? null : (
					<script type="module" src={enhancer} nonce={hydrates ? nonce : undefined} suppressHydrationWarning />
				)}
			</head>
			<body className="flex min-h-dvh flex-col">
				<FormDraftContext value={root?.kept ?? null}>
					<Frame root={root}>{children}</Frame>
				</FormDraftContext>
				{hydrates ? (
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
	// The error page names itself, and each page has a title of its own.
	error ? [] : [{ name: 'description', content: brand.tagline }]

export default function Root() {
	return (
		<KeepsAnswer>
			<Outlet />
		</KeepsAnswer>
	)
}

/** What a refusal says beside its status, and what had been typed when a fault came between. */
type ErrorFacts = Pick<ComponentProps<typeof ErrorPage>, 'title' | 'message' | 'link' | 'typed'>

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const root = useRootData()
	const { title, message, link, typed } = (isRouteErrorResponse(error) && (error.data as ErrorFacts | null)) || {}
	return (
		<ErrorPage
			status={isRouteErrorResponse(error) ? error.status : 500}
			{...{ title, message, link, typed }}
			requestId={root?.requestId}
		/>
	)
}
