import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { askLater, mayAskForPush, subscribe } from './push-browser.ts'

type State = 'unknown' | 'asking' | 'busy' | 'on' | 'refused' | 'failed' | 'later'

const answers = {
	on: 'We will notify you in this browser when a hospital responds. You can turn this off in Settings.',
	refused: 'Your browser is blocking notifications. Allow them for this site in your browser settings.',
	failed: 'Browser notifications are not available right now. Check the bell for updates.',
}

/**
 * A soft ask for web push, where there is something to wait for. The browser's own question comes only after the tap.
 * Shown where the browser can and has not been asked before; without a script, and without a key, there is none.
 */
export function PushAsk({ publicKey }: { publicKey: string | null }) {
	const [state, setState] = useState<State>('unknown')
	useEffect(() => {
		if (publicKey) void mayAskForPush().then((may) => (may ? setState('asking') : undefined))
	}, [publicKey])
	if (!publicKey || state === 'unknown' || state === 'later') return null
	if (state === 'on' || state === 'refused' || state === 'failed')
		return <output className="block text-sm text-ink-2">{answers[state]}</output>
	return (
		<div className="flex flex-wrap items-center gap-2">
			<Button
				type="button"
				variant="secondary"
				pending={state === 'busy'}
				onClick={() => {
					setState('busy')
					void subscribe(publicKey).then(setState)
				}}
			>
				<Bell size={18} aria-hidden="true" />
				Notify me when the hospital responds
			</Button>
			<Button
				type="button"
				variant="quiet"
				onClick={() => {
					askLater()
					setState('later')
				}}
			>
				Not now
			</Button>
		</div>
	)
}
