import { useCallback, useEffect, useRef, useState } from 'react'
import { keep, kept } from './drafts.ts'
import { type Outgoing, postMessage } from './post-message.ts'

/** `waits` was tried and is retried automatically. `failed` is given up until a press or the network's return. */
export type Unsent = Outgoing & {
	is: 'queued' | 'sending' | 'sent' | 'waits' | 'failed'
	tries: number
	problem?: string
}

const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000]

type Outbox = {
	owner: string
	otherId: string
	/** An operator reads a message first; the page shows it when it loads again. */
	onHeld: () => void
}

/**
 * Messages that the page shows before the server has them: sent one after the other, again when the network is back, and
 * never twice. Texts outlive a reload; files do not.
 */
export function useOutbox({ owner, otherId, onHeld }: Outbox) {
	const [unsent, setUnsent] = useState<Unsent[]>([])
	const busy = useRef(false)

	const change = useCallback(
		(key: string, to: Partial<Unsent>) =>
			setUnsent((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one))),
		[],
	)
	const sendWaiting = useCallback(
		() =>
			setUnsent((all) => all.map((one) => (isStuck(one) && !one.problem ? { ...one, is: 'queued', tries: 0 } : one))),
		[],
	)

	useEffect(() => {
		// Read before anything is stored over it.
		const before = restore(owner, otherId)
		queueMicrotask(() =>
			setUnsent((all) => [...before.filter(({ key }) => !all.some((one) => one.key === key)), ...all]),
		)
	}, [owner, otherId])
	useEffect(() => store(owner, otherId, unsent), [owner, otherId, unsent])

	useEffect(() => {
		const next = unsent.find(({ is }) => is === 'queued')
		if (!next || busy.current) return
		busy.current = true
		change(next.key, { is: 'sending' })
		void postMessage(otherId, next).then((outcome) => {
			busy.current = false
			if (outcome.is === 'refused') change(next.key, { is: 'failed', problem: outcome.problem })
			else if (outcome.is === 'again') {
				change(next.key, { is: next.tries < pausesMs.length ? 'waits' : 'failed', tries: next.tries + 1 })
			} else if (outcome.is === 'held') {
				setUnsent((all) => all.filter((one) => one.key !== next.key))
				onHeld()
			} else change(next.key, { is: 'sent' })
		})
	}, [unsent, otherId, change, onHeld])

	// The first that waits keeps those behind it waiting, so that the order stays.
	const waiting = unsent.find(({ is }) => is === 'waits')
	useEffect(() => {
		if (!waiting) return
		const clock = setTimeout(() => change(waiting.key, { is: 'queued' }), pausesMs[waiting.tries - 1] ?? 15_000)
		return () => clearTimeout(clock)
	}, [waiting, change])

	useEffect(() => {
		window.addEventListener('online', sendWaiting)
		return () => window.removeEventListener('online', sendWaiting)
	}, [sendWaiting])

	return {
		unsent,
		send: (message: Outgoing) => setUnsent((all) => [...all, { ...message, is: 'queued', tries: 0 }]),
		retry: (key: string) => setUnsent((all) => all.map((one) => (one.key === key ? fresh(one) : one))),
		drop: (key: string) => setUnsent((all) => all.filter((one) => one.key !== key)),
	}
}

const isStuck = ({ is }: Unsent) => is === 'waits' || is === 'failed'
const fresh = ({ key, body, file }: Unsent): Unsent => ({ key, body, file, is: 'queued', tries: 0 })

function store(owner: string, otherId: string, unsent: Unsent[]) {
	const texts = unsent.flatMap(({ key, body, file, is }) => (is === 'sent' || file ? [] : [{ key, body }]))
	keep(owner, otherId, 'unsent', texts.length > 0 ? JSON.stringify(texts) : '')
}

function restore(owner: string, otherId: string): Unsent[] {
	try {
		const texts = JSON.parse(kept(owner, otherId, 'unsent') || '[]') as { key: string; body: string }[]
		return texts.map(({ key, body }) => ({ key, body, is: 'queued', tries: 0 }))
	} catch {
		return []
	}
}
