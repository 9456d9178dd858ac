import { memberConsent } from '#app/identity/consent-notice.ts'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'

/** What a member agrees to, with the button that gives the consent or withdraws it. */
export function MemberWhatsAppPanel({ isOn, chat }: { isOn: boolean; chat?: string | undefined }) {
	return (
		<Panel title={memberConsent.title}>
			<div className="grid justify-items-start gap-3">
				<p>
					{isOn
						? 'When your request is accepted, cancelled or not accepted yet, and when the specialist is on the way, we tell you by WhatsApp. If a message does not arrive in a minute, we send an SMS.'
						: 'Get it by WhatsApp when your request is accepted, cancelled or not accepted yet, and when the specialist is on the way. You can turn it off at any time.'}
				</p>
				<p className="text-sm text-ink-2">{memberConsent.what}</p>
				<p className="text-sm text-ink-2">{memberConsent.until}</p>
				<PostButton
					action="/hospital/settings/phone/whatsapp"
					fields={{ turn: isOn ? 'off' : 'on' }}
					variant="secondary"
				>
					{isOn ? 'Turn off WhatsApp' : 'Agree and turn on WhatsApp'}
				</PostButton>
				{chat ? (
					<a href={chat} target="_blank" rel="noopener" className="link">
						Open our chat in WhatsApp
					</a>
				) : null}
			</div>
		</Panel>
	)
}
