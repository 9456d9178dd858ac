import { languageNow } from '#app/platform/language/words.ts'

/** On an element that holds what a hospital or another person wrote: <p {...asWritten()}>. Screen readers then read it with the English voice. */
export const asWritten = (): { lang?: 'en' } => (languageNow() === 'en' ? {} : { lang: 'en' })
