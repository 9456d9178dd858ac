/** How a list looks on the site that shows it; `auto` follows the settings of its visitors. */
const embedThemes = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof embedThemes)[number]

export const readTheme = (search: URLSearchParams): EmbedTheme =>
	embedThemes.find((theme) => theme === search.get('theme')) ?? 'auto'
