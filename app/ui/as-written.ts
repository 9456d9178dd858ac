import { languageNow } from '#app/platform/language/words.ts'

/** On an element that holds what other people wrote: <p {...asWritten()}>. Screen readers then read it with the English voice. */
export const asWritten = (): { lang?: 'en' } => (languageNow() === 'en' ? {} : { lang: 'en' })
