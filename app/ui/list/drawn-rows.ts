import type { ReactElement, ReactNode } from 'react'

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * The rows of a long list, as the content of its element: `<ul {...drawnRows(rows)} />`. The server writes them itself, for a third of
 * what React takes, and React finds in a browser what it would have drawn. For components without state and context; a test of each
 * list compares its rows with React's own text.
 */
export const drawnRows: (rows: readonly ReactElement[]) => Content = import.meta.env.SSR
	? (rows) => {
			const texts = rows.map(write)
			apart?.push(texts)
			return { dangerouslySetInnerHTML: { __html: apart ? place : texts.join('') } }
		}
	: (children) => ({ children })

/** The rows of each list in the document that is being drawn, and what marks their place in it: no text of a page holds it. */
let apart: string[][] | null = null
const place = '<!--rows-->'

/** Draws a document and returns it in parts, in order: hundreds of rows in one text are copied by each of its readers. */
export function inParts(draw: () => string): string[] {
	const lists: string[][] = (apart = [])
	try {
		return draw()
			.split(place)
			.flatMap((part, at) => [part, ...(lists[at] ?? [])])
	} finally {
		apart = null
	}
}

type Component = (props: object) => ReactNode
type Attribute = string | number | boolean | null | undefined
type Props = Record<string, unknown> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }

/** The pieces of the row that is being written, as many as `count`: an array of its own for each row would grow nine times. */
const pieces: string[] = []
let count = 0
/** Whether the last of them is text: React marks where two texts meet. */
let endsInText = false

function write(row: ReactElement): string {
	count = 0
	endsInText = false
	writeNode(row)
	return pieces.slice(0, count).join('')
}

function push(...more: string[]) {
	for (const piece of more) pieces[count++] = piece
}

function writeNode(node: ReactNode): void {
	if (typeof node === 'string' || typeof node === 'number') return writeText(String(node))
	if (node === null || typeof node !== 'object') return
	if (Array.isArray(node)) return node.forEach(writeNode)
	const { type, props } = node as ReactElement<Props>
	if (typeof type === 'string') return writeElement(type, props)
	if (typeof type === 'function') return writeNode((type as Component)(props))
	// What `memo` makes of a component holds it; a fragment is a symbol.
	if (typeof type === 'object') return writeNode((type as { type: Component }).type(props))
	writeNode(props.children)
}

function writeText(text: string) {
	if (text === '') return
	if (endsInText) push('<!-- -->')
	push(escape(text))
	endsInText = true
}

function writeElement(tag: string, props: Props) {
	push('<', tag)
	for (const name in props) writeAttribute(name, props[name] as Attribute)
	endsInText = false
	if (tag === 'input') return push('/>')
	push('>')
	if (props.dangerouslySetInnerHTML) push(props.dangerouslySetInnerHTML.__html)
	else writeNode(props.children)
	push('</', tag, '>')
	endsInText = false
}

/** Say 'true' and 'false'; what others are is said by whether they are there. */
const inWords = /^(?:aria-|data-|draggable$)/

function writeAttribute(name: string, value: Attribute) {
	if (value === null || value === undefined || name === 'children' || name === 'dangerouslySetInnerHTML') return
	if (typeof value === 'boolean' && !inWords.test(name)) {
		if (value) push(' ', name, '=""')
	} else push(' ', name === 'className' ? 'class' : name, '="', escape(String(value)), '"')
}

const special = /["'&<>]/
const entities: Record<string, string> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) =>
	special.test(text) ? text.replace(/["'&<>]/g, (character) => entities[character] ?? '') : text
