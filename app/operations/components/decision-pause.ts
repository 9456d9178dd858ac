import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

const pauseMs = 500

/** Whether what was shown at `shownAt` by a decision is too new to be decided with a key or a button. */
export const isPaused = (shownAt: number | null, now: number) => shownAt !== null && now - shownAt < pauseMs

/**
 * A decision shows the next case where the last one was: for half a second neither a key nor a button does anything there, so that
 * a second press does not decide it unread. `shown` changes with what is shown.
 */
export function useDecisionPause(shown: string) {
	const { state, formMethod } = useNavigation()
	const isDeciding = state !== 'idle' && formMethod === 'POST'
	const hasDecided = useRef(false)
	const shownAt = useRef<number | null>(null)
	useLayoutEffect(() => {
		if (isDeciding) hasDecided.current = true
	}, [isDeciding])
	useLayoutEffect(() => {
		if (hasDecided.current) shownAt.current = performance.now()
	}, [shown])
	useLayoutEffect(() => {
		if (state === 'idle') hasDecided.current = false
	}, [state])
	const pauses = () => isPaused(shownAt.current, performance.now())
	const ignore = (event: SyntheticEvent) => {
		if (!pauses()) return
		event.preventDefault()
		event.stopPropagation()
	}
	return { pauses, guarded: { onClickCapture: ignore, onSubmitCapture: ignore } }
}
