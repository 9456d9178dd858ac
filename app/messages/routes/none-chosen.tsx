import { brand } from '#app/brand.ts'
import { requireWriter } from '../writer.server.ts'
import type { Route } from './+types/none-chosen.ts'

export function loader({ request, context }: Route.LoaderArgs) {
	requireWriter(context, request)
	return null
}

export const meta: Route.MetaFunction = () => [{ title: `Messages · ${brand.name}` }]

export default function NoneChosen() {
	return <p className="m-auto p-6 text-ink-2">Choose a conversation to read it here.</p>
}
