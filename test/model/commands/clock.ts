import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { releaseCover } from '#app/cover/after-block.server.ts'
import { endOffersOfEnded } from '#app/offers/expiry.server.ts'
import { canUndoWithdrawal, isBlocked, type Model } from '../model.ts'
import { step } from '../step.ts'
import { all } from '../world.ts'
import { runDueWaves, runWave } from './cover.ts'

/** Offers end with their applications, once that end cannot be undone or they have applied again. */
export const endingOfOffers = fc.constant(
	step({
		what: 'the clock ends the offers of ended applications',
		async act({ actors }) {
			const people = sql`(${actors.asha.specialistId}, ${actors.ravi.specialistId})`
			const left = sql`select id from applications where specialist_id in ${people} and stage <> 'hired'`
			for (const { id } of await all<{ id: string }>(left)) await endOffersOfEnded.run({ applicationId: id })
			return 200
		},
		follow(model) {
			for (const offer of model.offers) {
				const application = model.applications.get(`${offer.job}/${offer.person}`)
				if (!application || application.stage === 'offered' || application.stage === 'hired') continue
				if (application.stage === 'withdrawn' && canUndoWithdrawal(application)) continue
				if (application.stage === 'rejected' && (application.rejectedFor ?? 0) < 60) continue
				if (offer.status === 'sent' || offer.status === 'accepted') offer.status = 'withdrawn'
			}
		},
	}),
)

/** Cover of a suspended hospital is cancelled, and that of a specialist who has blocked the hospital is open again. */
export const releaseOfCover = fc.constant(
	step({
		what: 'the clock releases cover that cannot be',
		async act(world) {
			await releaseCover.run({})
			await runDueWaves(world)
			return 200
		},
		follow(model: Model) {
			for (const cover of model.cover) {
				if (cover.status !== 'covered' || cover.startsIn <= 0 || cover.holder === null) continue
				if (!model.verified[cover.hospital]) cover.status = 'cancelled'
				else if (isBlocked(model, cover.hospital, cover.holder)) {
					cover.gaveBack.push(cover.holder)
					Object.assign(cover, { status: 'open', holder: null, settled: [...cover.gaveBack], nextWaveIn: 0 })
				}
			}
			for (const cover of model.cover) if (cover.nextWaveIn <= 0) runWave(model, cover)
		},
	}),
)
