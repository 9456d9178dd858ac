/**
 * Makes the fields of a search form say what an address says, except the one that is being typed in. What the address
 * does not name shows what is usual. Leaves a form alone that has something to send.
 */
export function showInForm(form: HTMLFormElement, href: string, defaults: Readonly<Record<string, string>>) {
	if (form.dataset['unsent'] !== undefined) return
	const params = new URLSearchParams(href.split('?')[1] ?? '')
	for (const control of form.elements) {
		if (control === document.activeElement) continue
		if (control instanceof HTMLInputElement && control.type === 'checkbox')
			control.checked = params.getAll(control.name).includes(control.value)
		else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
			control.value = params.get(control.name) ?? defaults[control.name] ?? ''
	}
}
