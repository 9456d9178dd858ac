import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { formatWait } from '#app/platform/wait.ts'

const action = '/doctors/register/code/resend'

/**
 * Asks for another code. The server owns the pause; the page counts it down where a script runs, and else the answer to
 * the button says how long it is.
 */
export function ResendForm({ inSeconds, isRunning }: { inSeconds: number | null; isRunning: boolean }) {
	const left = useCountdown(inSeconds ?? 0)
	if (inSeconds === null)
		return <p className="text-ink-2">No SMS yet? It can take a few minutes. You have used all your codes for now.</p>
	const mustWait = left > 0
	return (
		<Form method="post" action={action} className="grid justify-items-start gap-2">
			<p>
				<strong>No SMS yet?</strong>{' '}
				<span className="num text-ink-2">
					{mustWait ? `You can request another code in ${formatWait(left)}` : 'You can request another code now.'}
				</span>
			</p>
			<SubmitButton action={action} variant="secondary" pendingLabel="Resending..." disabled={isRunning && mustWait}>
				Send again
			</SubmitButton>
		</Form>
	)
}

/** Seconds left of the pause the server named; by the clock, for timers stop while a phone sleeps. */
function useCountdown(seconds: number): number {
	const [count, setCount] = useState({ seconds, passed: 0 })
	useEffect(() => {
		if (seconds <= 0) return
		const start = Date.now()
		const timer = setInterval(() => setCount({ seconds, passed: Math.floor((Date.now() - start) / 1000) }), 1000)
		return () => clearInterval(timer)
	}, [seconds])
	return count.seconds === seconds ? Math.max(0, seconds - count.passed) : seconds
}
