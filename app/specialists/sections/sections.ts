import { words } from '#app/platform/language/words.ts'

/** The sections of a profile, each with a page of its own under /profile, as the page calls it. */
export const sectionTitles = words({
	about: 'About you',
	experience: 'Experience',
	education: 'Education',
	skills: 'Skills',
	languages: 'Languages',
	shifts: 'Shift preferences',
	availability: 'Availability',
	pay: 'Expected pay',
	area: 'Preferred work area',
})
export type SectionName = keyof typeof sectionTitles

/** Sections that are lists, in the person's own order. */
const listNames = ['experience', 'education', 'skills'] as const
export type ListName = (typeof listNames)[number]

export const isListName = (name: string | undefined): name is ListName =>
	(listNames as readonly (string | undefined)[]).includes(name)

/** Lists have a page that shows them; the other sections are changed in one step, from the profile. */
export const pageAfterSaving = (name: SectionName) => (isListName(name) ? `/profile/${name}` : '/profile')

/** More than anyone needs, and few enough for one page. */
export const maxEntries: Record<ListName, number> = { experience: 30, education: 15, skills: 40 }
