import { hasSecondFactor, requirePasswordAccount } from '../session.server.ts'
import { brand } from '#app/brand.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Route } from './+types/security.ts'

export function loader({ request, context }: Route.LoaderArgs) {
	const actor = requirePasswordAccount(context, request)
	return { isOn: hasSecondFactor(context), canReset: actor.kind === 'member' }
}

export const meta: Route.MetaFunction = () => [
	{ title: `Security · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function Security({ loaderData: { isOn, canReset } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-8 py-8">
			<h1>Security</h1>
			<section aria-labelledby="app" className="grid justify-items-start gap-3">
				<h2 id="app" className="flex flex-wrap items-center gap-3">
					Authenticator app {isOn ? <Tag tone="success">On</Tag> : <Tag>Off</Tag>}
				</h2>
				<p>
					{isOn
						? 'When you log in, we ask for the code of your app after the password.'
						: 'With an app that shows a new code every 30 seconds, a password that somebody found out is not enough to get in.'}
				</p>
				{isOn ? (
					<ButtonLink to="/account/security/authenticator/removal" variant="secondary">
						Remove the app
					</ButtonLink>
				) : (
					<ButtonLink to="/account/security/authenticator">Set up an app</ButtonLink>
				)}
			</section>
			{canReset ? (
				<section aria-labelledby="password" className="grid justify-items-start gap-3">
					<h2 id="password">Password</h2>
					<p>We send a link to your address. Setting a new password logs every device out.</p>
					<ButtonLink to="/hospital/forgot-password" variant="secondary">
						Set a new password
					</ButtonLink>
				</section>
			) : null}
		</main>
	)
}
