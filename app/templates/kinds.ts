/** What a hospital keeps texts for. A rejection reason is one line: it has a name and no text. */
export const templateKinds = ['message', 'contact-request', 'offer', 'rejection', 'rejection-reason'] as const
export type TemplateKind = (typeof templateKinds)[number]

export const isTemplateKind = (text: string | null): text is TemplateKind =>
	(templateKinds as readonly (string | null)[]).includes(text)

export const kindLabels: Record<TemplateKind, string> = {
	message: 'Messages',
	'contact-request': 'Contact requests',
	offer: 'Offers',
	rejection: 'Rejections',
	'rejection-reason': 'Rejection reasons',
}

/** One of them, in a sentence. */
export const kindNames: Record<TemplateKind, string> = {
	message: 'message template',
	'contact-request': 'contact request template',
	offer: 'offer template',
	rejection: 'rejection template',
	'rejection-reason': 'rejection reason',
}

/** As much as the form takes in which the text is used. */
export const longestText: Record<TemplateKind, number> = {
	message: 4000,
	'contact-request': 1000,
	offer: 1500,
	rejection: 600,
	'rejection-reason': 0,
}

export const longestName = 100
/** Of one kind, at one hospital. */
export const maxTemplates = 50

export const templatesPath = '/hospital/templates'
export const templatesOf = (kind: TemplateKind) => `${templatesPath}?kind=${kind}`
export const newTemplateOf = (kind: TemplateKind) => `${templatesPath}/new?kind=${kind}`
