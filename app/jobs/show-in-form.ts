/** What a field shows when the address does not name it. */
const usualOfJobs: Record<string, string> = { km: '20', unit: 'month', sort: 'newest' }

/** Makes the fields of the search form say what an address says, except the one that is being typed in. */
export function showInForm(form: HTMLFormElement, href: string, usual: Readonly<Record<string, string>> = usualOfJobs) {
	const params = new URLSearchParams(href.split('?')[1] ?? '')
	for (const control of form.elements) {
		if (control === document.activeElement) continue
		if (control instanceof HTMLInputElement && control.type === 'checkbox')
			control.checked = params.getAll(control.name).includes(control.value)
		else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
			control.value = params.get(control.name) ?? usual[control.name] ?? ''
	}
}
