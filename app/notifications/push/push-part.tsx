import type { ReactNode } from 'react'
import { runs } from '#app/ui/page/program.ts'

type PushPartProps = {
	publicKey: string
	/** The addresses of the browsers that get messages now, where the page is about them. */
	browsers?: readonly string[]
	/** Where it can be turned on: a button with `data-push="on"`, and `later` where one may decline. */
	off: ReactNode
	/** What is said of this browser. */
	answers: Record<'on' | 'refused' | 'failed', string>
}

const startsProgram = runs(async () => (await import('#app/ui/enhance/push.ts')).startPush)

/** A part of a page about messages to this browser. Its program shows what is so here; without a script nothing is offered. */
export function PushPart({ publicKey, browsers, off, answers }: PushPartProps) {
	return (
		<div
			ref={startsProgram}
			data-push-key={publicKey}
			data-push-to="/notifications/push"
			data-browsers={browsers?.join(' ')}
		>
			<div hidden data-push-state="off" className="flex flex-wrap items-center gap-2">
				{off}
			</div>
			<output className="block text-sm text-ink-2">
				{Object.entries(answers).map(([state, answer]) => (
					<span key={state} hidden data-push-state={state}>
						{answer}
					</span>
				))}
			</output>
		</div>
	)
}
