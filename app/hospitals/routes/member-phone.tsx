import { Form } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { hasWhatsAppOn } from '#app/notifications/whatsapp/contacts.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hasWhatsApp, whatsappChat } from '#app/platform/delivery/whatsapp.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { findMemberPhone } from '../team/member-phone.server.ts'
import { MemberPhoneFields, phoneProblemTitle } from '../team/member-phone-fields.tsx'
import { MemberWhatsAppPanel } from '../team/member-whatsapp-panel.tsx'
import { PhoneFields, provePhone } from '../team/phone-form.server.ts'
import type { Route } from './+types/member-phone.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const [phone, isOn] = await Promise.all([findMemberPhone(member), hasWhatsAppOn(db, member.accountId)])
	return {
		phone: phone && formatPhone(phone),
		whatsapp: phone && (hasWhatsApp || isOn) ? { isOn, chat: whatsappChat() } : null,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const form = await parseForm(request, PhoneFields)
	if (!form.ok) return invalid(form.problem)
	const proved = await provePhone(member, form.value, { request, context, values: form.values })
	if (!proved.isProved) return proved.answer
	return redirectWith('/hospital/settings', { title: 'Mobile number confirmed' }, [proved.cookie])
}

export default function MemberPhone({ loaderData: { phone, whatsapp }, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Mobile number</PageTitle>
			<PageHeader
				back={{ to: '/hospital/settings', label: 'Settings' }}
				title="Mobile number"
				lead="We send you an SMS about the cover you ask for. The specialist who accepts it sees your name and number until it is settled."
			/>
			{phone ? (
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p>
						Confirmed: <strong className="num">{phone}</strong>
					</p>
					<PostButton action="/hospital/settings/phone/removal" variant="secondary" pendingLabel="Removing...">
						Remove number
					</PostButton>
				</div>
			) : null}
			<Form method="post" noValidate className="grid gap-4">
				<ErrorSummary
					problem={problem}
					title={phoneProblemTitle(problem)}
					labels={{ phone: 'Your mobile number', code: 'Code' }}
				/>
				<MemberPhoneFields hint="We send a code to this number to confirm it." problem={problem} />
				<SubmitButton pendingLabel="Sending..." className="justify-self-start">
					{problem?.fields?.['code'] ? 'Confirm number' : phone ? 'Change number' : 'Send code'}
				</SubmitButton>
			</Form>
			{whatsapp ? <MemberWhatsAppPanel {...whatsapp} /> : null}
		</main>
	)
}
