/** Building blocks of schema.org's vocabulary, for `{ 'script:ld+json': … }` in a page's `meta`. */

export const context = { '@context': 'https://schema.org' } as const

/** The way from the home page to this one; the last step is the page itself. */
export const breadcrumbList = (origin: string, steps: { name: string; path: string }[]) => ({
	...context,
	'@type': 'BreadcrumbList',
	itemListElement: steps.map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: origin + path,
	})),
})

export const faqPage = (questions: { question: string; answer: string }[]) => ({
	...context,
	'@type': 'FAQPage',
	mainEntity: questions.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
})

type Article = {
	path: string
	title: string
	description: string
	/** 'YYYY-MM-DD', both. */
	published: string
	updated: string
	author: string
	publisher: string
	/** Path of its picture. */
	picture: string
}

export const article = (origin: string, of: Article) => ({
	...context,
	'@type': 'Article',
	headline: of.title,
	description: of.description,
	datePublished: of.published,
	dateModified: of.updated,
	author: { '@type': 'Organization', name: of.author },
	publisher: { '@type': 'Organization', name: of.publisher, url: `${origin}/` },
	image: origin + of.picture,
	mainEntityOfPage: origin + of.path,
})

type Organization = { name: string; legalName: string; email: string; phone: string; address: string }

export const organization = (origin: string, of: Organization) => ({
	...context,
	'@type': 'Organization',
	name: of.name,
	legalName: of.legalName,
	url: `${origin}/`,
	logo: `${origin}/favicon.svg`,
	email: of.email,
	telephone: of.phone,
	address: of.address,
	areaServed: 'IN',
})
