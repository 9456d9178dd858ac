import { Tag, type Tone } from '#app/ui/tag.tsx'
import { type CredentialStatus, credentialStatusNames } from './status.ts'

const tones: Record<CredentialStatus, Tone> = {
	pending: 'warning',
	verified: 'success',
	rejected: 'danger',
	expired: 'danger',
}

export function StatusTag({ status }: { status: CredentialStatus }) {
	return <Tag tone={tones[status]}>{credentialStatusNames[status]}</Tag>
}
