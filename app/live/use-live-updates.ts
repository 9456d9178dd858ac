import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** Draws the page anew when something of its reader's has changed; `mark` is of what it shows, null for visitors. */
export function useLiveUpdates(mark: string | null) {
	const { revalidate, state } = useRevalidator()
	const shown = useRef(mark)
	const waits = useRef(false)
	// Reading anew in the middle of a way to another page would begin that anew, and lose the message that waits there.
	const navigation = useNavigation()
	const busy = state !== 'idle' || navigation.state !== 'idle'
	const isBusy = useRef(busy)

	useEffect(() => {
		shown.current = mark
	}, [mark])

	// What changes while a page is being read anew is read once more after that.
	useEffect(() => {
		isBusy.current = busy
		if (busy || !waits.current) return
		waits.current = false
		void revalidate()
	}, [busy, revalidate])

	const isSignedIn = mark !== null
	useEffect(() => {
		if (!isSignedIn) return
		let stop: (() => void) | undefined
		let gone = false
		void import('./follow-updates.ts').then(({ followUpdates }) => {
			if (gone) return
			stop = followUpdates({
				mark: () => shown.current ?? '',
				onChange() {
					if (isBusy.current) waits.current = true
					else {
						isBusy.current = true
						void revalidate()
					}
				},
			})
		})
		return () => {
			gone = true
			stop?.()
		}
	}, [isSignedIn, revalidate])
}
