import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Opens rows of a long list beside it. Their links (`data-row-open`) are plain ones with one listener for all, because a `Link` is
 * drawn again whenever the address changes, and a list has hundreds.
 */
export function useRowLinks(area: RefObject<HTMLElement | null>) {
	const navigate = useNavigate()
	useEffect(() => {
		const place = area.current
		const open = (event: MouseEvent) => {
			const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-row-open]') : null
			// With a key held the browser opens a tab or a window.
			if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
			event.preventDefault()
			void navigate(link.pathname + link.search, { preventScrollReset: true, replace: link.href === location.href })
		}
		place?.addEventListener('click', open)
		return () => place?.removeEventListener('click', open)
	}, [area, navigate])
}
