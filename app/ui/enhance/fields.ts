import { digitValue } from '#app/platform/digits.ts'
import { on } from './delegate.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isControl = (element: Element | null): element is Control =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** Shows a message under a field, or takes it away. */
export function sayUnder(control: Element, message: string) {
	const slot = document.getElementById(`${control.id}-error`)
	if (slot) slot.textContent = message
	if (message) control.setAttribute('aria-invalid', 'true')
	else control.removeAttribute('aria-invalid')
}

/** Fetched with the first field for a mobile. Until then the server alone judges it. */
let typedMobile: ((text: string) => string | null) | undefined

function complaint(control: Control): string {
	const { requiredMessage, patternMessage } = control.dataset
	if (control.required && control.value.trim() === '') return requiredMessage ?? ''
	const isMistyped =
		control.dataset['typed'] === 'mobile' && control.value.trim() !== '' && typedMobile?.(control.value) === null
	return control.validity.valid && !isMistyped ? '' : (patternMessage ?? '')
}

let waiting: AbortController | undefined

/** The code from the SMS, where the phone hands it over (WebOTP). */
async function waitForCode(input: HTMLInputElement) {
	if (!('OTPCredential' in window) || waiting) return
	waiting = new AbortController()
	input.form?.addEventListener('submit', () => waiting?.abort(), { once: true })
	try {
		const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions
		const received = await navigator.credentials.get(request)
		if (received && 'code' in received && typeof received.code === 'string') {
			input.value = received.code
			input.dispatchEvent(new Event('input', { bubbles: true }))
		}
	} catch {
		// Declined, too late, or sent by hand first: the person types it.
	}
	waiting = undefined
}

/** The code that each form was last sent with, so that none goes out twice. */
const sent = new WeakMap<HTMLFormElement, string>()

const digitsOf = (text: string) =>
	text
		.normalize('NFKC')
		.replace(/\p{Nd}/gu, digitValue)
		.replace(/\D/g, '')

/** Sends the form at the sixth digit. A recovery code, which has letters, is left as it is and sent by hand. */
function readCode(input: HTMLInputElement) {
	const { form, value, dataset } = input
	const isMixed = dataset['code'] === 'mixed'
	const digits = isMixed ? value.replace(/\s/g, '') : digitsOf(value).slice(0, 6)
	if (!isMixed && digits !== value) input.value = digits
	if (!form || dataset['code'] === 'fill') return
	if (!/^\d{6}$/.test(digits)) sent.delete(form)
	else if (sent.get(form) !== digits) {
		sent.set(form, digits)
		form.requestSubmit()
	}
}

export function watchFields() {
	on('focusin', 'input[data-typed="mobile"]', () => {
		import('#app/platform/typed-mobile.ts').then(
			(reader) => (typedMobile = reader.typedMobile),
			() => undefined,
		)
	})
	on('focusout', '[data-required-message], [data-pattern-message]', (control) => {
		if (isControl(control) && control.type !== 'file') sayUnder(control, complaint(control))
	})
	// Once a field is marked wrong, it is told right as soon as it is.
	on('input', '[aria-invalid][data-required-message], [aria-invalid][data-pattern-message]', (control) => {
		if (isControl(control) && !complaint(control)) sayUnder(control, '')
	})

	on('focusin', 'input[data-code]', (input) => {
		if (input instanceof HTMLInputElement) void waitForCode(input)
	})
	on('input', 'input[data-code]', (input) => {
		if (input instanceof HTMLInputElement) readCode(input)
	})
	// The whole message of an SMS is longer than the field: "Your code is 482913".
	on('paste', 'input[data-code]:not([data-code="mixed"])', (input, event) => {
		const digits = digitsOf(event.clipboardData?.getData('text') ?? '').slice(0, 6)
		if (!(input instanceof HTMLInputElement) || !digits) return
		event.preventDefault()
		input.value = digits
		input.dispatchEvent(new Event('input', { bubbles: true }))
	})
	const { activeElement } = document
	if (activeElement instanceof HTMLInputElement && activeElement.dataset['code']) void waitForCode(activeElement)

	on('input', 'textarea[maxlength]', (area) => {
		const counter = area.parentElement?.querySelector('[data-counter]')
		if (!(area instanceof HTMLTextAreaElement) || !counter) return
		counter.textContent = `${(area.maxLength - area.value.length).toLocaleString('en-IN')} characters left`
	})

	// A second press while a form is on its way sends nothing.
	on('click', 'button[aria-busy="true"]', (_button, event) => {
		event.preventDefault()
		event.stopPropagation()
	})

	on('click', '[data-back]', () => history.back())

	on('click', '[data-dismiss]', (button) => {
		const message = button.closest<HTMLElement>('[data-flash]')
		if (message) message.hidden = true
	})
}
