import { brand } from '#app/brand.ts'

/**
 * The document's title for a page with a form: says so when the form came back with an error, which `meta` cannot know.
 * The route exports `meta` without a title.
 */
export function PageTitle({ problem, children }: { problem: unknown; children: string }) {
	// Typed before the session ended: nothing was refused.
	const isRestored = typeof problem === 'object' && problem !== null && 'isRestored' in problem
	return <title>{`${problem && !isRestored ? 'Error: ' : ''}${children} · ${brand.name}`}</title>
}
