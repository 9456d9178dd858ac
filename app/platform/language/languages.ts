export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

/** Each by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिंदी', mr: 'मराठी' }

/** As documents and browsers name them. */
export const languageTags: Record<Language, string> = { en: 'en-IN', hi: 'hi', mr: 'mr' }

/** The address of a page in a language: '/hi/faq'. English has no word of its own in front. */
export const addressIn = (language: Language, path: string) =>
	language === 'en' ? path : `/${language}${path === '/' ? '' : path}`

/** Which language an address names, and the address without it. */
export function readAddress(url: string): { language: Language | null; url: string } {
	const [, language, rest = ''] = /^\/(hi|mr)(?=[/?]|$)(.*)$/s.exec(url) ?? []
	if (language === undefined) return { language: null, url }
	return { language: language as Language, url: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Hindi or Marathi where a browser asks for it before English, by its Accept-Language: 'mr-IN,mr;q=0.9,en;q=0.8'. */
export function languageBeforeEnglish(header = ''): Exclude<Language, 'en'> | null {
	const asked = header.split(',').flatMap((part) => {
		const [, tag = '', weight = '1'] = /^\s*([a-z]+)(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(part) ?? []
		const language = languages.find((own) => own === tag.toLowerCase())
		return language && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : []
	})
	const [first] = asked.toSorted((a, b) => b.weight - a.weight)
	return first === undefined || first.language === 'en' ? null : first.language
}

/** A document whose links, forms and fields that ask for suggestions stay in its language. Files have no language. */
export const keepLanguage = (html: string, language: Language) =>
	html.replaceAll(
		/ (href|action|formaction|data-suggest|data-send-to)="(\/(?!\/)[^"]*)"/g,
		(whole, attribute: string, path: string) =>
			/\.\w+([?#]|$)/.test(path) || readAddress(path).language !== null
				? whole
				: ` ${attribute}="${addressIn(language, path)}"`,
	)
