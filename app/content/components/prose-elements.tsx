import type { ComponentProps } from 'react'
import type { MDXComponents } from 'mdx/types'

/** A wide table scrolls inside itself, and can be scrolled by keyboard. */
function ScrollingTable(props: ComponentProps<'table'>) {
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<figure className="prose-table" aria-label="Table" tabIndex={0}>
			<table {...props} />
		</figure>
	)
}

/** Steps in order, each a heading and its text: `<Steps>` around a numbered list. */
function Steps({ children }: { children: React.ReactNode }) {
	return <div className="prose-steps">{children}</div>
}

/** The one thing to take away. */
function Aside({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<aside aria-label={title} className="prose-aside">
			<p className="prose-aside-title">{title}</p>
			{children}
		</aside>
	)
}

/** A link that is the next thing to do. */
function Next({ href, children }: { href: string; children: React.ReactNode }) {
	return (
		<a href={href} className="btn">
			{children}
		</a>
	)
}

/** What stands for each element of a text, and the elements that a text may use beside Markdown's own. */
export const proseElements: MDXComponents = { table: ScrollingTable, Steps, Aside, Next }
