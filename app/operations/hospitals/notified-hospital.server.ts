import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitalNotified, membersNotified } from '#app/notifications/notified-by.ts'
import { db } from '#app/platform/database/db.server.ts'

const countReachable = async (hospitalId: string | null | undefined) =>
	hospitalId ? (await listMembersToNotify(db, hospitalId, null)).length : 0

/** What is said of the hospital after a decision that waits for its minute. */
export const thenHospital = async (hospitalId: string | null | undefined) =>
	hospitalNotified(await countReachable(hospitalId))

/** What is said of its members after a decision about the hospital, which is in effect. */
export const thenMembers = async (hospitalId: string) => membersNotified(await countReachable(hospitalId))
