import { data, Link } from 'react-router'
import { MemberChannels } from '../components/member-channels.tsx'
import { ShortcutSwitch } from '../team/shortcut-switch.tsx'
import { mayManageTeam } from '../team/member-roles.ts'
import { findMemberPhone } from '../team/member-phone.server.ts'
import { findOwnSeat } from '../team/membership.server.ts'
import { MemberPreferencesInput } from '../schema.server.ts'
import { isVerified } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { hasWhatsAppOn } from '#app/notifications/whatsapp/contacts.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { PushBrowsers } from '#app/notifications/push/push-browsers.tsx'
import { findChoices, findPreferences } from '#app/notifications/queries.server.ts'
import { choicesOf } from '#app/notifications/ticked-channels.server.ts'
import { listPushBrowsers, pushKey } from '#app/notifications/push/subscriptions.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { OwnRequests } from '#app/rights/own-requests.tsx'
import { listMyRightsRequests } from '#app/rights/requests.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { Route } from './+types/settings.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const [seat, phone, preferences, choices, browsers, requests, hasWhatsApp] = await Promise.all([
		findOwnSeat(member),
		findMemberPhone(member),
		findPreferences(member.accountId),
		findChoices(member.accountId, 'member'),
		listPushBrowsers(member.accountId),
		listMyRightsRequests(member),
		hasWhatsAppOn(db, member.accountId),
	])
	return {
		phone: phone && formatPhone(phone),
		hasShortcuts: seat?.keyboardShortcuts ?? true,
		isOwner: mayManageTeam(member),
		mayInterview: isVerified(member),
		preferences,
		choices,
		hasWhatsApp,
		push: { publicKey: pushKey(), browsers },
		requests,
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const { accountId } = memberOf(context)
	const form = await parseForm(request, MemberPreferencesInput)
	if (!form.ok) return invalid(form.problem)
	const { version, channels: ticked, ...switches } = form.value
	const saved = await savePreferences(accountId, { ...switches, choices: choicesOf('member', ticked) }, version)
	if (!saved.ok)
		return data(
			{
				form: 'Your settings were changed in another window or device. Your changes have not been saved. Check them and save again.',
				values: form.values,
			},
			{ status: 409 },
		)
	return redirectWith('/hospital/settings', { title: 'Settings saved' })
}

// Also after a clash: the version that is stored now comes with it.
export const shouldRevalidate = () => true

export const meta = () => [titled('Settings')]

export default function HospitalSettings({ loaderData, actionData }: Route.ComponentProps) {
	const { phone, hasShortcuts, mayInterview, preferences, choices, hasWhatsApp, push, requests } = loaderData
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader title="Settings" lead="These settings apply only to you." />
			<Panel title="Notifications">
				<MemberChannels
					key={preferences.version}
					stored={preferences}
					choices={choices}
					hasWhatsApp={hasWhatsApp}
					problem={actionData}
				/>
			</Panel>
			<Panel title="Mobile number">
				<p>
					{phone ? <span className="num">{phone}: </span> : 'Get an SMS about the cover you ask for: '}
					<Link to="/hospital/settings/phone" className="link">
						{phone ? 'Change or remove number' : 'Add number'}
					</Link>
				</p>
			</Panel>
			<PushBrowsers {...push} />
			<Panel title="Keyboard">
				<ShortcutSwitch isOn={hasShortcuts} />
			</Panel>
			{mayInterview ? (
				<Panel title="Calendar">
					<p>
						Add the interviews you conduct to your own calendar:{' '}
						<Link to="/account/calendar" className="link">
							Calendar feed
						</Link>
					</p>
				</Panel>
			) : null}
			<Panel title="Password and security">
				<p>
					Password, passkeys, authenticator app and logged-in devices:{' '}
					<Link to="/account/security" className="link">
						Security
					</Link>
				</p>
			</Panel>
			<section className="grid grid-cols-1 gap-3">
				<h2 className="text-lg">Complaints and requests</h2>
				<OwnRequests requests={requests} />
			</section>
		</main>
	)
}
