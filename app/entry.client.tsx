import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { trustOwnScripts } from '#app/platform/http/trusted-strings.ts'
import { KeepTypedEarly, noteTypedEarly } from '#app/ui/fields/typed-early.tsx'

trustOwnScripts()
const readTyped = noteTypedEarly()

/** Says when React listens: measurements read it, and browser tests wait for it. */
function HydrationMark() {
	useEffect(() => {
		performance.mark('hydrated')
	}, [])
	return null
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<KeepTypedEarly read={readTyped}>
				<HydratedRouter />
			</KeepTypedEarly>
			<HydrationMark />
		</StrictMode>,
	)
})
