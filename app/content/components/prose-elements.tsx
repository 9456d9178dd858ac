import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { MDXComponents } from 'mdx/types'
import { ArticleCover, type Cover } from '#app/pictures/article-cover.tsx'
import { t } from '#app/platform/language/words.ts'

/** A wide table scrolls inside itself, and can be scrolled by keyboard. On a phone each row is a block of labelled values. */
function ScrollingTable({ children, ...props }: ComponentProps<'table'>) {
	const [head, body] = elementsOf(children)
	const labels = elementsOf(elementsOf(head?.props.children)[0]?.props.children).map(({ props: cell }) => cell.children)
	const rows = elementsOf(body?.props.children).map((row, at) => {
		const cells = elementsOf(row.props.children).map((cell, column) =>
			cloneElement(cell, { key: column, ...(column > 0 ? { 'data-label': textOf(labels[column]) } : {}) }),
		)
		return cloneElement(row, { key: at }, cells)
	})
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<figure className="prose-table" aria-label={t`Table`} tabIndex={0}>
			<table {...props}>
				{head}
				<tbody>{rows}</tbody>
			</table>
		</figure>
	)
}

const textOf = (label: ReactNode) => (typeof label === 'string' ? label : '')

type Cell = ReactElement<{ children?: ReactNode; 'data-label'?: string }>
const elementsOf = (children: ReactNode): Cell[] =>
	Children.toArray(children).filter((child): child is Cell => isValidElement(child))

/** A band from edge to edge, for pages that are one text in bands. */
function Section({ tone = 'plain', children }: { tone?: 'plain' | 'surface' | 'soft'; children: ReactNode }) {
	return (
		<section className={sectionTones[tone]}>
			<div className="page">{children}</div>
		</section>
	)
}
const sectionTones = { plain: '', surface: 'band', soft: 'bg-brand-soft text-on-brand-soft' }

/** Around a numbered list: steps in order, beside each other where there is room. */
function Steps({ children }: { children: ReactNode }) {
	return <div className="prose-steps">{children}</div>
}

/** Around a list: points of equal weight, beside each other where there is room. */
function Points({ children }: { children: ReactNode }) {
	return <div className="prose-points">{children}</div>
}

/** The one thing to remember. */
function Aside({ title, children }: { title: string; children: ReactNode }) {
	return (
		<aside aria-label={title} className="prose-aside">
			<p className="prose-aside-title">{title}</p>
			{children}
		</aside>
	)
}

/** Stories side by side where there is room. */
function Stories({ children }: { children: ReactNode }) {
	return <div className="prose-stories">{children}</div>
}

/** How a search goes for one kind of person: a worked example, so it has a description in place of a name. */
function Story({
	name,
	position,
	cover,
	children,
}: {
	name: string
	position: string
	cover: Cover
	children: ReactNode
}) {
	return (
		<article className="panel prose-story">
			<ArticleCover of={cover} className="aspect-8/5 w-full" />
			<header>
				<strong>{name}</strong>
				<span>{position}</span>
			</header>
			{children}
		</article>
	)
}

/** A link that is the next thing to do. */
function Next({ href, quiet, children }: { href: string; quiet?: boolean; children: ReactNode }) {
	return (
		<a href={href} className={quiet ? 'btn btn-secondary' : 'btn'}>
			{children}
		</a>
	)
}

/** Links of that kind side by side. */
function Actions({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap gap-3">{children}</div>
}

/** What stands for each element of a text, and the elements that a text may use beside Markdown's own. */
export const proseElements: MDXComponents = {
	table: ScrollingTable,
	Section,
	Steps,
	Points,
	Aside,
	Stories,
	Story,
	Next,
	Actions,
}
