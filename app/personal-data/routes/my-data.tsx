import { Download, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { hasApplicationInSight } from '#app/applications/applying/my-applications.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { SettingsFrame } from '#app/specialists/settings-frame.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { ConsentList } from '../components/consent-list.tsx'
import { AccessList } from '../components/access-list.tsx'
import { findErasure } from '../erasure.server.ts'
import { readConsents, readAccessLog, readTeamAccessLog } from '../my-data.server.ts'
import { OwnRequests } from '#app/rights/own-requests.tsx'
import { listMyRightsRequests } from '#app/rights/requests.server.ts'
import { pageNumber } from '../schema.server.ts'
import type { Route } from './+types/my-data.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'
import { Chosen } from '#app/ui/chosen.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const page = pageNumber(new URL(request.url).searchParams.get('page'))
	const [accesses, opened, consents, erasure, isInSight, requests] = await Promise.all([
		readAccessLog(actor, page),
		readTeamAccessLog(actor),
		readConsents(actor),
		findErasure(actor.accountId),
		hasApplicationInSight(actor),
		listMyRightsRequests(actor),
	])
	return { accesses, opened, consents, requests, deletedOn: erasure && formatDate(erasure.dueAt), isInSight }
}

export const meta = () => [titled(t`My data`)]

export default function MyData({
	loaderData: { accesses, opened, consents, requests, deletedOn, isInSight },
}: Route.ComponentProps) {
	return (
		<SettingsFrame current="my-data">
			{deletedOn ? <Leaving on={deletedOn} isInSight={isInSight} /> : null}
			<section className="grid grid-cols-1 gap-3">
				<h2 className="text-lg">{t`Who viewed your profile or contact details`}</h2>
				<AccessList {...accesses} />
				<p>
					<Link to="/settings/my-data/log" className="link inline-flex items-center max-lg:min-h-11">
						{t`View your full activity log`}
					</Link>
				</p>
			</section>
			{opened.length > 0 ? <OpenedByUs opened={opened} /> : null}
			<section className="grid grid-cols-1 gap-3">
				<h2 className="text-lg">{t`Your consents`}</h2>
				<ConsentList consents={consents} />
			</section>
			<section className="grid grid-cols-1 gap-3">
				<h2 className="text-lg">{t`Complaints and requests`}</h2>
				<OwnRequests requests={requests} />
			</section>
			<section className="grid grid-cols-1 gap-3">
				<h2 className="text-lg">{t`Download your data`}</h2>
				<p className="max-w-prose text-ink-2">
					{t`Everything we hold about you in one ZIP file: your profile, applications and settings, plus your resumes and documents as you uploaded them.`}
				</p>
				<p>
					<ButtonLink to="/settings/my-data/export" variant="secondary">
						<Download size={18} aria-hidden="true" />
						{t`Download my data`}
					</ButtonLink>
				</p>
			</section>
			{deletedOn ? null : (
				<section className="grid grid-cols-1 gap-3 border-t border-line pt-6">
					<h2 className="text-lg">{t`Delete your account`}</h2>
					<p className="max-w-prose text-ink-2">
						{t`You have seven days to change your mind. After that, your data is permanently deleted.`}
					</p>
					<p>
						<ButtonLink to="/settings/my-data/deletion" variant="danger">
							<Trash2 size={18} aria-hidden="true" />
							{t`Delete my account`}
						</ButtonLink>
					</p>
				</section>
			)}
		</SettingsFrame>
	)
}

type Opened = Route.ComponentProps['loaderData']['opened']

/** Our people say why before they open a profile. */
function OpenedByUs({ opened }: { opened: Opened }) {
	return (
		<section className="grid grid-cols-1 gap-3">
			<h2 className="text-lg">{t`When our team viewed your full profile`}</h2>
			<ul className="panel divide-y divide-line">
				{opened.map(({ id, reason, at }) => (
					<li key={id} className="grid gap-1 px-4 py-3">
						<time dateTime={at.iso} className="text-sm text-ink-2">
							{at.text}
						</time>
						<p className="whitespace-pre-line wrap-anywhere">
							<Chosen text={reason} />
						</p>
					</li>
				))}
			</ul>
		</section>
	)
}

function Leaving({ on, isInSight }: { on: string; isInSight: boolean }) {
	return (
		<Notice tone="warning" title={t`Your account will be deleted on ${{ on }}.`}>
			<p>
				{t`Your profile is hidden until then.`}
				{isInSight ? ` ${t`Hospitals you applied to can still see your application.`}` : null}
			</p>
			<PostButton action="/settings/my-data/deletion/cancellation" form={{ className: 'mt-3' }} variant="secondary">
				{t`Keep my account`}
			</PostButton>
		</Notice>
	)
}
