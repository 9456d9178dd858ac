import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ConfirmForm } from '#app/ui/fields/confirm-form.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { titled } from '#app/ui/page/page-title.tsx'
import { removeIdentityCheck } from '../identity-code/identity-checks.server.ts'
import type { Route } from './+types/remove-identity.ts'
import { t } from '#app/platform/language/words.ts'

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	await refuseFields(request)
	await removeIdentityCheck(actor)
	return redirectWith('/profile/credentials', {
		title: t`Identity check removed`,
		detail: t`Your consent has been withdrawn, and hospitals no longer see the check.`,
	})
}

export const meta = () => [titled(t`Remove identity check`)]

export default function RemoveIdentity() {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader title={t`Remove identity check?`} back={{ to: '/profile/identity', label: t`Identity check` }} />
			<p className="max-w-prose">
				{t`Hospitals will no longer see that your identity was checked. Your verified credentials stay as they are. To show it again, you would have to check the code again.`}
			</p>
			<ConfirmForm label={t`Remove`} pendingLabel={t`Removing...`} back="/profile/identity" />
		</main>
	)
}
