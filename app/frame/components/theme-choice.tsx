import { Form } from 'react-router'
import type { Theme } from '#app/platform/http/theme.server.ts'
import { t, words } from '#app/platform/language/words.ts'

const themeLabels: Record<Theme, string> = words({ system: 'Match my device', light: 'Light', dark: 'Dark' })

/** `reload`: the page is a document, so the form is the browser's own. */
export function ThemeChoice({ theme, reload = false }: { theme: Theme; reload?: boolean }) {
	const Sender = reload ? 'form' : Form
	return (
		<Sender method="post" action="/theme" className="seg" aria-label={t`Colour theme`}>
			{(Object.keys(themeLabels) as Theme[]).map((name) => (
				<button key={name} type="submit" name="theme" value={name} aria-pressed={name === theme}>
					{themeLabels[name]}
				</button>
			))}
		</Sender>
	)
}
