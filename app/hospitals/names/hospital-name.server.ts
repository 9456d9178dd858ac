import { hasOwnWord, readNames } from './parsed-name.server.ts'

const legalForms = /\b(private|pvt|limited|ltd|llp|trust|the)\b\.?/g

/**
 * A hospital's name as two spellings of it are compared: without case, accents, punctuation, legal form and the place
 * behind a comma, so 'Lakeside Heart Institute Pvt. Ltd., Pune' is 'LAKESIDE HEART INSTITUTE'. Rather too wide than too
 * narrow: whoever hides from a hospital hides from its namesake as well.
 */
export function hospitalNameKey(name: string): string {
	const bare = name
		.normalize('NFKD')
		.replace(/\p{M}|\p{Cf}/gu, '')
		.toLowerCase()
		.replace(/&/g, ' and ')
	return lettersOf((bare.split(',')[0] ?? '').replace(legalForms, ' ')) || lettersOf(bare) || bare.trim()
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The names of a hospital as its row stores them: each with its key and its readings, so that the database can compare them. */
export const storedNames = ({ legalName, displayName }: { legalName: string; displayName: string }) => ({
	legalName,
	legalNameKey: hospitalNameKey(legalName),
	displayName,
	displayNameKey: hospitalNameKey(displayName),
	...readNames([legalName, displayName], 'stored'),
})

/** A name by which a specialist hides from hospitals, as its row stores it. */
export const hiddenName = (name: string) => ({ name, nameKey: hospitalNameKey(name), ...readHiddenName(name) })
export const readHiddenName = (name: string) => readNames([name], 'typed')

/** A site's name is one more of its hospital's names, unless it only says where or what the site is: 'Baner', 'Eye wing'. */
export const readSiteName = (name: string) => readNames(hasOwnWord(name) ? [name] : [], 'stored')
