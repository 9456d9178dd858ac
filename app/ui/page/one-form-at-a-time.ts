import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { isSending, useRouterOfPage } from './reload.ts'

const longestWaitMs = 15_000

/**
 * Sends a form once the answer to the one before it is shown. The router drops whichever of two was pressed first or answers last, and with
 * it the message or the refusal. The same form pressed again is not a second one.
 */
export function OneFormAtATime() {
	const router = useRouterOfPage()
	const sendNext = useRef(() => {})
	useNavigation()
	useFetchers()
	// After every drawing: an answer may be shown.
	useEffect(() => sendNext.current())

	useEffect(() => {
		if (!router) return
		let last: HTMLFormElement | undefined
		let waiting: { form: HTMLFormElement; submitter: HTMLElement | null; isLate: boolean }[] = []

		sendNext.current = () => {
			const [first] = waiting
			if (!first || (isSending(router.state) && !first.isLate)) return
			waiting = waiting.slice(1)
			const { form, submitter } = first
			last = form
			submitter?.removeAttribute('aria-busy')
			if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null)
			else sendNext.current()
		}
		const hold = (event: SubmitEvent) => {
			const { target: form, submitter } = event
			if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
			if (form === last || !isSending(router.state)) {
				last = form
				return
			}
			event.preventDefault()
			event.stopPropagation()
			if (waiting.some((other) => other.form === form)) return
			const own = { form, submitter, isLate: false }
			waiting.push(own)
			submitter?.setAttribute('aria-busy', 'true')
			setTimeout(() => {
				own.isLate = true
				sendNext.current()
			}, longestWaitMs)
		}
		document.addEventListener('submit', hold, { capture: true })
		return () => document.removeEventListener('submit', hold, { capture: true })
	}, [router])
	return null
}
