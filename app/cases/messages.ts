import { defineMessage } from '#app/notifications/message.ts'

/** The page on which a hospital reads what we ask, and answers. */
export const hospitalCasePage = '/hospital/documents'
export const credentialCasePage = (credentialId: string) => `/profile/credentials/${credentialId}`

export const hospitalAsked = defineMessage({
	to: 'member',
	event: 'hospital-status',
	examples: [{ name: 'Lakeside Heart Institute', body: 'Please upload your registration certificate.' }],
	write: ({ name, body }: { name: string; body: string }) => ({
		title: `We need more details about ${name}`,
		app: body,
		href: hospitalCasePage,
		email: [body, 'Reply on your documents page. The check continues when you have answered.'],
		button: 'Reply',
	}),
})

export const specialistAsked = defineMessage({
	to: 'specialist',
	event: 'credential-decided',
	examples: [
		{ credentialId: '1', title: 'MD Anaesthesiology', body: 'Please upload a photo in which the seal is readable.' },
	],
	write: ({ credentialId, title, body }: { credentialId: string; title: string; body: string }) => ({
		title: `A question about your credential: ${title}`,
		app: body,
		href: credentialCasePage(credentialId),
		email: [body, 'Reply on the page of the credential. The check continues when you have answered.'],
		button: 'Reply',
	}),
})

type Subject = { href: string; name: string }
const lakeside: Subject = { href: '/operator/hospitals/1', name: 'Lakeside Heart Institute' }

/** For the operator who asked. */
export const caseAnswered = defineMessage({
	to: 'operator',
	examples: [{ ...lakeside, body: 'We have uploaded the certificate.' }],
	write: ({ href, name, body }: Subject & { body: string }) => ({ title: `Reply from ${name}`, app: body, href }),
})

export const refusalAppealed = defineMessage({
	to: 'operator',
	examples: [{ ...lakeside, reason: 'The number is in the new register.' }],
	write: ({ href, name, reason }: Subject & { reason: string }) => ({
		title: `Appeal: ${name}`,
		app: reason,
		href,
	}),
})

export const removalProposed = defineMessage({
	to: 'operator',
	examples: [{ title: 'Consultant Anesthesiologist', byName: 'Nandini Rao' }],
	write: ({ title, byName }: { title: string; byName: string }) => ({
		title: `Removal to confirm: ${title}`,
		app: `Proposed by ${byName}.`,
		href: '/operator/proposals',
	}),
})

/** For the operator who proposed it. */
export const removalDecided = defineMessage({
	to: 'operator',
	examples: [
		{ title: 'Consultant Anesthesiologist', byName: 'Ravi Deshpande', isConfirmed: true },
		{ title: 'Consultant Anesthesiologist', byName: 'Ravi Deshpande', isConfirmed: false },
	],
	write: ({ title, byName, isConfirmed }: { title: string; byName: string; isConfirmed: boolean }) => ({
		title: `${isConfirmed ? 'Removal confirmed' : 'Removal declined'}: ${title}`,
		app: `By ${byName}.`,
		href: '/operator/proposals?status=decided',
	}),
})
