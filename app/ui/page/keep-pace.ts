import { type RefObject, useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'

/** More of a list is fetched when so many screens are left of it. */
const screensAhead = 2

/** Goes on to the next part of a growing list before a reader who scrolls comes to its end, as its link would. */
export function useKeepPace(area: RefObject<HTMLElement | null>, next: string | null) {
	const navigate = useNavigate()
	const isIdle = useNavigation().state === 'idle'
	useEffect(() => {
		if (next === null || !isIdle) return
		const onScroll = ({ target }: Event) => {
			const pane = target instanceof Element ? target : document.documentElement
			// A bar that scrolls sideways is no part of the list.
			if (!pane.querySelector('[data-more]') || !area.current?.querySelector('[data-more]')) return
			if (pane.scrollHeight - pane.scrollTop - pane.clientHeight > screensAhead * pane.clientHeight) return
			void navigate(next, { preventScrollReset: true, replace: true })
		}
		document.addEventListener('scroll', onScroll, { capture: true, passive: true })
		return () => document.removeEventListener('scroll', onScroll, { capture: true })
	}, [area, next, isIdle, navigate])
}
