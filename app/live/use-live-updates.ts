import { useEffect, useMemo, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { reloadsWith } from './reloads.ts'

const retryMs = 5_000

/** Reloads the page when something of its reader's has changed. `mark` is of what it shows, null for visitors. */
export function useLiveUpdates(mark: string | null) {
	const { revalidate } = useRevalidator()
	const reloads = useMemo(() => reloadsWith(revalidate), [revalidate])
	const shown = useRef(mark)
	// Reloading during a navigation would restart it and lose the message that waits on the other page. A form that was sent
	// beside the page would lose its redirect, and with it the message: the router follows the newer of the two.
	const isNavigating = useNavigation().state !== 'idle'
	// What a page merely reads beside itself does not count: a read that a navigation broke off stays in the router's list for good.
	const isSending = useFetchers().some(({ formMethod }) => formMethod && formMethod !== 'GET')
	const busy = isSending || isNavigating

	useEffect(() => {
		shown.current = mark
	}, [mark])

	useEffect(() => reloads.setBusy(busy), [busy, reloads])

	const isSignedIn = mark !== null
	useEffect(() => {
		if (!isSignedIn) return
		let isOver = false
		let stop = () => {
			isOver = true
		}
		// Nothing that a page needs to be seen or used. On a line that broke its script is fetched again.
		const start = () =>
			void import('./follow-updates.ts').then(
				({ followUpdates }) => {
					if (!isOver) stop = followUpdates({ mark: () => shown.current ?? '', onChange: reloads.change })
				},
				() => setTimeout(() => isOver || start(), retryMs),
			)
		start()
		return () => stop()
	}, [isSignedIn, reloads])
}
