import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import type { MDXContent } from 'mdx/types'
import { proseElements } from './components/prose-elements.tsx'

/** What framework/mdx.ts makes of one file. */
export type Compiled = {
	default: MDXContent
	frontmatter: unknown
	words: number
	headings: { id: string; text: string }[]
}

/** An editorial text. Its HTML is rendered once, on first use, and is the same for everyone. */
export type Text<FrontMatter> = FrontMatter & {
	/** The file's name without what comes before a first full stop: `1.hospitals.mdx` is 'hospitals'. */
	slug: string
	readingMinutes: number
	headings: { id: string; text: string }[]
	html: () => string
}

/** A reader of long text on a phone gets through about 220 words a minute. */
const wordsPerMinute = 220

/** Reads the front matter of every file. Throws at start-up, with the file's name, when one is not as the schema says. */
export function readTexts<Schema extends z.ZodType<object>>(
	files: Record<string, Compiled>,
	schema: Schema,
): Text<z.output<Schema>>[] {
	return Object.entries(files).map(([file, { default: Content, frontmatter, words, headings }]) => {
		const parsed = schema.safeParse(frontmatter)
		if (!parsed.success) throw new Error(`The front matter of ${file}: ${parsed.error.message}`)
		let html: string | undefined
		return {
			...parsed.data,
			slug: /([^/.]+)\.mdx$/.exec(file)?.[1] ?? file,
			readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
			headings,
			html: () => (html ??= renderToStaticMarkup(createElement(Content, { components: proseElements }))),
		}
	})
}
