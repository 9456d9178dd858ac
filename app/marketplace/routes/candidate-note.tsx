import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { findCandidates } from '../candidates/candidates.server.ts'
import { NoteForm } from '../components/note-form.tsx'
import { callBy } from '../labels.ts'
import { findPoolOf, poolIdOf } from '../candidates/pools.server.ts'
import { inPoolAt } from '../candidates/pools.ts'
import { NoteInput } from '../schema.server.ts'
import { findNote, saveCandidate, writeNote } from '../candidates/saved-candidates.server.ts'
import type { Route } from './+types/candidate-note.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const specialistId = idParam(params.specialistId)
	const { pool } = await findPoolOf(member, request)
	const [note, [seen]] = await Promise.all([
		findNote(member, specialistId, pool.id),
		findCandidates(member, [specialistId]),
	])
	if (note === null || !seen) throw notFound()
	return { specialistId, name: callBy(seen.profile), note, pool }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const specialistId = idParam(params.specialistId)
	const form = await parseForm(request, NoteInput)
	if (!form.ok) return invalid(form.problem)
	const poolId = poolIdOf(request)
	const { note, before, saves, returnTo } = form.value
	if (saves) await saveCandidate(member, [specialistId], poolId)
	const written = await writeNote(member, specialistId, { poolId, note: note ?? '', before: before ?? '' })
	if (written.ok)
		return redirectWith(safeReturnTo(returnTo ?? inPoolAt(poolId)), { title: note ? 'Note saved' : 'Note removed' })
	if (written.failure === 'not-listed') throw notFound()
	return invalid(
		{
			form: 'A colleague changed this note while you had it open. Save again to replace their version.',
			// Saving again is about the version that is shown now.
			values: { ...form.values, before: (await findNote(member, specialistId, poolId)) ?? '' },
		},
		409,
	)
}

// The page says it.
export default function CandidateNote({ loaderData, actionData: problem }: Route.ComponentProps) {
	const { specialistId, name, note, pool } = loaderData
	const title = `Note on ${name}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{title}</PageTitle>
			<PageHeader
				title={title}
				lead="All owners and recruiters of your hospital see this note. The specialist gets it with a copy of their data."
				back={{ to: inPoolAt(pool.id), label: pool.name }}
			/>
			<ErrorSummary problem={problem} labels={{ note: 'Note' }} />
			<NoteForm
				specialistId={specialistId}
				poolId={pool.id}
				label="Note"
				note={note}
				returnTo={inPoolAt(pool.id)}
				problem={problem}
			>
				<ButtonLink to={inPoolAt(pool.id)} variant="quiet" size="sm">
					Cancel
				</ButtonLink>
			</NoteForm>
		</main>
	)
}
