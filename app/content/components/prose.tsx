/** Our text as HTML, made from its Markdown on the server. Only we write it. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
	// oxlint-disable-next-line react/no-danger
	return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
