type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: 'default', rules: Policy) => unknown }

/** What pages say about themselves to search engines (JSON-LD): without this sign nothing in it can be markup. */
const isAboutThePage = (text: string) => text.startsWith('{"@context"') && !text.includes('<')

/** How React makes a script element of a page that comes without a document: empty, with its address set afterwards. */
const emptyScript = '<script></script>'

/**
 * The only strings that a hydrated page may turn into markup or scripts (`trusted-types default` in its policy): nothing,
 * React's empty script element, JSON-LD, and our own built files as the addresses of scripts. Everything else is refused by the browser.
 */
export function trustOwnScripts() {
	const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
	policies?.createPolicy('default', {
		createHTML: (html) => (html === '' || html === emptyScript || isAboutThePage(html) ? html : refuse()),
		createScriptURL: (url) => (url.startsWith('/assets/') ? url : refuse()),
	})
}

function refuse(): never {
	throw new TypeError('not ours')
}
