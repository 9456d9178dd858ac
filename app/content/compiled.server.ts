import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import type { MDXContent } from 'mdx/types'
import { inLanguage } from '#app/platform/language/language.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { languageNow } from '#app/platform/language/words.ts'
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
	/** Of what is printed: English where there is no translation. */
	language: Language
	readingMinutes: number
	headings: { id: string; text: string }[]
	html: () => string
}

/** A reader of long text on a phone gets through about 220 words a minute. */
const wordsPerMinute = 220

/** `1.hospitals.hi.mdx` is 'hospitals' in Hindi; a file without a language is the English one. */
const fileName = /([^/.]+)(?:\.(hi|mr))?\.mdx$/

/**
 * Reads the front matter of every file. Throws at start-up, with the file's name, when one is not as the schema says. What is returned
 * lists the texts in the language of the reader, in English where one has no translation.
 */
export function readTexts<Schema extends z.ZodType<object>>(
	files: Record<string, Compiled>,
	schema: Schema,
): () => Text<z.output<Schema>>[] {
	const read = Object.entries(files).map(([file, { default: Content, frontmatter, words, headings }]) => {
		const parsed = schema.safeParse(frontmatter)
		if (!parsed.success) throw new Error(`The front matter of ${file}: ${parsed.error.message}`)
		const [, slug = file, language = 'en'] = fileName.exec(file) ?? []
		const render = () => renderToStaticMarkup(createElement(Content, { components: proseElements }))
		let html: string | undefined
		return {
			...parsed.data,
			slug,
			language: language as Language,
			readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
			headings,
			html: () => (html ??= inLanguage(language as Language, render)),
		}
	})
	const english = read.filter(({ language }) => language === 'en')
	const translated = new Map(read.map((text) => [`${text.slug} ${text.language}`, text]))
	return () =>
		english.map((text) => {
			const own = translated.get(`${text.slug} ${languageNow()}`)
			return own && own !== text ? withAnchorsOf(text, own) : text
		})
}

/** Links name a heading by its English anchor, in every language. */
function withAnchorsOf<Own extends Pick<Text<object>, 'headings' | 'html'>>(english: Own, own: Own): Own {
	const headings = own.headings.map(({ id, text }, at) => ({ id: english.headings[at]?.id ?? id, text }))
	const html = () =>
		own.headings.reduce((made, { id }, at) => made.replace(`id="${id}"`, `id="${headings[at]?.id}"`), own.html())
	return { ...own, headings, html }
}
