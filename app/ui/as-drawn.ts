export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isControl = (target: unknown): target is Control =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

export const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

/** False for a field that has been typed, ticked or chosen in since the page was drawn. */
export function isAsDrawn(control: Control): boolean {
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options]
		return control.value === (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
	}
	if (control instanceof HTMLInputElement && control.type === 'file') return control.files?.length === 0
	return isTick(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue
}
