import { memberOf } from '#app/identity/groups.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { Monogram } from '#app/ui/monogram.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { PictureWaits } from '#app/ui/fields/picture-waits.tsx'
import { PictureForm } from '#app/ui/fields/picture-form.tsx'
import { readPictureForm } from '#app/platform/files/picture-form.server.ts'
import { logoRule } from '../page/picture-rules.ts'
import { pictureRefusals, saveLogo } from '../page/pictures.server.ts'
import { findOwnPublicPage } from '../page/public-page.server.ts'
import type { Route } from './+types/logo.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const { name, logo, isLogoShown } = await findOwnPublicPage(memberOf(context))
	return { name, logo, isWaiting: logo !== null && !isLogoShown }
}

export async function action({ request, context }: Route.ActionArgs) {
	const owner = memberOf(context)
	const { upload, rest } = await readPictureForm(request, {})
	if (!rest.ok) return invalid(rest.problem)
	if (!upload) return invalid({ fields: { picture: ['Choose a picture first.'] } })

	const saved = await saveLogo(owner, upload.bytes)
	if (!saved.ok) return invalid({ fields: { picture: [pictureRefusals[saved.failure]] } })
	return redirectWith('/hospital/profile', {
		title: 'Logo saved',
		detail: 'It appears on your jobs, your hospital page and your messages after our team has looked at it.',
	})
}

export default function Logo({ loaderData: { name, logo, isWaiting }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={actionData}>Logo</PageTitle>
			<PageHeader
				title="Logo"
				lead="Specialists see it on your jobs, your hospital page and your messages."
				back={{ to: '/hospital/profile', label: 'Hospital page' }}
			/>
			{isWaiting ? <PictureWaits noun="logo" /> : null}
			<PictureForm
				noun="logo"
				shown={<Monogram name={name} logo={logo} size="lg" />}
				isStored={logo !== null}
				removal="/hospital/profile/logo/removal"
				without="Without a logo, this drawing is shown."
				rule={logoRule}
				problem={actionData}
			/>
		</main>
	)
}
