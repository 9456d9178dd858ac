import { z } from 'zod'
import { defineWaitingDecision } from '#app/cases/decisions.server.ts'
import { approvePicture, refusePicture } from '../moderation/pictures.server.ts'

const ofPicture = { kind: 'picture', page: () => '/operator/pictures' } as const

export const approvePictureLater = defineWaitingDecision('approve-picture', {
	...ofPicture,
	...{ label: 'Approve picture', input: z.object({}), carryOut: approvePicture },
})

export const refusePictureLater = defineWaitingDecision('refuse-picture', {
	...ofPicture,
	...{ label: 'Remove picture', input: z.object({ reason: z.string() }) },
	carryOut: (actor, id, { reason }) => refusePicture(actor, id, reason),
})
