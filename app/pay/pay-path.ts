import type { UsualPay } from './usual-pay.ts'

/** What stands in an address for all of India. */
export const everywhere = 'india'

/** '/pay/anesthesiologist/pune', '/pay/icu-nurse/india' */
export const payPath = (speciality: string, city: string | null) => `/pay/${speciality}/${city ?? everywhere}`

/** The page of a figure. */
export const pathOfPay = ({ speciality, city }: Pick<UsualPay, 'speciality' | 'city'>) =>
	payPath(speciality.slug, city?.slug ?? null)
