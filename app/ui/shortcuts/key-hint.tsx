import { useIsHydrated } from '../page/hydrated.ts'
import { useShortcutRegistry } from './shortcuts.tsx'

/** The key that does what a button does, printed beside its label: only from when it works, and never where keys are off. */
export function KeyHint({ letter, className }: { letter: string | undefined; className: string }) {
	const isListening = useIsHydrated()
	const isOn = useShortcutRegistry()?.isOn ?? false
	if (!isOn) return null
	return (
		<kbd className={isListening ? className : `${className} invisible`} aria-hidden="true">
			{letter}
		</kbd>
	)
}
