import { RenameSearch } from '#app/saved-searches/rename-search.tsx'
import { viewsPath } from '../paths.ts'
import { searchPages } from '../search/saved-searches.server.ts'
import type { Route } from './+types/rename-candidate-search.ts'

export const loader = searchPages.rename.loader
export const action = searchPages.rename.action

export default function RenameCandidateSearch({ loaderData: { name }, actionData: problem }: Route.ComponentProps) {
	return <RenameSearch name={name} problem={problem} path={viewsPath} />
}
