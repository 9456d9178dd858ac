import { defineMessage } from '#app/notifications/message.ts'
import { type ReviewSubject, reviewSubjectNames } from './status.ts'

const example = { reviewId: '1', subject: 'job', title: 'Consultant Anesthesiologist' } as const
type Review = { reviewId: string; subject: ReviewSubject; title: string }

export const reviewWaiting = defineMessage({
	name: 'moderation.review-waiting',
	to: 'operator',
	examples: [example],
	write: ({ reviewId, subject, title }: Review) => ({
		title: `To review: ${title}`,
		app: reviewSubjectNames[subject],
		href: `/operator/reviews/${reviewId}`,
	}),
})

const approvedTitles: Record<ReviewSubject, (title: string) => string> = {
	job: (title) => `Your job is live: ${title}`,
	'job-edit': (title) => `Your changes are live: ${title}`,
	'hospital-page': () => 'Your hospital page has been updated',
	'hospital-name': (title) => `Your hospital’s new name is live: ${title}`,
	'contact-request': () => 'Your contact request has been sent',
	message: () => 'Your message has been sent',
	offer: () => 'Your offer has been sent',
}

export const reviewApproved = defineMessage({
	name: 'moderation.review-approved',
	to: 'member',
	event: 'hospital-status',
	examples: [example, { ...example, subject: 'message', title: 'Message' }],
	write: ({ subject, title, href }: Omit<Review, 'reviewId'> & { href?: string }) => ({
		title: approvedTitles[subject](title),
		app: 'We have reviewed and approved it.',
		href: href ?? '/hospital/reviews',
		email: ['We have reviewed and approved it. There is nothing more to do.'],
		button: 'View it',
	}),
})

/** The reason is text that the operator chose or wrote. */
export const reviewRefused = defineMessage({
	name: 'moderation.review-refused',
	to: 'member',
	event: 'hospital-status',
	examples: [{ ...example, reason: 'It asks for money. Remove this part.' }],
	write: ({ subject, title, reason }: Omit<Review, 'reviewId'> & { reason: string }) => ({
		title: `Not approved: ${title}`,
		app: `${reviewSubjectNames[subject]}. Reason: ${reason}`,
		href: '/hospital/reviews',
		email: [`Reason: ${reason}`, 'It has not been shown to any specialist. You can change it and submit it again.'],
		button: 'View the text',
	}),
})
