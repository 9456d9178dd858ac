import { RenameSearch as RenamePage } from '#app/saved-searches/rename-search.tsx'
import { searchPages } from '../saved-searches.server.ts'
import type { Route } from './+types/rename-search.ts'

export const loader = searchPages.rename.loader
export const action = searchPages.rename.action

export default function RenameSearch({ loaderData: { name }, actionData: problem }: Route.ComponentProps) {
	return <RenamePage name={name} problem={problem} path="/saved-searches" />
}
