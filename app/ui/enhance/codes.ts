import { digitValue } from '#app/platform/text/digits.ts'
import { on } from './delegate.ts'

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
	const [button] = form.querySelectorAll<HTMLButtonElement>('button[type="submit"]')
	if (button && !isMixed) button.disabled = digits.length < 6
	if (!/^\d{6}$/.test(digits)) sent.delete(form)
	else if (sent.get(form) !== digits) {
		sent.set(form, digits)
		form.requestSubmit()
	}
}

/** Fields marked `data-code` take the code of an SMS from the phone, from the clipboard and in the digits of any script. */
export function readCodes() {
	const field = 'input[data-code]'
	on('focusin', field, (input) => {
		if (input instanceof HTMLInputElement) void waitForCode(input)
	})
	on('input', field, (input) => {
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

	// The field for which this program was fetched, and what has been typed there since.
	const { activeElement } = document
	if (!(activeElement instanceof HTMLInputElement) || !activeElement.matches(field)) return
	void waitForCode(activeElement)
	readCode(activeElement)
	document.addEventListener('renewed', () => readCode(activeElement))
}
