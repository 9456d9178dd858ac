import type { ReactNode } from 'react'

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * The content of an element that is the same in every page, as its properties: the server draws it once and keeps it under
 * its name, which has to say all that it depends on. `<svg {...drawnOnce('lamp', <Lamp />)} />`
 */
export const drawnOnce: (name: string, children: ReactNode) => Content = import.meta.env.SSR
	? await prepareDrawing()
	: (_, children) => ({ children })

async function prepareDrawing() {
	const { renderToStaticMarkup } = await import('react-dom/server')
	const known = new Map<string, { dangerouslySetInnerHTML: { __html: string } }>()
	return (name: string, children: ReactNode) => {
		const html = known.get(name) ?? {
			dangerouslySetInnerHTML: { __html: withoutEnds(renderToStaticMarkup(children)) },
		}
		known.set(name, html)
		return html
	}
}

/** Shapes need no closing tags: 110 bytes of the home page as sent, which has to arrive in one round trip. */
const withoutEnds = (html: string) => html.replaceAll(/><\/(?:path|circle|rect|ellipse|line)>/g, '/>')
