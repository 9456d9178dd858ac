const common = [
	"default-src 'none'",
	"img-src 'self' data: blob:",
	"font-src 'self'",
	"connect-src 'self'",
	"manifest-src 'self'",
	"worker-src 'self'",
	"frame-src 'self'",
	"form-action 'self'",
	"frame-ancestors 'none'",
	"base-uri 'none'",
	"object-src 'none'",
]

// Vite puts styles into the page and talks to it over a socket. Only in development, and this file also runs without Vite.
const development = import.meta.env?.DEV ? ["style-src 'self' 'unsafe-inline'", "connect-src 'self' ws:"] : []

const nameOf = (directive: string) => directive.split(' ', 1)[0]

function policy(...directives: string[]) {
	const overruled = new Set(development.map(nameOf))
	return [...directives.filter((directive) => !overruled.has(nameOf(directive))), ...development].join('; ')
}

/** No string becomes markup or a script but through the policies named here. Vite shows its errors as markup. */
const trustedTypes = (...names: string[]) =>
	import.meta.env?.DEV ? [] : ["require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`]

/** For documents without React. Nothing inline runs at all, so the same bytes may be cached for everyone. */
export const documentPolicy = policy(...common, "script-src 'self'", "style-src 'self'", ...trustedTypes('own-pages'))

/** For hydrated documents: only scripts that carry this response's nonce run, and what those load. */
export const hydratedPolicy = (nonce: string) =>
	policy(
		...common,
		`script-src 'nonce-${nonce}' 'strict-dynamic'`,
		`style-src 'self' 'nonce-${nonce}'`,
		// React Aria positions its popovers with style attributes in the server's HTML.
		"style-src-attr 'unsafe-inline'",
		...trustedTypes('own-pages', 'default', 'prose'),
	)

/** For the service worker: what it fetches itself, and what passes through it, goes by its own policy. */
export const serviceWorkerPolicy =
	"default-src 'none'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For everything that is not a document: files, data, redirects. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
