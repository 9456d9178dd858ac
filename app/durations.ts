import { t } from '#app/platform/language/words.ts'
import { formatList } from '#app/platform/text/list.ts'

/** How long what a page promises lasts: each once, for sentences, conditions and SQL. */

/** For how long a hospital reads on after it rejected an application, unless the specialist ends it. */
export const accessDays = 30

/** How long a specialist may take to respond to a contact request. */
export const contactRequestDays = 14

/** How long it can be withdrawn, and how long email and SMS about it wait. */
export const contactRequestUndoMinutes = 5

/** How long a hospital may not ask again after a specialist declined its contact request. */
export const cooldownDays = 90

/** How long a specialist can undo the withdrawal of an application. What hangs on it, an interview or an offer, waits as long. */
export const withdrawalUndoMinutes = 10

/** How long a login lasts without use, and at most. */
export const loginDays = { unused: 14, most: 30 }

/** How long the link of an invitation works: into a team, and to our operators. */
export const invitationDays = 7

/** How long a reader has before we notify them of a message by email. */
export const unreadMinutes = 10

/** How long audit events are kept. */
export const auditYears = 3

/** After so long without a login a number may be another person's: mobile operators give it to someone else (TRAI). */
export const absenceDays = 90

/** For so long a new operator confirms nothing that another one proposed or decided. */
export const newOperatorDays = 7

/** How long a replaced file is kept: a resume, the document of a credential. */
export const replacedFileDays = 30

/** How long an uploaded paper is kept whose form was not sent. */
export const unsentPaperDays = 1

/** So many days before the last day of a credential we write about it. */
export const expiryReminderDays = [180, 90, 30, 7] as const

/** The same in a sentence: '180, 90, 30 and 7 days'. */
export const expiryReminders = () => t`${{ days: formatList(expiryReminderDays.map(String)) }} days`

/** A job that starts so soon is one to begin immediately. */
export const immediateDays = 7

/** How a hospital responds is counted back for so long. */
export const responseDays = 180

/** Views of a profile are counted back for so long. */
export const profileViewDays = 30
