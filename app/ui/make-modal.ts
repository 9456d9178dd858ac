/** Puts the page behind a dialog out of reach. Whoever is in the dialog already stays where they are. */
export function makeModal(dialog: HTMLDialogElement) {
	if (dialog.matches(':modal')) return
	const focused = document.activeElement
	const isInside = focused instanceof HTMLElement && dialog.contains(focused)
	dialog.removeAttribute('open')
	dialog.showModal()
	if (isInside) focused.focus()
}
