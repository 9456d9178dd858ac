import { type FormEvent, useEffect, useRef, useState } from 'react'

/** The form as it is in the account now, where that was saved elsewhere. */
export type Elsewhere = { version: number; status: string; values: Record<string, string> }
export type Autosave =
	| { state: 'untouched' }
	| { state: 'saving' }
	| { state: 'saved'; at: Date }
	| { state: 'failed' }
	| { state: 'changed'; elsewhere: Elsewhere }

/** After the last key. The account has the draft within five seconds. */
const restMs = 2_000
const retryMs = 10_000

/**
 * Keeps a draft in the account while someone types. The browser keeps it at once (ui/enhance/drafts.ts). An untouched
 * form makes no draft. Where the draft was saved elsewhere since, nothing is written until the person has chosen.
 */
export function useAutosave({ id, version: stored }: { id: string; version: number | null }, isOn: boolean) {
	const [version, setVersion] = useState(stored)
	const [autosave, setAutosave] = useState<Autosave>({ state: 'untouched' })
	const work = useRef({
		version: stored,
		form: new FormData(),
		isDirty: false,
		isAsked: false,
		running: false,
		timer: 0,
	})

	async function save(keepalive = false) {
		const now = work.current
		window.clearTimeout(now.timer)
		if (now.running || now.isAsked || !now.isDirty) return
		now.running = true
		now.isDirty = false
		const sent = now.form
		sent.set('id', id)
		if (now.version === null) sent.delete('version')
		else sent.set('version', String(now.version))
		const answer = await post(id, sent, keepalive)
		now.running = false
		if (answer.kind === 'saved') {
			now.version = answer.version
			setVersion(answer.version)
			setAutosave({ state: 'saved', at: new Date() })
			// Opened again, the page goes on with this draft.
			const address = `/hospital/jobs/${id}/edit`
			if (!keepalive && location.pathname !== address) history.replaceState(history.state, '', address)
		} else if (answer.kind === 'changed') {
			now.isAsked = true
			setAutosave({ state: 'changed', elsewhere: answer.elsewhere })
		} else {
			now.isDirty = true
			setAutosave({ state: 'failed' })
		}
		if (now.isDirty && !now.isAsked) now.timer = window.setTimeout(save, answer.kind === 'failed' ? retryMs : restMs)
	}

	function noteChange(form: FormData) {
		if (!isOn) return
		const now = work.current
		now.form = form
		now.isDirty = true
		window.clearTimeout(now.timer)
		if (now.isAsked) return
		setAutosave({ state: 'saving' })
		now.timer = window.setTimeout(save, restMs)
	}

	/** The form carries the version that was saved last: the page may be drawn a moment later. */
	const isDrawn = (form: HTMLFormElement) =>
		work.current.version === null || new FormData(form).get('version') === String(work.current.version)

	/** Sends the form once what is being saved has been saved and drawn, so that it goes out with its version. */
	function holdWhileSaving(event: FormEvent<HTMLFormElement>) {
		const now = work.current
		window.clearTimeout(now.timer)
		const { currentTarget: sending, nativeEvent } = event
		if (!now.running && isDrawn(sending)) {
			now.isDirty = false
			return
		}
		event.preventDefault()
		const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
		const waiting = window.setInterval(() => {
			if (now.running || !isDrawn(sending)) return
			window.clearInterval(waiting)
			sending.requestSubmit(button)
		}, 50)
	}

	/** After a choice: what is in this form replaces what was saved elsewhere. */
	function keepMine(elsewhere: Elsewhere) {
		Object.assign(work.current, { version: elsewhere.version, isAsked: false, isDirty: true })
		setVersion(elsewhere.version)
		void save()
	}

	// Someone who leaves takes nothing along that was not saved.
	const leave = useRef(() => {})
	useEffect(() => {
		leave.current = () => void save(true)
	})
	useEffect(() => {
		const onHide = () => leave.current()
		window.addEventListener('pagehide', onHide)
		return () => {
			window.removeEventListener('pagehide', onHide)
			onHide()
		}
	}, [])

	return { version, autosave, noteChange, holdWhileSaving, keepMine }
}

type Answer = { kind: 'saved'; version: number } | { kind: 'changed'; elsewhere: Elsewhere } | { kind: 'failed' }

async function post(id: string, sent: FormData, keepalive: boolean): Promise<Answer> {
	const body = new URLSearchParams()
	for (const [name, value] of sent) if (typeof value === 'string') body.append(name, value)
	try {
		const url = `/hospital/jobs/${id}/autosave`
		const answer = await fetch(url, { method: 'POST', body, keepalive, redirect: 'manual' })
		if (answer.status === 409) return { kind: 'changed', elsewhere: (await answer.json()) as Elsewhere }
		if (!answer.ok) return { kind: 'failed' }
		return { kind: 'saved', version: ((await answer.json()) as { version: number }).version }
	} catch {
		return { kind: 'failed' }
	}
}
