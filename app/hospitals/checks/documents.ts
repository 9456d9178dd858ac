/** By what we check a hospital beside its numbers. */
export const documentKinds = ['registration', 'tax', 'authority'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const isDocumentKind = (text: string): text is DocumentKind => documentKinds.some((kind) => kind === text)

export const documentNames: Record<DocumentKind, string> = {
	registration: 'Registration certificate',
	tax: 'PAN or GST certificate',
	authority: 'Authority letter',
}

export const documentPurposes: Record<DocumentKind, string> = {
	registration: 'Nursing home or clinical establishment registration, as issued.',
	tax: 'We compare the registered name with yours.',
	authority: 'On letterhead, signed by the management. It says that you may act for the hospital.',
}
