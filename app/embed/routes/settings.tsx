import { onceOpen } from '#app/hospitals/status.ts'
import { isVerified } from '#app/identity/actor.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { env } from '#app/platform/env.server.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/choice-group.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { CopyText } from '#app/ui/share.tsx'
import { type EmbedTheme, readTheme } from '../themes.ts'
import type { Route } from './+types/settings.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export const middleware = [openAtPlainAddress({ defaults: { theme: 'auto' } })]

export function loader({ request, context }: Route.LoaderArgs) {
	const owner = ownerOf(context)
	const { hospitalId } = owner
	const theme = readTheme(new URL(request.url).searchParams)
	const attributes = [
		`src="${env.APP_ORIGIN}/embed/jobs.js"`,
		`data-hospital="${hospitalId}"`,
		...(theme === 'auto' ? [] : [`data-theme="${theme}"`]),
	]
	return {
		theme,
		isVerified: isVerified(owner),
		once: onceOpen(owner.hospitalStatus),
		preview: `/embed/jobs/${hospitalId}?theme=${theme}`,
		snippet: `<script ${attributes.join(' ')}></script>`,
	}
}

export const meta = () => [titled('Job list for your site')]

const themes: { value: EmbedTheme; label: string }[] = [
	{ value: 'auto', label: 'As set on the visitor’s device' },
	{ value: 'light', label: 'Light' },
	{ value: 'dark', label: 'Dark' },
]

export default function EmbedSettings({ loaderData: page }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader
				title="Job list for your site"
				lead="Show your open jobs on the careers page of your hospital. The list is always up to date."
			/>
			{page.isVerified ? null : <Notice tone="warning">The list appears on your site {page.once}.</Notice>}
			<Panel title="Colours">
				<form method="get" className="grid gap-4">
					<RadioGroup name="theme" label="Colours" hideLabel options={themes} defaultValue={page.theme} />
					<Button variant="secondary" className="justify-self-start">
						{page.isVerified ? 'Update preview' : 'Update code'}
					</Button>
				</form>
			</Panel>
			<Panel title="Code for your site">
				<div className="grid gap-3">
					<p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">
						<code>{page.snippet}</code>
					</p>
					<CopyText text={page.snippet} label="Copy code" />
					<p className="text-sm text-ink-2">
						Paste it where the list should appear. The person who looks after your site can do this.
					</p>
				</div>
			</Panel>
			{page.isVerified ? (
				<Panel title="Preview">
					<iframe key={page.preview} src={page.preview} title="Preview of your job list" className="h-96 w-full" />
				</Panel>
			) : null}
		</main>
	)
}
