type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: 'default', rules: Policy) => unknown }

/** How React makes a script element: one that the browser does not run, with its text or its address set afterwards. */
const emptyScript = '<script></script>'

/**
 * The only strings that a hydrated page may turn into markup or scripts (`trusted-types default` in its policy): React's
 * empty script element, what holds no sign of markup, and our own built files as the addresses of scripts. Everything else is
 * refused by the browser. Without markup are JSON-LD and the router's own scripts, which React makes again where an extension of
 * the browser has changed the page before it.
 */
export function trustOwnScripts() {
	const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
	policies?.createPolicy('default', {
		createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : refuse()),
		createScriptURL: (url) => (url.startsWith('/assets/') ? url : refuse()),
	})
}

function refuse(): never {
	throw new TypeError('not ours')
}
