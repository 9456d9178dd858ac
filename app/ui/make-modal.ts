/**
 * Makes the page behind a dialog inert. Focus that is already in the dialog stays where it is; else it goes to what is
 * marked with `data-focus`, or where the browser puts it.
 */
export function makeModal(dialog: HTMLDialogElement) {
	if (dialog.matches(':modal')) return
	const focused = document.activeElement
	const isInside = focused instanceof HTMLElement && dialog.contains(focused)
	dialog.removeAttribute('open')
	dialog.showModal()
	if (isInside) focused.focus()
	else dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
}
