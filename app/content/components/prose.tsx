type Policy = { createHTML: (html: string) => string }
type Policies = { createPolicy: (name: 'prose', rules: Policy) => Policy }

/** The one door for markup that React puts into a page in the browser: our own articles (`trusted-types prose`). */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('prose', {
	createHTML: (html) => html,
})
const trusted = (html: string) => policy?.createHTML(html) ?? html

/** Our text as HTML, made from its Markdown on the server. Only we write it. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
	// oxlint-disable-next-line react/no-danger
	return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
}
