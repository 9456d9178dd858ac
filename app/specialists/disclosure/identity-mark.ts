import { brand } from '#app/brand.ts'
import { formatDay, type When } from '#app/platform/text/dates.ts'

/** What is said of a person whose name was found in the signed code of their card. It names no one. */
export const identityMark = (on: When) => `Identity checked by ${brand.name} on ${formatDay(on)}`
