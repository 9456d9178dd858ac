/**
 * A message on its way. `key` is made once: however often it is sent, it is one message. `waits` was tried and is tried again;
 * `failed` is given up until a press or the network’s return; `loggedOut` and `refused` arrived and were not accepted.
 */
export type Unsent = {
	readonly key: string
	readonly body: string
	readonly file?: File | undefined
	is: 'queued' | 'sending' | 'sent' | 'waits' | 'failed' | 'loggedOut' | 'refused'
	tries: number
	/** What the server says is wrong. */
	problem?: string | undefined
}

const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000]
const patienceMs = { text: 15_000, file: 180_000 }
const overdueMs = 1_000
/** Accepted, and not yet sent on: an operator reads it first. */
const heldStatus = 202

type Outbox = {
	sendTo: string
	/** Where texts are kept in this browser. */
	keptAs: string
	onChange: () => void
	/** Reads the page again: it shows what is held, and what was sent where changes do not come through. */
	renew: () => void
	signal: AbortSignal
}

/**
 * Messages that the page shows before the server has them: sent one after the other, again when the network is back, and
 * never twice. Texts outlive a reload; files do not.
 */
export function openOutbox({ sendTo, keptAs, onChange, renew, signal }: Outbox) {
	let unsent = restore(keptAs)
	let clock: ReturnType<typeof setTimeout> | undefined

	const leave = (isOver: (message: Unsent) => boolean) => {
		unsent = unsent.filter((message) => !isOver(message))
	}
	const queue = (message: Unsent) => Object.assign(message, { is: 'queued', tries: 0, problem: undefined })

	function goOn() {
		// One that waits keeps those behind it waiting, so that the order stays.
		const next = unsent.find(({ is }) => is === 'queued' || is === 'waits')
		const sends = next?.is === 'queued' && !unsent.some(({ is }) => is === 'sending')
		if (sends) next.is = 'sending'
		store(keptAs, unsent)
		onChange()
		if (sends)
			void post(sendTo, next).then((outcome) => {
				if (signal.aborted) return
				settle(next, outcome)
				goOn()
			})
	}

	function settle(message: Unsent, outcome: Outcome) {
		if (outcome.is === 'again') {
			const pause = pausesMs[message.tries++]
			message.is = pause === undefined ? 'failed' : 'waits'
			clearTimeout(clock)
			if (pause !== undefined) clock = setTimeout(tryAgain, pause, message)
		} else if (outcome.is === 'held') {
			leave((one) => one === message)
			renew()
		} else {
			Object.assign(message, outcome)
			if (outcome.is === 'sent') setTimeout(() => signal.aborted || !unsent.includes(message) || renew(), overdueMs)
		}
	}

	function tryAgain(message: Unsent) {
		if (signal.aborted || message.is !== 'waits') return
		message.is = 'queued'
		goOn()
	}

	const onceOnline = () => {
		for (const message of unsent) if (message.is === 'waits' || message.is === 'failed') queue(message)
		goOn()
	}
	addEventListener('online', onceOnline, { signal })

	return {
		/** Sends what an earlier page left. */
		goOn,
		unsent: () => unsent,
		add(body: string, file: File | undefined) {
			unsent.push({ key: crypto.randomUUID(), body, file, is: 'queued', tries: 0 })
			goOn()
		},
		retry(message: Unsent) {
			queue(message)
			goOn()
		},
		drop(message: Unsent) {
			leave((one) => one === message)
			goOn()
		},
		/** The page shows these now as sent. */
		arrived(keys: ReadonlySet<string | undefined>) {
			if (!unsent.some(({ key }) => keys.has(key))) return
			leave(({ key }) => keys.has(key))
			goOn()
		},
	}
}

type Outcome = { is: 'sent' | 'held' | 'again' | 'loggedOut' } | { is: 'refused'; problem: string | undefined }

async function post(sendTo: string, { key, body, file }: Unsent): Promise<Outcome> {
	const form = new FormData()
	form.set('clientKey', key)
	form.set('body', body)
	if (file) form.set('file', file)
	try {
		const answer = await fetch(sendTo, {
			method: 'POST',
			body: form,
			redirect: 'manual',
			headers: { accept: 'application/json' },
			signal: AbortSignal.timeout(file ? patienceMs.file : patienceMs.text),
		})
		if (answer.type === 'opaqueredirect') return { is: 'loggedOut' }
		if (answer.ok) return { is: answer.status === heldStatus ? 'held' : 'sent' }
		// It may not have arrived.
		if (answer.status >= 500) return { is: 'again' }
		const said: { problem?: unknown } | null = await answer.json().catch(() => null)
		return { is: 'refused', problem: typeof said?.problem === 'string' ? said.problem : undefined }
	} catch {
		return { is: 'again' }
	}
}

function store(keptAs: string, unsent: readonly Unsent[]) {
	const texts = unsent.flatMap(({ key, body, file, is }) => (is === 'sent' || file ? [] : [{ key, body }]))
	keep(`${keptAs}/unsent`, texts.length > 0 ? JSON.stringify(texts) : '')
}

function restore(keptAs: string): Unsent[] {
	try {
		const texts = JSON.parse(kept(`${keptAs}/unsent`) || '[]') as { key: string; body: string }[]
		return texts.map(({ key, body }) => ({ key, body, is: 'queued', tries: 0 }))
	} catch {
		return []
	}
}

/** Logging out removes everything under `kept/`. A browser may refuse to keep anything; then everything else works. */
export function keep(name: string, text: string) {
	try {
		if (text === '') localStorage.removeItem(`kept/${name}`)
		else localStorage.setItem(`kept/${name}`, text)
	} catch {}
}

export function kept(name: string): string {
	try {
		return localStorage.getItem(`kept/${name}`) ?? ''
	} catch {
		return ''
	}
}
