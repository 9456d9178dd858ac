import { saidName } from '#app/platform/language/names.ts'
/** By ISO 639 code; the three that the filters offer come first. */
export const languages = [
	{ code: 'mr', name: 'Marathi' },
	{ code: 'hi', name: 'Hindi' },
	{ code: 'en', name: 'English' },
	{ code: 'gu', name: 'Gujarati' },
	{ code: 'kn', name: 'Kannada' },
	{ code: 'te', name: 'Telugu' },
	{ code: 'ta', name: 'Tamil' },
	{ code: 'ml', name: 'Malayalam' },
	{ code: 'bn', name: 'Bengali' },
	{ code: 'pa', name: 'Punjabi' },
	{ code: 'ur', name: 'Urdu' },
	{ code: 'or', name: 'Odia' },
	{ code: 'as', name: 'Assamese' },
	{ code: 'kok', name: 'Konkani' },
	{ code: 'sd', name: 'Sindhi' },
	{ code: 'bho', name: 'Bhojpuri' },
	{ code: 'mai', name: 'Maithili' },
	{ code: 'ne', name: 'Nepali' },
	{ code: 'ks', name: 'Kashmiri' },
	{ code: 'tcy', name: 'Tulu' },
	{ code: 'ar', name: 'Arabic' },
] as const

export type Language = (typeof languages)[number]['code']

/** The name of each by its code, in the language of whoever reads it. */
export const namesByCode = Object.defineProperties(
	{},
	Object.fromEntries(languages.map(({ code, name }) => [code, { get: () => saidName(name), enumerable: true }])),
) as Record<Language, string>

const names = new Map<string, string>(languages.map(({ code, name }) => [code, name]))

export const isLanguage = (code: string): code is Language => names.has(code)
export const languageName = (code: Language): string => names.get(code) ?? code

/** 'Marathi, Hindi' for their codes; codes that we do not know are left out. */
export const languageNames = (codes: readonly string[]): string =>
	codes.flatMap((code) => (isLanguage(code) ? languageName(code) : [])).join(', ')
