import { brand } from '#app/brand.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { article, breadcrumbList } from '#app/platform/http/structured-data.ts'

type Described = {
	title: string
	description: string
	/** The whole address that counts, also where this page answers under a second one. */
	canonical: string
	author?: string
	published?: string
	updated?: string
}

type Around = {
	/** The page that lists this one. */
	parent?: { path: string; name: string }
	structuredData?: (origin: string) => object[]
}

/** What the head of a page says about it. An article has a day on which it was published, and a picture of its own. */
export function describe(page: Described, { parent, structuredData = () => [] }: Around = {}) {
	const { origin, pathname: path } = new URL(page.canonical)
	const { title, description, published } = page
	const trail = [{ name: 'Home', path: '/' }, ...(parent ? [parent] : []), { name: title, path }]
	const common = { origin, path, title, description, site: brand.name }
	const crumbs = breadcrumbList(origin, trail)
	if (!published) return pageMeta({ ...common, structuredData: [crumbs, ...structuredData(origin)] })

	const { author = brand.name, updated = published } = page
	const picture = `${path}/card.png`
	const facts = { path, title, description, published, updated, author, publisher: brand.name, picture }
	return [
		...pageMeta({ ...common, type: 'article', picture, structuredData: [article(origin, facts), crumbs] }),
		{ property: 'article:published_time', content: published },
		{ property: 'article:modified_time', content: updated },
	]
}
