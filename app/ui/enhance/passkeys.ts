import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { words } from '#app/platform/language/words.ts'

const sentences = words({
	asking: 'Follow the prompt on your device: fingerprint, face or PIN.',
	none: 'No passkey was used. Try again or log in another way.',
	known: 'This device already has a passkey for your account.',
	failed: 'Something went wrong. Check your internet connection and try again.',
})

async function fetchOptions(address: string) {
	const response = await fetch(address, { method: 'POST', headers: { accept: 'application/json' } })
	if (!response.ok) throw new Error(response.statusText)
	return response.json()
}

async function ask(form: HTMLFormElement): Promise<string> {
	const optionsJSON = await fetchOptions(form.dataset['options'] ?? '')
	const answer =
		form.dataset['passkey'] === 'add'
			? await startRegistration({ optionsJSON })
			: await startAuthentication({ optionsJSON })
	return JSON.stringify(answer)
}

function explain(error: unknown): string {
	if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
		return sentences.known
	return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
		? sentences.none
		: sentences.failed
}

const asking = new WeakSet<HTMLFormElement>()

/** Asks the device for a passkey, puts its answer into the form and sends that. */
export async function sendWithPasskey(form: HTMLFormElement, field: HTMLInputElement) {
	if (asking.has(form)) return
	asking.add(form)
	const status = form.querySelector('[data-passkey-status]')
	const say = (text: string) => {
		if (status) status.textContent = text
	}
	say(sentences.asking)
	try {
		field.value = await ask(form)
		say('')
		form.requestSubmit()
		// Good for one sending: a second try begins with a new question.
		setTimeout(() => {
			field.value = ''
		})
	} catch (error) {
		say(explain(error))
	}
	asking.delete(form)
}
