import { context } from '#app/platform/http/structured-data.ts'

type Hospital = {
	path: string
	name: string
	city: string
	pin: string | null
	website: string | null
	logo: string | null
}

/** What we have checked of it, and nothing that we only suppose. */
export const hospital = (origin: string, of: Hospital) => ({
	...context,
	'@type': 'Hospital',
	name: of.name,
	url: origin + of.path,
	address: {
		'@type': 'PostalAddress',
		addressLocality: of.city,
		...(of.pin ? { postalCode: of.pin } : {}),
		addressCountry: 'IN',
	},
	...(of.website ? { sameAs: of.website } : {}),
	...(of.logo ? { logo: origin + of.logo } : {}),
})
