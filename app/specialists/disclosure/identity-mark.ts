import { brand } from '#app/brand.ts'
import { formatDay, type When } from '#app/platform/text/dates.ts'
import { t } from '#app/platform/language/words.ts'

/** What is said of a person whose name was found in the signed code of their card. It names no one. */
export const identityMark = (on: When) => t`Identity checked by ${{ site: brand.name }} on ${{ day: formatDay(on) }}`
