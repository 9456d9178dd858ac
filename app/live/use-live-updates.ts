import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { followUpdates } from './follow-updates.ts'

/** Reloads the page when something of its reader's has changed. `mark` is of what it shows, null for visitors. */
export function useLiveUpdates(mark: string | null) {
	const { revalidate, state } = useRevalidator()
	const shown = useRef(mark)
	const waits = useRef(false)
	// Reloading during a navigation would restart it and lose the message that waits on the other page. A form that was sent
	// beside the page would lose its redirect, and with it the message: the router follows the newer of the two.
	const navigation = useNavigation()
	const fetchers = useFetchers()
	const busy = state !== 'idle' || navigation.state !== 'idle' || fetchers.length > 0
	const isBusy = useRef(busy)

	useEffect(() => {
		shown.current = mark
	}, [mark])

	// A change that comes during a reload causes one more reload after it.
	useEffect(() => {
		isBusy.current = busy
		if (busy || !waits.current) return
		waits.current = false
		void revalidate()
	}, [busy, revalidate])

	const isSignedIn = mark !== null
	useEffect(() => {
		if (!isSignedIn) return
		return followUpdates({
			mark: () => shown.current ?? '',
			onChange() {
				if (isBusy.current) waits.current = true
				else {
					isBusy.current = true
					void revalidate()
				}
			},
		})
	}, [isSignedIn, revalidate])
}
