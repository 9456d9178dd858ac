import { RowIcon } from '#app/ui/list/row-icon.tsx'
import { withApplicant } from '../pipeline/addresses.ts'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'

type ApplicantNameProps = {
	applicant: ApplicantCard
	/** The list or board without anyone opened. */
	here: string
	isOpened: boolean
}

/** Opens the applicant beside the list (`useRowLinks`); a dot while no one of the hospital has. */
export function ApplicantName({
	applicant: { id, name, stage, isUnread, isVerified },
	here,
	isOpened,
}: ApplicantNameProps) {
	return (
		<a
			href={withApplicant(here, id)}
			draggable={false}
			data-row-open=""
			aria-current={isOpened ? 'true' : undefined}
			className="applicant-name truncate"
		>
			<bdi>{name}</bdi>
			{isVerified ? (
				<span className="text-brand">
					{' '}
					<RowIcon icon="verified" size={14} className="inline-flex align-middle" />
					<span className="sr-only">Verified</span>
				</span>
			) : null}
			{isUnread && stage === 'applied' ? (
				<span className="unread-dot">
					<span className="sr-only">Unread</span>
				</span>
			) : null}
		</a>
	)
}
