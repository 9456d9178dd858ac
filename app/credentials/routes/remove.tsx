import { Form } from 'react-router'
import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { removeCredential } from '../claiming.server.ts'
import { nameOfCredential } from '../kinds.ts'
import { findOwnCredential } from '../own.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/remove.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const credential = await findOwnCredential(requireSpecialist(context, request), idParam(params.credentialId))
	if (!credential) throw notFound()
	const { id, title, status, kind } = credential
	return {
		id,
		title,
		name: nameOfCredential(credential),
		carriesBadge: status === 'verified' && kind === 'registration',
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const credentialId = idParam(params.credentialId)
	await parseForm(request, NoInput)
	if (!(await removeCredential(actor, credentialId))) throw notFound()
	return redirectWith('/profile/credentials', { title: 'Credential removed', detail: 'Its documents are deleted.' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `Remove ${loaderData?.title ?? 'credential'} · ${brand.name}` },
]

export default function RemoveCredential({ loaderData: { id, title, name, carriesBadge } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-6 py-6 md:py-8">
			<PageHeader title={`Remove ${title}?`} back={{ to: `/profile/credentials/${id}`, label: title }} />
			<div className="grid max-w-prose gap-3">
				<p>{name} goes from your profile and from every credential pack, and its documents are deleted.</p>
				{carriesBadge ? (
					<p>The Verified badge goes with it, unless another registration of yours is verified.</p>
				) : null}
				<p>This cannot be taken back. To have it again, you would add it and we would check it anew.</p>
			</div>
			<Form method="post" className="flex flex-wrap gap-2">
				<SubmitButton variant="danger" pendingLabel="Removing...">
					Remove
				</SubmitButton>
				<ButtonLink to={`/profile/credentials/${id}`} variant="secondary">
					Keep it
				</ButtonLink>
			</Form>
		</main>
	)
}
