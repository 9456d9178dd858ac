import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Turns single keys on or off: one press, and back to where it stood. */
export function ShortcutSwitch({ isOn, returnTo }: { isOn: boolean; returnTo?: string }) {
	return (
		<Form method="post" action="/hospital/settings/shortcuts" className="grid justify-items-start gap-3">
			<p className="text-ink-2">
				{isOn
					? 'Keyboard shortcuts are on. Press Ctrl or Cmd + K to search, and ? to see all shortcuts.'
					: 'Keyboard shortcuts, including Ctrl + K, are off. The Search button still works.'}
			</p>
			{isOn ? null : <input type="hidden" name="on" value="on" />}
			{returnTo === undefined ? null : <input type="hidden" name="returnTo" value={returnTo} />}
			<Button variant="secondary" size="sm">
				{isOn ? 'Turn off shortcuts' : 'Turn on shortcuts'}
			</Button>
		</Form>
	)
}
