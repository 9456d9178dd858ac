import { FactGrid } from '#app/ui/fact-grid.tsx'

type Contact = { phone: { text: string; href: string } | null; email: string | null }

/** Phone and e-mail, or the plain reason why they are not there. */
export function CandidateContact({ contact, reason }: { contact: Contact | null; reason: string }) {
	if (!contact) return <p className="text-ink-2">{reason}</p>
	const { phone, email } = contact
	return (
		<FactGrid
			facts={[
				{ label: 'Phone', value: phone ? <a href={phone.href}>{phone.text}</a> : 'Not given' },
				{ label: 'E-mail', value: email ? <a href={`mailto:${email}`}>{email}</a> : 'Not given' },
			]}
		/>
	)
}
