import { useState } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { getActor } from '#app/identity/session.server.ts'
import { ShortcutsProvider } from '#app/ui/shortcuts.tsx'
import stylesheet from '../workspace.css?url'
import { HospitalKeys } from '../components/hospital-keys.tsx'
import { HospitalNav } from '../components/hospital-nav.tsx'
import { onlyFiltered } from '../only-filtered.ts'
import { loadHospitalFrame } from '../hospital-frame.server.ts'
import type { Route } from './+types/workspace.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

/** It guards nothing: each page below asks who is there. For who is no member it is not there. */
export async function loader({ context }: Route.LoaderArgs) {
	const actor = getActor(context)
	return { frame: actor.kind === 'member' ? await loadHospitalFrame(actor) : null }
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
	!onlyFiltered(change) && change.defaultShouldRevalidate

export default function HospitalLayout({ loaderData: { frame } }: Route.ComponentProps) {
	const [isFinding, setFinding] = useState(false)
	if (!frame) return <Outlet />
	return (
		<ShortcutsProvider isOn={frame.hasShortcuts}>
			<div className="workspace">
				<HospitalNav frame={frame} onFind={() => setFinding(true)} />
				<div className="workspace-page">
					<p className="hidden font-bold print:block">{frame.hospitalName}</p>
					<Outlet />
				</div>
			</div>
			<HospitalKeys frame={frame} isOpen={isFinding} setOpen={setFinding} />
		</ShortcutsProvider>
	)
}
