import { useEffect, useRef } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { isUnderWay, useRouterOfPage } from '#app/ui/page/reload.ts'
import { reloadsWith } from '#app/ui/live/reloads.ts'

const retryMs = 5_000

/** Reloads the page when something of its reader's has changed. `mark` is of what it shows, null for visitors. */
export function useLiveUpdates(mark: string | null) {
	const router = useRouterOfPage()
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
			void import('./once-loaded.ts').then(
				({ followUpdates }) => {
					if (!isOver) stop = followUpdates({ mark: () => shown.current.mark ?? '', onChange: own.change })
				},
				() => setTimeout(() => isOver || start(), retryMs),
			)
		start()
		return () => stop()
	}, [isSignedIn, router])
}
