import type { MetaDescriptor } from 'react-router'
import { brand } from '#app/brand.ts'
import { t } from '#app/platform/language/words.ts'

const inFull = (title: string) => `${title} · ${brand.name}`

/** For `meta`: the title of the document. */
export const titled = (title: string): MetaDescriptor => ({ title: inFull(title) })

/** For `meta`: search engines do not list this page. What is behind a group of routes.ts they never list. */
export const unlisted: MetaDescriptor = { name: 'robots', content: 'noindex' }

/**
 * The document's title for a page with a form: says so when the form came back with an error, which `meta` cannot know.
 * The route exports `meta` without a title.
 */
export function PageTitle({ problem, children }: { problem: unknown; children: string }) {
	// Typed before the session ended: nothing was refused.
	const isRestored = typeof problem === 'object' && problem !== null && 'isRestored' in problem
	return <title>{inFull(problem && !isRestored ? t`Error: ${{ title: children }}` : children)}</title>
}
