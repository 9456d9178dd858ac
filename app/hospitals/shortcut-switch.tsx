import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Turns single keys on or off: one press, and back to where it stood. */
export function ShortcutSwitch({ isOn, returnTo }: { isOn: boolean; returnTo?: string }) {
	return (
		<Form method="post" action="/hospital/settings/shortcuts" className="grid justify-items-start gap-3">
			<p className="text-ink-2">
				{isOn
					? 'Single keys work on the pages of your hospital, and Ctrl or Cmd with K finds anything. Press ? for the list.'
					: 'Single keys do nothing now, and neither does Ctrl with K. The Find button does the same as ever.'}
			</p>
			{isOn ? null : <input type="hidden" name="on" value="on" />}
			{returnTo === undefined ? null : <input type="hidden" name="returnTo" value={returnTo} />}
			<Button variant="secondary" size="sm">
				{isOn ? 'Switch the keys off' : 'Switch the keys on'}
			</Button>
		</Form>
	)
}
