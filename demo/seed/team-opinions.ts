import { isOpen } from '#app/applications/stage.ts'
import { applicationNotes, applicationTags, scorecards } from '#app/applications/tables.server.ts'
import type { makeApplications } from './applications.ts'
import { now, workingHoursAfter } from './clock.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { Random } from './random.ts'

type World = {
	applications: ReturnType<typeof makeApplications>
	jobs: SeedJob[]
	hospitalId: string
	owner: { id: string; name: string }
	recruiter: { id: string; name: string }
}

const tags = ['Cardiac lists', 'Can start soon', 'Lives nearby', 'Nights', 'References checked']
const why = [
	'Clear about airway plans, honest about what they have not done yet.',
	'Good references from the last two heads of department.',
	'Strong on paper; ask about the gap in 2023.',
	null,
]

/** What the two people of the demo's hospital noted about its applicants, tagged and scored. */
export async function insertTeamOpinions(random: Random, world: World) {
	const { jobs, hospitalId, owner, recruiter } = world
	const own = new Set(jobs.filter((job) => job.hospitalId === hospitalId).map(({ id }) => id))
	const received = world.applications.applications.filter(
		({ jobId, stage }) => own.has(jobId) && isOpen(stage ?? 'applied'),
	)
	const noted: (typeof applicationNotes.$inferInsert)[] = []
	const tagged: (typeof applicationTags.$inferInsert)[] = []
	const scored: (typeof scorecards.$inferInsert)[] = []
	for (const { id: applicationId, appliedAt, stage } of received) {
		const since = appliedAt instanceof Date ? appliedAt : now
		const at = workingHoursAfter(since, random.whole(5, 40))
		for (const tag of random.some(tags, random.whole(0, 2)))
			tagged.push({ applicationId, tag, addedBy: recruiter.id, createdAt: at })
		if (stage === 'applied') continue
		const score = { applicationId, createdAt: at, updatedAt: at }
		scored.push({ ...score, authorAccountId: recruiter.id, score: random.whole(2, 4), note: random.pick(why) })
		if (random.chance(0.6))
			scored.push({ ...score, authorAccountId: owner.id, score: random.whole(2, 4), note: random.pick(why) })
		const body = `Spoke on the phone, sounds right for the list. @${owner.name}, can you meet them on Thursday?`
		noted.push({ applicationId, authorAccountId: recruiter.id, body, mentions: [owner.id], createdAt: at })
		if (random.chance(0.5)) {
			const answer = 'Thursday after the second case works. Please ask them to bring the fellowship certificate.'
			noted.push({ applicationId, authorAccountId: owner.id, body: answer, createdAt: workingHoursAfter(at, 5) })
		}
	}
	await insertAll(applicationNotes, noted)
	await insertAll(applicationTags, tagged)
	await insertAll(scorecards, scored)
}
