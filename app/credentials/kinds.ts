import { saidName } from '#app/platform/language/names.ts'
import { words } from '#app/platform/language/words.ts'

/** What a specialist can have checked. */
export const credentialKinds = ['registration', 'degree', 'certificate'] as const
export type CredentialKind = (typeof credentialKinds)[number]

export const kindNames: Record<CredentialKind, string> = words({
	registration: 'Council registration',
	degree: 'Degree',
	certificate: 'Certificate',
})

export const kindFromAddress = (text: string | undefined): CredentialKind | null =>
	credentialKinds.find((kind) => kind === text) ?? null

/** Most credentials per person. More than anyone has, few enough for us to check. */
export const maxCredentials = 20

/** 'KMC/112093, Karnataka Medical Council', 'MD Anaesthesiology': one line that names a credential. */
export const nameOfCredential = ({ title, number }: { title: string; number: string | null }) =>
	number === null ? saidName(title) : `${saidName(title)}, ${number}`
