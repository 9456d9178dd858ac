import { eq } from 'drizzle-orm'
import { hasVerifiedRegistration } from '#app/credentials/queries.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { isListed, specialists } from '#app/specialists/tables.server.ts'
import type { Obstacle } from './obstacles.ts'
import { findCoverPreferences } from './preferences.server.ts'

/** What keeps this person from being asked at all, the first to mend first; `chooseNext` leaves them out for it. */
export async function findObstacles(actor: Specialist): Promise<Obstacle[]> {
	const [isVerified, { isOn, onUntil }, person] = await Promise.all([
		hasVerifiedRegistration(actor.specialistId),
		findCoverPreferences(actor),
		db
			.select({
				isListed,
				isVisible: specialists.profileVisibility,
				week: specialists.availability,
				latitude: specialists.latitude,
			})
			.from(specialists)
			.where(eq(specialists.id, actor.specialistId))
			.then(only),
	])
	const found: Record<Obstacle, boolean> = {
		private: !person.isVisible,
		hiding: person.isVisible && !person.isListed,
		registration: !isVerified,
		week: isOn && onUntil === null && Object.keys(person.week).length === 0,
		place: person.latitude === null,
	}
	return (Object.keys(found) as Obstacle[]).filter((obstacle) => found[obstacle])
}
