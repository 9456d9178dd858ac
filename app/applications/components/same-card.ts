import type { ApplicantCard } from '../pipeline/applicant-card.ts'

type CardProps = { applicant: ApplicantCard; here: string; showsJob: boolean; isOpened: boolean }

/** Each response of the server makes a new object of every card, and hundreds of them hold what they held before. */
export const isSameCard = (before: CardProps, after: CardProps) =>
	before.here === after.here &&
	before.showsJob === after.showsJob &&
	before.isOpened === after.isOpened &&
	(before.applicant === after.applicant || JSON.stringify(before.applicant) === JSON.stringify(after.applicant))
