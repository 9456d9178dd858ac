import { brand } from '#app/brand.ts'

type Described = {
	title: string
	description: string
	/** The whole address that counts, also where this page answers under a second one. */
	canonical: string
	published?: string
	updated?: string
}

/** What the head of a page says about it. An article has a day on which it was published. */
export function describe({ title, description, canonical, published, updated }: Described) {
	return [
		{ title: `${title} · ${brand.name}` },
		{ name: 'description', content: description },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:type', content: published ? 'article' : 'website' },
		{ property: 'og:url', content: canonical },
		{ property: 'og:site_name', content: brand.name },
		...(published ? [{ property: 'article:published_time', content: published }] : []),
		...(published && updated ? [{ property: 'article:modified_time', content: updated }] : []),
		{ tagName: 'link' as const, rel: 'canonical' as const, href: canonical },
	]
}
