import { makeModal } from '../make-modal.ts'
import { on } from './delegate.ts'

const byId = (id: string | null | undefined) => {
	const dialog = id ? document.getElementById(id) : null
	return dialog instanceof HTMLDialogElement ? dialog : null
}

export function guardDialogs() {
	// Sent open by the server.
	for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog][open]')) makeModal(dialog)

	on('click', 'a[data-opens]', (link, event) => {
		const dialog = byId(link.dataset['opens'])
		if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey) return
		event.preventDefault()
		event.stopPropagation()
		makeModal(dialog)
	})

	// Invoker commands, for browsers older than them (Chrome 135, Safari 26.2).
	if (!('commandForElement' in HTMLButtonElement.prototype))
		on('click', 'button[commandfor]', (button) => {
			const dialog = byId(button.getAttribute('commandfor'))
			if (!dialog) return
			if (button.getAttribute('command') === 'show-modal') makeModal(dialog)
			else dialog.close()
		})

	// A press beside the dialog, for browsers without `closedby`.
	if (!('closedBy' in HTMLDialogElement.prototype))
		on('click', 'dialog[data-dialog]', (dialog: HTMLDialogElement, event) => {
			if (event.target !== dialog) return
			const { left, right, top, bottom } = dialog.getBoundingClientRect()
			const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
			if (!inside) dialog.close()
		})

	// Opened by its address: closing leads to the page without it.
	on('close', 'dialog[data-close-href]', (dialog) => {
		const href = dialog.dataset['closeHref']
		if (href) location.assign(href)
	})
}
