import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { findOwnAddress, subscribe } from './push-browser.ts'

type PushBrowsersProps = {
	publicKey: string | null
	/** The addresses of the browsers that get messages now, this one or others. */
	browsers: readonly string[]
}

/** Which browsers get messages, and the way to begin and to end it. Nothing where push is switched off. */
export function PushBrowsers({ publicKey, browsers }: PushBrowsersProps) {
	const [here, setHere] = useState<'unknown' | 'off' | 'on' | 'refused' | 'failed'>('unknown')
	useEffect(() => {
		void findOwnAddress().then((own) => setHere(own !== null && browsers.includes(own) ? 'on' : 'off'))
	}, [browsers])
	if (!publicKey) return null
	return (
		<Panel title="Browser notifications">
			<div className="grid justify-items-start gap-3">
				<p>{browsers.length === 0 ? 'Notifications are not turned on in any browser.' : counted(browsers.length)}</p>
				{here === 'off' ? (
					<Button type="button" variant="secondary" onClick={() => void subscribe(publicKey).then(setHere)}>
						Turn on for this browser
					</Button>
				) : null}
				<output className="text-sm text-ink-2">{answers[here]}</output>
				{browsers.length > 0 || here === 'on' ? (
					<PostButton action="/notifications/push/removal" variant="secondary">
						Turn off for all browsers
					</PostButton>
				) : null}
			</div>
		</Panel>
	)
}

const counted = (browsers: number) => (browsers === 1 ? 'On for 1 browser.' : `On for ${browsers} browsers.`)

const answers = {
	unknown: null,
	off: null,
	on: 'Notifications are on for this browser.',
	refused: 'Your browser is blocking notifications. Allow them for this site in your browser settings.',
	failed: 'Browser notifications are not available right now.',
}
