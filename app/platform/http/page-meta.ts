import type { MetaDescriptor } from 'react-router'
import { addressIn, languages, languageTags } from '../language/languages.ts'
import { languageNow } from '../language/words.ts'

type PublicPage = {
	/** Scheme and host, without a trailing slash. */
	origin: string
	/** The one address of this page, whichever it was reached by. */
	path: string
	title: string
	/** For search results and previews; one or two sentences. */
	description: string
	/** Appended to the title in the browser, not in previews. */
	site: string
	/** Path of a picture of 1200 × 630. */
	picture?: string
	type?: 'website' | 'article'
	structuredData?: object[]
}

/** What the head of a public page says about it, to people, search engines and those who pass the link on. */
export function pageMeta({ origin, path, title, description, site, ...more }: PublicPage): MetaDescriptor[] {
	const { picture = '/card.png', type = 'website', structuredData = [] } = more
	const fullTitle = title.includes(site) ? title : `${title} · ${site}`
	return [
		{ title: fullTitle },
		{ name: 'description', content: description },
		{ tagName: 'link', rel: 'canonical', href: origin + addressIn(languageNow(), path) },
		...languages.map((language) => alternate(languageTags[language], origin + addressIn(language, path))),
		alternate('x-default', origin + path),
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:type', content: type },
		{ property: 'og:url', content: origin + addressIn(languageNow(), path) },
		{ property: 'og:site_name', content: site },
		{ property: 'og:locale', content: `${languageNow()}_IN` },
		{ property: 'og:image', content: origin + picture },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ name: 'twitter:card', content: 'summary_large_image' },
		...structuredData.map((entry) => ({ 'script:ld+json': entry }) as MetaDescriptor),
	]
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
	tagName: 'link',
	rel: 'alternate',
	hrefLang,
	href,
})
