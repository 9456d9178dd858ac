import { consentItems } from '#app/identity/consent-notice.ts'
import { t } from '#app/platform/language/words.ts'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'

/** What one agrees to, with the button that gives the consent or withdraws it. */
export function WhatsAppPanel({ isOn, chat }: { isOn: boolean; chat?: string | undefined }) {
	const item = consentItems.find(({ key }) => key === 'whatsapp')
	return (
		<Panel title={t`Messages by WhatsApp`}>
			<div className="grid justify-items-start gap-3">
				<p>
					{isOn
						? t`What needs your answer comes by WhatsApp: requests for cover, contact requests, interview times, offers, applications that a hospital has not answered and renewals of certificates. If a message does not arrive in time, we send the SMS or email instead.`
						: t`Get by WhatsApp what needs your answer: requests for cover, contact requests, interview times, offers, applications that a hospital has not answered and renewals of certificates. You can turn it off at any time.`}
				</p>
				<p className="text-sm text-ink-2">{item?.what}</p>
				<p className="text-sm text-ink-2">{item?.until}</p>
				<PostButton
					action="/settings/notifications/whatsapp"
					fields={{ turn: isOn ? 'off' : 'on' }}
					variant="secondary"
				>
					{isOn ? t`Turn off WhatsApp` : t`Agree and turn on WhatsApp`}
				</PostButton>
				{chat ? (
					<a href={chat} target="_blank" rel="noopener" className="link">
						{t`Open our chat in WhatsApp`}
					</a>
				) : null}
			</div>
		</Panel>
	)
}
