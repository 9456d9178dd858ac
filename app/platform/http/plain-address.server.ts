import { type MiddlewareFunction, redirect } from 'react-router'

export type AddressRules = {
	/** Values that the page assumes where its address names none. */
	defaults?: Readonly<Record<string, string>>
	/** Fields that have no meaning unless another is filled in, such as a distance without a place. */
	needs?: Readonly<Record<string, string>>
}

/** The address without blank fields, defaults and fields without meaning; null when it has none of these. */
export function plainAddress(url: URL, { defaults = {}, needs = {} }: AddressRules = {}): string | null {
	const fields = [...url.searchParams]
	const isBlank = (value: string | null) => value === null || value.trim() === ''
	const kept = fields.filter(([name, value]) => {
		const needed = Object.hasOwn(needs, name) ? needs[name] : undefined
		if (needed !== undefined && isBlank(url.searchParams.get(needed))) return false
		return !isBlank(value) && !(Object.hasOwn(defaults, name) && defaults[name] === value)
	})
	if (kept.length === fields.length) return null
	const query = new URLSearchParams(kept).toString()
	return query === '' ? url.pathname : `${url.pathname}?${query}`
}

/**
 * Middleware of a page whose form sends its fields in the address. A browser without scripts sends every field, so the
 * page is opened at its plain address, which can be shared and is the same for everyone who searches for the same.
 */
export const openAtPlainAddress =
	(rules: AddressRules = {}): MiddlewareFunction<Response> =>
	({ request, url }) => {
		if (request.method !== 'GET' && request.method !== 'HEAD') return
		const plain = plainAddress(url, rules)
		if (plain !== null) throw redirect(plain, 302)
	}
