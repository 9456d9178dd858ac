import type { z } from 'zod'
import { closeReasonKeys } from '#app/jobs/closure.ts'
import type { Member } from '#app/identity/actor.ts'
import { undoTime } from '#app/platform/undo.ts'
import { moveApplicant, readApplicant, readApplicants, readPlacements } from './applicants.server.ts'
import { changeJob, type JobMove, moveJobBy, postNewJob, readJob, readJobs } from './jobs.server.ts'
import {
	ApplicantDetail,
	ApplicantPage,
	ApplicantQuery,
	Closing,
	Job,
	JobChanges,
	JobPage,
	JobQuery,
	MovedApplicant,
	NewJob,
	NoQuery,
	PlacementPage,
	PlacementQuery,
	StageMove,
} from './schemas.ts'
import type { Scope } from './scopes.ts'

/** One call of the interface. What is declared here parses the call, runs it and describes it. */
export type Operation = {
	/** Clients name their functions after it. */
	id: string
	method: 'GET' | 'POST' | 'PATCH'
	/** Below `/api/v1`. `{id}` takes an id. */
	path: string
	scope: Scope
	summary: string
	description?: string
	query: z.ZodObject
	body: z.ZodObject | null
	/** May be sent without a body. */
	mayLackBody?: boolean
	answers: { status: 200 | 201; with: z.ZodType }
	run: (asked: Asked<never, never>) => Promise<unknown>
}

type Asked<Query, Body> = {
	member: Member
	/** The id in the address. */
	id: string
	query: Query
	body: Body
	/** The id for what the call makes. */
	newId: string
}

/** Keeps the types of query and body together with what runs on them. */
const operation = <Query extends z.ZodObject, Body extends z.ZodObject>(
	declared: Omit<Operation, 'query' | 'body' | 'run'> & {
		query?: Query
		body?: Body
		run: (asked: Asked<z.output<Query>, z.output<Body>>) => Promise<unknown>
	},
): Operation => ({ query: NoQuery, body: null, ...declared })

const moveOf = (move: JobMove, summary: string, description?: string) =>
	operation({
		id: `${move}Job`,
		method: 'POST',
		path: `/jobs/{id}/${move}`,
		scope: 'jobs:write',
		summary,
		...(description === undefined ? {} : { description }),
		answers: { status: 200, with: Job },
		run: ({ member, id }) => moveJobBy(member, id, move),
	})

const held = 'A job that has to be read by our team first is answered with the status `in_review`.'

export const operations: readonly Operation[] = [
	operation({
		id: 'listJobs',
		method: 'GET',
		path: '/jobs',
		scope: 'jobs:read',
		summary: 'List the jobs of your hospital',
		description: 'Jobs that were created last come first. Drafts and closed jobs are included.',
		query: JobQuery,
		answers: { status: 200, with: JobPage },
		run: ({ member, query }) => readJobs(member, query),
	}),
	operation({
		id: 'postJob',
		method: 'POST',
		path: '/jobs',
		scope: 'jobs:write',
		summary: 'Post a job',
		description: `The rules of the form on the site apply, and so do the limits of your plan. ${held}`,
		body: NewJob,
		answers: { status: 201, with: Job },
		run: ({ member, body, newId }) => postNewJob(member, newId, body),
	}),
	operation({
		id: 'getJob',
		method: 'GET',
		path: '/jobs/{id}',
		scope: 'jobs:read',
		summary: 'Read a job',
		answers: { status: 200, with: Job },
		run: ({ member, id }) => readJob(member, id),
	}),
	operation({
		id: 'changeJob',
		method: 'PATCH',
		path: '/jobs/{id}',
		scope: 'jobs:write',
		summary: 'Change a job',
		description:
			'Fields that you do not send stay as they are. Changes of a posted job that have to be read by our team first are answered with `changesInReview`.',
		body: JobChanges,
		answers: { status: 200, with: Job },
		run: ({ member, id, body }) => changeJob(member, id, body),
	}),
	moveOf('publish', 'Post a draft', held),
	moveOf('pause', 'Pause an open job', 'It takes no applications until you resume it.'),
	moveOf('resume', 'Resume a paused job', held),
	operation({
		id: 'closeJob',
		method: 'POST',
		path: '/jobs/{id}/close',
		scope: 'jobs:write',
		summary: 'Close a job',
		description: `We notify applicants who still wait after ${undoTime}. Reasons that our reports know: ${closeReasonKeys.join(', ')}.`,
		body: Closing,
		mayLackBody: true,
		answers: { status: 200, with: Job },
		run: ({ member, id, body }) => moveJobBy(member, id, 'close', body.reason ?? null),
	}),
	moveOf('reopen', 'Reopen a closed job', held),
	operation({
		id: 'listApplicants',
		method: 'GET',
		path: '/applicants',
		scope: 'applicants:read',
		summary: 'List applicants',
		description: 'Those who applied last come first. It shows what the list of applicants on the site shows.',
		query: ApplicantQuery,
		answers: { status: 200, with: ApplicantPage },
		run: ({ member, query }) => readApplicants(member, query),
	}),
	operation({
		id: 'getApplicant',
		method: 'GET',
		path: '/applicants/{id}',
		scope: 'applicants:read',
		summary: 'Read an applicant',
		description:
			'It counts as opening the application on the site: the specialist sees that your hospital has read it. Phone and email are included where the site shows them.',
		answers: { status: 200, with: ApplicantDetail },
		run: ({ member, id }) => readApplicant(member, id),
	}),
	operation({
		id: 'moveApplicant',
		method: 'POST',
		path: '/applicants/{id}/stage',
		scope: 'applicants:write',
		summary: 'Move or reject an applicant',
		description:
			'Applications move forward only, and not after a decision. Make an offer and confirm joining on the site, where their terms are entered.',
		body: StageMove,
		answers: { status: 200, with: MovedApplicant },
		run: ({ member, id, body }) => moveApplicant(member, id, body),
	}),
	operation({
		id: 'listPlacements',
		method: 'GET',
		path: '/placements',
		scope: 'placements:read',
		summary: 'List placements',
		description: 'Specialists whose joining your hospital has confirmed, the latest first.',
		query: PlacementQuery,
		answers: { status: 200, with: PlacementPage },
		run: ({ member, query }) => readPlacements(member, query),
	}),
]
