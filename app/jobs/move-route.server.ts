import { redirect } from 'react-router'
import type { Member } from '#app/identity/actor.ts'
import { parseForm } from '#app/platform/form.server.ts'
import type { Flash } from '#app/platform/flash.ts'
import { conflict, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'
import { z } from 'zod'
import type { MoveFailure } from './moves.server.ts'
import { findJobOfHospital } from './queries.server.ts'
import { moveRefusals } from './refusals.ts'

const nothing = z.object({})

/** Answers a button that moves a job: it carries no fields, and leads back to the dashboard with a word and an undo. */
export async function answerMove(
	request: Request,
	move: () => Promise<Result<{ title: string }, MoveFailure>>,
	words: (title: string) => Flash,
) {
	await parseForm(request, nothing)
	const moved = await move()
	if (moved.ok) return redirectWith('/hospitals/dashboard/jobs', words(moved.value.title))
	if (moved.failure === 'no-such-job') throw notFound()
	if (moved.failure === 'illegal-move') throw conflict(moveRefusals[moved.failure])
	return redirectWith('/hospitals/dashboard/jobs', {
		title: 'That was not possible',
		detail: moveRefusals[moved.failure],
		tone: 'danger',
	})
}

/** Somebody who had to sign in again comes back to a button's address by GET. */
export async function backToDashboard(member: Member, jobId: string) {
	if (!(await findJobOfHospital(member, jobId))) throw notFound()
	return redirect('/hospitals/dashboard/jobs')
}
