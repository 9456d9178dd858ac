import { type ReactNode, useEffect } from 'react'
import { type Control, isAsDrawn, isControl, isTick } from '../as-drawn.ts'

type Typed = Map<Control, string | boolean>

/** Passwords and files stay where they are. So do the forms of searches, which the browser fills when someone goes back. */
const isKept = ({ form, type }: Control) => form?.method === 'post' && !/^(hidden|file|submit|password)$/.test(type)

/** Notes what is typed or chosen until the returned function is called, which returns it. Call it before React runs. */
export function noteTypedEarly(): () => Typed {
	const typed: Typed = new Map()
	const note = (control: Control) => typed.set(control, isTick(control) ? control.checked : control.value)
	const listen = ({ target }: Event) => {
		if (isControl(target) && isKept(target)) note(target)
	}
	for (const control of document.querySelectorAll<Control>('input, textarea, select'))
		if (isKept(control) && !isAsDrawn(control)) note(control)
	addEventListener('input', listen, true)
	return () => {
		removeEventListener('input', listen, true)
		return typed
	}
}

/**
 * Keeps what was typed before React took over the page. React puts the drawn text back into a text area, and nothing that depends
 * on a field knows of it: so each field that lost its text gets it back, and reports it as if it had been typed now.
 */
export function KeepTypedEarly({ read, children }: { read: () => Typed; children: ReactNode }) {
	useEffect(() => void giveBack(read()), [read])
	return children
}

async function giveBack(typed: Typed) {
	for (const [control, content] of typed) {
		const field = control.isConnected ? control : document.getElementById(control.id)
		if (!isControl(field)) continue
		if (typeof content === 'boolean') {
			if (isTick(field)) field.checked = content
		} else if (field.value !== content) field.value = content
		field.dispatchEvent(new Event('input', { bubbles: true }))
		// React draws what follows from this field before the next one reports its text.
		await Promise.resolve()
	}
}
