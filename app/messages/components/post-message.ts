/** A message on its way. `key` is made once: however often it is sent, it is one message. */
export type Outgoing = { key: string; body: string; file?: File | undefined }

/** `again` may not have arrived, so it is sent once more. `refused` arrived and was not accepted. `held` waits for an operator. */
export type Outcome = { is: 'sent' } | { is: 'held' } | { is: 'again' } | { is: 'refused'; problem: string }

/** Accepted, and not yet sent on. */
const heldStatus = 202

const patienceMs = { text: 15_000, file: 180_000 }

export async function postMessage(otherId: string, { key, body, file }: Outgoing): Promise<Outcome> {
	const form = new FormData()
	form.set('clientKey', key)
	form.set('body', body)
	if (file) form.set('file', file)
	try {
		const answer = await fetch(`/messages/with/${otherId}/sending`, {
			method: 'POST',
			body: form,
			redirect: 'manual',
			headers: { accept: 'application/json' },
			signal: AbortSignal.timeout(file ? patienceMs.file : patienceMs.text),
		})
		if (answer.type === 'opaqueredirect')
			return { is: 'refused', problem: 'You have been logged out. Log in again to send this message.' }
		if (answer.ok) return { is: answer.status === heldStatus ? 'held' : 'sent' }
		if (answer.status >= 500) return { is: 'again' }
		return { is: 'refused', problem: await problemIn(answer) }
	} catch {
		return { is: 'again' }
	}
}

async function problemIn(answer: Response): Promise<string> {
	const said: { problem?: unknown } | null = await answer.json().catch(() => null)
	return typeof said?.problem === 'string' ? said.problem : 'Message not sent. Reload the page and try again.'
}
