import { t } from '#app/platform/language/words.ts'

export const pagesHint = () => t`Two sides or several pages? Choose a photo of each.`
