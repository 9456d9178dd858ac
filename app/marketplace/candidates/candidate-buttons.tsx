import { Bookmark, BookmarkCheck, FileDown, FileText, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { CandidateActions } from './candidate-row.ts'
import { savedCandidatesPath } from '../paths.ts'

type CandidateButtonsProps = {
	candidate: { id: string; name: string; isSavedCandidate: boolean; actions: CandidateActions }
	/** What is beside them already. */
	without?: readonly (keyof CandidateActions)[]
	/** In the place of the button that saves. */
	children?: ReactNode
}

/** A hospital's next actions for a candidate, which are contact, save, consider for a job and read the resume. */
export function CandidateButtons({ candidate, without = [], children }: CandidateButtonsProps) {
	const { id, name, isSavedCandidate } = candidate
	const actions = { ...candidate.actions, ...Object.fromEntries(without.map((action) => [action, null])) }
	return (
		<div className="flex flex-wrap gap-2" data-print="no">
			{actions.contact ? <ButtonLink to={`/doctors/${id}/contact`}>Contact</ButtonLink> : null}
			{actions.requestId ? (
				<ButtonLink to="/hospital/contact-requests" variant="secondary">
					View your request
				</ButtonLink>
			) : null}
			{actions.consider ? (
				<ButtonLink to={`/hospital/candidates/${id}/consideration`}>Shortlist for a job</ButtonLink>
			) : null}
			{actions.applicationId ? (
				<ButtonLink to={`/hospital/applications/${actions.applicationId}`} variant="secondary">
					View application
				</ButtonLink>
			) : null}
			{actions.message ? (
				<ButtonLink to={`/messages/with/${id}`} variant="secondary">
					<MessageSquare size={18} aria-hidden="true" />
					Message
				</ButtonLink>
			) : null}
			{children ?? <SaveCandidateToggle id={id} name={name} isSavedCandidate={isSavedCandidate} />}
			{actions.resumeFile ? (
				<a href={`/hospital/candidates/${id}/resume`} className="btn btn-secondary" download>
					<FileDown size={18} aria-hidden="true" />
					Resume
				</a>
			) : null}
			{actions.resumePreview ? (
				<ButtonLink to={actions.resumePreview} variant="secondary">
					<FileText size={18} aria-hidden="true" />
					Resume preview
				</ButtonLink>
			) : null}
		</div>
	)
}

/** At once on the screen; the message that follows takes it back. */
function SaveCandidateToggle({ id, name, isSavedCandidate }: { id: string; name: string; isSavedCandidate: boolean }) {
	const { pathname, search } = useLocation()
	const fetcher = useFetcher({ key: `shortlist-${id}` })
	const adds = `${savedCandidatesPath}/${id}`
	const isSending = fetcher.state !== 'idle'
	const shown = isSending ? fetcher.formAction === adds : isSavedCandidate
	const Icon = shown ? BookmarkCheck : Bookmark
	const label = shown ? 'Saved' : 'Save'
	return (
		<fetcher.Form method="post" action={isSavedCandidate ? `${adds}/removal` : adds} preventScrollReset>
			<input type="hidden" name="returnTo" value={pathname + search} />
			<Button variant="secondary" pending={isSending} aria-pressed={shown} aria-label={`${label}: ${name}`}>
				<Icon size={18} aria-hidden="true" />
				{label}
			</Button>
		</fetcher.Form>
	)
}
