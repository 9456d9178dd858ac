import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const scrollKeys = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' '])

/**
 * For what scrolls instead of the page. It starts at the top when `resetOn` changes (the page, if nothing is given) and is
 * where it was after Back. The place is kept in the entry of the history, so it survives a reload.
 */
export function usePaneScroll<Pane extends HTMLElement>(name: string, resetOn?: string): RefObject<Pane | null> {
	const pane = useRef<Pane>(null)
	const { pathname, key, hash } = useLocation()
	const type = useNavigationType()
	const subject = resetOn ?? pathname
	const last = useRef({ subject, key: '' })
	useLayoutEffect(() => {
		const { current } = pane
		if (!current || last.current.key === key) return
		const isSame = last.current.subject === subject
		last.current = { subject, key }
		const kept: unknown = (history.state as Record<string, unknown> | null)?.[name]
		if (type === 'POP' && typeof kept === 'number') current.scrollTop = kept
		else if (!isSame && !hash) current.scrollTop = 0
	}, [key, subject, name, type, hash])
	useEffect(() => {
		const { current } = pane
		if (!current) return
		const keep = () => history.replaceState({ ...history.state, [name]: current.scrollTop }, '')
		current.addEventListener('scrollend', keep)
		return () => current.removeEventListener('scrollend', keep)
	}, [name])
	return pane
}

/**
 * Keys that scroll a page scroll what scrolls instead of it, as long as nothing else has the focus: the list of the page where that has a
 * scroll of its own, else the pane around the page.
 */
export function useScrollKeys(pane: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const listen = ({ key }: KeyboardEvent) => {
			if (!scrollKeys.has(key) || document.activeElement !== document.body) return
			const list = [...(pane.current?.querySelectorAll<HTMLElement>('.pane[tabindex]') ?? [])].find(
				({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
			)
			;(list ?? pane.current)?.focus({ preventScroll: true })
		}
		document.addEventListener('keydown', listen)
		return () => document.removeEventListener('keydown', listen)
	}, [pane])
}
