import { on } from './delegate.ts'

const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys, Home and End in popover menus; a press on an entry closes its menu. */
export function moveInMenus() {
	on('keydown', '[data-menu], [popovertarget]', (element, event) => {
		const menu = element.matches('[data-menu]')
			? element
			: document.getElementById(element.getAttribute('popovertarget') ?? '')
		const entries = [...(menu?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])]
		if (!menu?.matches('[data-menu]') || entries.length === 0) return

		const move = step[event.key]
		const at = entries.findIndex((entry) => entry === document.activeElement)
		let next = -1
		if (event.key === 'Home' && at >= 0) next = 0
		else if (event.key === 'End' && at >= 0) next = entries.length - 1
		else if (move !== undefined)
			next = at < 0 && move < 0 ? entries.length - 1 : (at + move + entries.length) % entries.length
		if (next < 0) return

		event.preventDefault()
		if (!menu.matches(':popover-open')) menu.showPopover()
		entries[next]?.focus()
	})

	// Client navigations leave the document, and with it the open menu, in place.
	const leave = (target: EventTarget | null, pressed: string) => {
		const entry = target instanceof Element ? target.closest(pressed) : null
		const menu = entry?.closest<HTMLElement>('[data-menu]:popover-open')
		if (menu) setTimeout(() => menu.hidePopover())
	}
	addEventListener('click', ({ target }) => leave(target, 'a[href]'))
	addEventListener('submit', ({ target }) => leave(target, 'form'))

	if (!CSS.supports('position-area', 'bottom'))
		on('toggle', '[data-menu]', (menu) => {
			const button = document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`)
			if (!button || !menu.matches(':popover-open') || innerWidth < 768) return
			const place = button.getBoundingClientRect()
			menu.style.inset = `${place.bottom + 4}px ${Math.max(8, innerWidth - place.right)}px auto auto`
		})
}
