import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

type ShortcutSwitchProps = { isOn: boolean; action?: string; returnTo?: string }

/** Turns single keys on or off: one press, and back to where it stood. */
export function ShortcutSwitch({ isOn, action = '/hospital/settings/shortcuts', returnTo }: ShortcutSwitchProps) {
	return (
		<Form method="post" action={action} className="grid justify-items-start gap-3">
			<p className="text-ink-2">
				{isOn
					? 'Keyboard shortcuts are on. Press Ctrl or Cmd + K to search, and ? to see all shortcuts.'
					: 'Keyboard shortcuts, including Ctrl + K, are off. The Find button still works.'}
			</p>
			{isOn ? null : <input type="hidden" name="on" value="on" />}
			{returnTo === undefined ? null : <input type="hidden" name="returnTo" value={returnTo} />}
			<Button variant="secondary" size="sm">
				{isOn ? 'Turn off shortcuts' : 'Turn on shortcuts'}
			</Button>
		</Form>
	)
}
