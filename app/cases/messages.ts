import { defineMessage } from '#app/notifications/message.ts'
import { saidChoice } from '#app/platform/language/prepared.ts'
import { t } from '#app/platform/language/words.ts'
import { type ProposalKind, proposalNames } from './kinds.ts'

/** The page on which a hospital reads what we ask, and answers. */
export const hospitalCasePage = '/hospital/documents'
export const credentialCasePage = (credentialId: string) => `/profile/credentials/${credentialId}`

/** Of a held text or a report. */
export const questionPage = (caseId: string) => `/questions/${caseId}`

export const hospitalAsked = defineMessage({
	name: 'cases.hospital-asked',
	to: 'member',
	event: 'hospital-status',
	examples: [{ name: 'Lakeside Heart Institute', body: 'Please upload your registration certificate.' }],
	write: ({ name, body }: { name: string; body: string }) => ({
		title: `We need more details about ${name}`,
		app: body,
		href: hospitalCasePage,
		email: [body, 'Reply on your documents page. We will continue once you reply.'],
		button: 'Reply',
	}),
})

export const specialistAsked = defineMessage({
	name: 'cases.specialist-asked',
	to: 'specialist',
	event: 'credential-decided',
	examples: [
		{ credentialId: '1', title: 'MD Anaesthesiology', body: 'Please upload a photo in which the seal is readable.' },
	],
	write: ({ credentialId, title, body }: { credentialId: string; title: string; body: string }) => ({
		title: t`A question about your credential: ${{ credential: title }}`,
		app: saidChoice(body),
		href: credentialCasePage(credentialId),
		email: [saidChoice(body), t`Reply on the page of the credential. We will continue once you reply.`],
		button: t`Reply`,
		smsInstead: { template: 'credential-decided', params: { credential: title, result: t`a question for you` } },
	}),
})

/** The name of a job, a hospital, a person, a credential or a text, or of what a report is about. */
type About = { about: string; isReport: boolean }
const named = ({ about, isReport }: About) => (isReport ? t`Report: ${{ about }}` : about)

type Question = About & { caseId: string; body: string }
const question: Question = {
	caseId: '1',
	about: 'Consultant Anesthesiologist',
	isReport: true,
	body: 'Who asked you for money?',
}
const writeQuestion = ({ caseId, body, ...about }: Question) => ({
	title: t`A question from our team: ${{ about: named(about) }}`,
	app: saidChoice(body),
	href: questionPage(caseId),
	email: [saidChoice(body), t`Reply on the page of the question. We will decide once you reply.`],
	button: t`Reply`,
})

/** About a held text, or a report that the hospital has sent. */
export const memberAsked = defineMessage({
	name: 'cases.member-asked',
	to: 'member',
	event: 'hospital-status',
	examples: [question],
	write: writeQuestion,
})

/** About a report that the specialist has sent. */
export const reporterAsked = defineMessage({
	name: 'cases.reporter-asked',
	to: 'specialist',
	event: 'credential-decided',
	examples: [question],
	write: (asked: Question) => ({
		...writeQuestion(asked),
		smsInstead: { template: 'credential-decided', params: { credential: named(asked), result: t`a question for you` } },
	}),
})

type Answer = About & { href: string; body: string }
const writeAnswer = ({ href, body, ...about }: Answer) => ({
	title: t`Our team has answered: ${{ about: named(about) }}`,
	app: body,
	href,
	email: [body, t`You do not need to reply. If something is unclear, write to us on the same page.`],
	button: t`View answer`,
})

/** To what a hospital has written in its check, or about a held text or a report. Nothing waits for it. */
export const memberAnswered = defineMessage({
	name: 'cases.member-answered',
	to: 'member',
	event: 'hospital-status',
	examples: [
		{
			href: hospitalCasePage,
			about: 'Lakeside Heart Institute',
			isReport: false,
			body: 'We aim to decide by tomorrow.',
		},
	],
	write: writeAnswer,
})

/** As `memberAnswered`, to what a specialist has written. */
export const specialistAnswered = defineMessage({
	name: 'cases.specialist-answered',
	to: 'specialist',
	event: 'credential-decided',
	examples: [
		{
			href: credentialCasePage('1'),
			about: 'MD Anaesthesiology',
			isReport: false,
			body: 'We aim to decide by tomorrow.',
		},
	],
	write: (answer: Answer) => ({
		...writeAnswer(answer),
		smsInstead: {
			template: 'credential-decided',
			params: { credential: named(answer), result: t`an answer to you` },
		},
	}),
})

type Subject = { href: string; name: string }
const lakeside: Subject = { href: '/operator/hospitals/1', name: 'Lakeside Heart Institute' }

/** For the operator who asked. */
export const caseAnswered = defineMessage({
	name: 'cases.case-answered',
	to: 'operator',
	examples: [{ ...lakeside, body: 'We have uploaded the certificate.' }],
	write: ({ href, name, body }: Subject & { body: string }) => ({ title: `Reply from ${name}`, app: body, href }),
})

export const refusalAppealed = defineMessage({
	name: 'cases.refusal-appealed',
	to: 'operator',
	examples: [{ ...lakeside, reason: 'The number is in the new register.' }],
	write: ({ href, name, reason }: Subject & { reason: string }) => ({
		title: `Appeal: ${name}`,
		app: reason,
		href,
	}),
})

type Proposed = { proposalId: string; kind: ProposalKind; title: string; byName: string }
const removal = { proposalId: '1', kind: 'remove-job', title: 'Consultant Anesthesiologist' } as const

export const actProposed = defineMessage({
	name: 'cases.act-proposed',
	to: 'operator',
	examples: [{ ...removal, byName: 'Nandini Rao' }],
	write: ({ proposalId, kind, title, byName }: Proposed) => ({
		title: `To confirm: ${title}`,
		app: `${proposalNames[kind]}. Proposed by ${byName}.`,
		href: `/operator/proposals/${proposalId}`,
	}),
})

/** For the operator who proposed it. */
export const proposalDecided = defineMessage({
	name: 'cases.proposal-decided',
	to: 'operator',
	examples: [
		{ ...removal, byName: 'Ravi Deshpande', isConfirmed: true },
		{ ...removal, byName: 'Ravi Deshpande', isConfirmed: false },
	],
	write: ({ kind, title, byName, isConfirmed }: Proposed & { isConfirmed: boolean }) => ({
		title: `${byName} ${isConfirmed ? 'confirmed' : 'declined'}: ${proposalNames[kind].toLowerCase()}, ${title}`,
		app: 'You proposed it.',
		href: '/operator/proposals?status=decided',
	}),
})

/** For the operator: what they decided a minute ago has been refused, and the case waits again. */
export const decisionNotCarriedOut = defineMessage({
	name: 'cases.decision-not-carried-out',
	to: 'operator',
	examples: [{ label: 'Approve', href: '/operator/reviews/1' }],
	write: ({ label, href }: { label: string; href: string }) => ({
		title: `Your decision was not carried out: ${label}`,
		app: 'Something has changed since you decided. The case is back in its queue.',
		href,
	}),
})
