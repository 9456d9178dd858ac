import { type RefObject, useEffect } from 'react'

/** With Shift held, a click on a tick box gives all boxes of its name since the last one clicked the same state. */
export function useRangeTicks(area: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const place = area.current
		let last: string | null = null
		const onClick = (event: MouseEvent) => {
			const box = event.target
			if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox' || !box.name) return
			const boxes = [...(place?.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${box.name}"]`) ?? [])]
			const [from, to] = [boxes.findIndex(({ value }) => value === last), boxes.indexOf(box)]
			last = box.value
			if (!event.shiftKey || from < 0) return
			for (const each of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) {
				if (each.checked === box.checked) continue
				each.checked = box.checked
				each.dispatchEvent(new Event('change', { bubbles: true }))
			}
		}
		place?.addEventListener('click', onClick)
		return () => place?.removeEventListener('click', onClick)
	}, [area])
}
