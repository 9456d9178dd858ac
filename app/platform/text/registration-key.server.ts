import { type SQL, sql } from 'drizzle-orm'

/**
 * What a registration number is compared by, however it is spaced and punctuated: 'MMC 2014/09', 'MMC-2014-09' and
 * 'mmc2014/09' are one number. Between digits some mark is left, for '1/12' is not '11/2'.
 */
export const registrationKey = (number: unknown): SQL<string> =>
	sql<string>`regexp_replace(regexp_replace(upper(${number}), '[[:space:]/().-]+', '/', 'g'), '(?<=[A-Z])/|/(?=[A-Z])|^/|/$', '', 'g')`
