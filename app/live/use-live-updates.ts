import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterOfPage, useFetchers, useLocation, useNavigation } from 'react-router'
import { reloadsWith } from './reloads.ts'

const retryMs = 5_000

type Router = NonNullable<React.ContextType<typeof RouterOfPage>>['router']

/**
 * Reloading during a navigation would restart it and lose the message that waits on the other page. A form that was sent beside
 * the page would lose its redirect, and with it the message: the router follows the newer of the two. What a page merely reads
 * beside itself does not count: a read that a navigation broke off stays in the router's list for good.
 */
const isUnderWay = ({ navigation, fetchers }: Router['state']) =>
	navigation.state !== 'idle' ||
	[...fetchers.values()].some(({ formMethod }) => formMethod !== undefined && formMethod !== 'GET')

/** Reloads the page when something of its reader's has changed. `mark` is of what it shows, null for visitors. */
export function useLiveUpdates(mark: string | null) {
	const router = useContext(RouterOfPage)?.router
	const shown = useRef({ mark, key: '' })
	const reloads = useRef<ReturnType<typeof reloadsWith>>(null)

	const { key } = useLocation()
	useNavigation()
	useFetchers()
	// After every drawing: a navigation or a form may be over.
	useEffect(() => {
		shown.current = { mark, key }
		reloads.current?.goOn()
	})

	const isSignedIn = mark !== null
	useEffect(() => {
		if (!isSignedIn || !router) return
		// The router is asked: React draws what it does a moment later, on a busy phone a long one.
		const own = reloadsWith(
			() => router.revalidate(),
			() => isUnderWay(router.state) || router.state.location.key !== shown.current.key,
		)
		reloads.current = own
		let isOver = false
		let stop = () => {
			isOver = true
		}
		// Nothing that a page needs to be seen or used. On a line that broke its script is fetched again.
		const start = () =>
			void import('./follow-updates.ts').then(
				({ followUpdates }) => {
					if (!isOver) stop = followUpdates({ mark: () => shown.current.mark ?? '', onChange: own.change })
				},
				() => setTimeout(() => isOver || start(), retryMs),
			)
		start()
		return () => stop()
	}, [isSignedIn, router])
}
