import { useFetcher } from 'react-router'
import { Dialog, DialogLink } from '#app/ui/dialog.tsx'
import { ProposalForm, type ProposalFormPage } from '../components/proposal-form.tsx'
import { ProposalShortlists } from '../components/proposal-shortlists.tsx'

type ProposeDialogProps = {
	applicationId: string
	name: string
	stage: string
	/** The list, with the person open beside it. */
	returnTo: string
}

/** Proposes an interview beside a list. Free times are asked for when it is opened; without a script it is a page. */
export function ProposeDialog({ applicationId, name, stage, returnTo }: ProposeDialogProps) {
	const fetcher = useFetcher<{ page: ProposalFormPage }>({ key: `propose-${applicationId}` })
	const page = `/hospital/applications/${applicationId}/interviews/new`
	const id = `propose-${applicationId}`
	// The script of every page opens the dialog and keeps the click to itself.
	const load = () => {
		if (fetcher.state === 'idle') void fetcher.load(page)
	}
	const action = `${page}?returnTo=${encodeURIComponent(returnTo)}`
	return (
		<>
			<DialogLink dialog={id} href={action} className="btn btn-sm btn-secondary" onPointerDown={load} onFocus={load}>
				Propose interview
			</DialogLink>
			<Dialog id={id} title={`Propose an interview: ${name}`}>
				<ProposalShortlists stage={stage} name={name} />
				{fetcher.data ? (
					<ProposalForm page={fetcher.data.page} action={action} button="Propose these times" problem={undefined} />
				) : (
					<p aria-live="polite">Loading free times...</p>
				)}
			</Dialog>
		</>
	)
}
