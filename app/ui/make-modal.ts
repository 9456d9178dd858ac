/**
 * Makes the page behind a dialog inert, and focuses its first field. Focus that is already in the dialog stays where it is,
 * and so does one that the dialog asks for. A page of filters is looked at first.
 */
export function makeModal(dialog: HTMLDialogElement) {
	if (dialog.matches(':modal')) return
	const focused = document.activeElement
	const isInside = focused instanceof HTMLElement && dialog.contains(focused)
	dialog.removeAttribute('open')
	dialog.showModal()
	if (isInside) return focused.focus()
	if (dialog.querySelector('[autofocus]') || dialog.classList.contains('dialog-full')) return
	dialog.querySelector<HTMLElement>('.dialog-body :is(input:not([type="hidden"]), select, textarea)')?.focus()
}
