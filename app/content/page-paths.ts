/** Our pages under the address that counts. Where a second address shows the same page, it names this one as canonical. */
export const pagePaths = {
	doctors: '/doctors',
	'how-it-works': '/how-it-works',
	about: '/about-us',
	contact: '/contact',
	blog: '/blog',
	guides: '/doctors/guides',
	'success-stories': '/success-stories',
	faq: '/faq',
	privacy: '/privacy-policy',
	terms: '/terms-of-service',
	cookies: '/cookies',
} as const

export type PageName = keyof typeof pagePaths

/** The second address of pages that have two. */
const otherPaths: Partial<Record<PageName, string>> = {
	about: '/about',
	guides: '/career-resources',
	'success-stories': '/doctors/success-stories',
	faq: '/hospitals/faq',
}

/** Which page an address shows. Only for routes that are listed with one of the addresses above. */
export function pageNameAt({ url }: Request): PageName {
	// Navigation inside the app adds `.data` to the address.
	const path = new URL(url).pathname.replace(/\.data$/, '').replace(/(.)\/+$/, '$1')
	const name = (Object.keys(pagePaths) as PageName[]).find(
		(page) => pagePaths[page] === path || otherPaths[page] === path,
	)
	if (!name) throw new Error(`No page is at ${path}`)
	return name
}
