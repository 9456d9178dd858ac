import fc from 'fast-check'
import { isVerified, type JobStatus } from '../model.ts'
import { step } from '../step.ts'
import { anyDecider, anyJob } from '../who.ts'
import { isTheirJob, press } from '../world.ts'

const moves: Record<string, { from: JobStatus[]; to: JobStatus; form?: Record<string, string> }> = {
	pause: { from: ['open'], to: 'paused' },
	closure: { from: ['open', 'paused'], to: 'closed', form: { reason: 'other', otherReason: 'No theatre free' } },
	reopening: { from: ['paused', 'closed'], to: 'open' },
}

/** Of one job, by a member of any hospital. */
export const jobTransition = fc
	.tuple(anyDecider, anyJob, fc.constantFrom('pause', 'closure', 'reopening', 'reopening'))
	.map(([who, job, name]) => {
		const { from, to, form } = moves[name] ?? { from: [], to: 'open' as const }
		return step({
			what: `${who} asks for the ${name} of ${job}`,
			act: (world) => press(world, who, `/hospital/jobs/${world.jobs[job]}/${name}`, form),
			follow(model) {
				if (isTheirJob(who, job) && from.includes(model.jobs[job]) && (to !== 'open' || isVerified(model, who)))
					model.jobs[job] = to
			},
		})
	})
