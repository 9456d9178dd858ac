/**
 * Makes the page behind a dialog inert. Focus that is already in the dialog stays where it is; else it goes to what is
 * marked with `data-focus`, else to the first field. A page of filters is looked at first.
 */
export function makeModal(dialog: HTMLDialogElement) {
	if (dialog.matches(':modal')) return
	const focused = document.activeElement
	const isInside = focused instanceof HTMLElement && dialog.contains(focused)
	dialog.removeAttribute('open')
	dialog.showModal()
	if (isInside) return focused.focus()
	const field = '.dialog-body :is(input:not([type="hidden"]), select, textarea)'
	const marked = dialog.querySelector<HTMLElement>('[data-focus]')
	if (marked) marked.focus()
	else if (!dialog.querySelector('[autofocus]') && !dialog.classList.contains('dialog-full'))
		dialog.querySelector<HTMLElement>(field)?.focus()
}
