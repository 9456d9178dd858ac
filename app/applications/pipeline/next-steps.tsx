import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog, DialogLink } from '#app/ui/dialog.tsx'
import { KeyHint } from '#app/ui/shortcuts/key-hint.tsx'
import { makeModal } from '#app/ui/make-modal.ts'
import { useShortcuts } from '#app/ui/shortcuts/shortcuts.tsx'
import { RejectForm } from '../components/reject-form.tsx'
import type { RejectionChoices } from './rejection.server.ts'
import { withReturn } from './return-page.ts'
import { columnNames, formOf, isByHand, keyOf, moveVerbs, type Stage } from '../stage.ts'

const rejectionDialog = 'reject-applicant'

type NextStepsProps = {
	application: { id: string; version: number; name: string; moves: readonly Stage[]; can: { reject: boolean } }
	rejection: RejectionChoices
	/** The list, with the person open beside it. */
	returnTo: string
	/** The keys 1 to 6 of the list do the same, and the buttons show them. */
	hasKeys?: boolean
	/** Further steps. */
	children?: ReactNode
}

/** The moves that are possible, the next one filled, each with the key that does the same. */
export function NextSteps({ application, rejection, returnTo, hasKeys = false, children }: NextStepsProps) {
	const { id, version, name, moves, can } = application
	const toRejected = { key: keyOf('rejected'), label: `Move to ${columnNames.rejected}`, run: openRejection }
	useShortcuts(hasKeys ? [toRejected] : [])
	const first = moves[0]
	const look = (stage: Stage) => (stage === first ? 'primary' : 'secondary')
	const key = (stage: Stage) => (hasKeys ? <KeyHint letter={keyOf(stage)} className="max-lg:hidden" /> : null)
	const formAt = (stage: 'offered' | 'hired' | 'rejected') => withReturn(formOf(stage, id), returnTo)
	return (
		<div className="applicant-steps">
			{moves.some(isByHand) ? (
				<Form method="post" action={`/hospital/applications/${id}/stage`} preventScrollReset className="contents">
					<input type="hidden" name="version" value={version} />
					<input type="hidden" name="returnTo" value={returnTo} />
					{moves.filter(isByHand).map((stage) => (
						<Button key={stage} name="to" value={stage} size="sm" variant={look(stage)}>
							{moveVerbs[stage]}
							{key(stage)}
						</Button>
					))}
				</Form>
			) : null}
			{moves.includes('offered') ? (
				<ButtonLink to={formAt('offered')} size="sm" variant={look('offered')}>
					Make an offer
					{key('offered')}
				</ButtonLink>
			) : null}
			{first === 'hired' ? (
				<ButtonLink to={formAt('hired')} size="sm">
					Confirm joining
					{key('hired')}
				</ButtonLink>
			) : null}
			{can.reject ? (
				<DialogLink dialog={rejectionDialog} href={formAt('rejected')} className="btn btn-sm btn-secondary">
					Reject
					{key('rejected')}
				</DialogLink>
			) : null}
			{children}
			{can.reject ? (
				<Dialog key={`${id}-${version}`} id={rejectionDialog} title={`Reject ${name}`}>
					<RejectForm application={application} choices={rejection} returnTo={returnTo} />
				</Dialog>
			) : null}
		</div>
	)
}

function openRejection(): boolean {
	const dialog = document.getElementById(rejectionDialog)
	if (!(dialog instanceof HTMLDialogElement)) return false
	makeModal(dialog)
	return true
}
