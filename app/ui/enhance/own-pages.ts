type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

const serviceWorker = '/service-worker.js'

/**
 * The only strings that documents without React may turn into elements or scripts (`trusted-types` in their policy): a
 * page that was fetched from here, which `connect-src 'self'` sees to, and our service worker.
 */
const trusted = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('own-pages', {
	createHTML: (html) => html,
	createScriptURL(url) {
		if (url !== serviceWorker) throw new TypeError(url)
		return url
	},
})

/** One of our pages as a document of its own, whose scripts do not run. */
export const parsePage = (html: string) =>
	new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, 'text/html')

export const serviceWorkerUrl = trusted?.createScriptURL(serviceWorker) ?? serviceWorker
