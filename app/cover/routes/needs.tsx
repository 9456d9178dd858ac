import { memberOf } from '#app/identity/groups.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { readNeeds } from '../needs.server.ts'
import { countPublic } from '../public-count.server.ts'
import type { Route } from './+types/needs.ts'

/** For the form that asks for cover, each time that the case or the speciality changes. */
export async function loader({ context, url }: Route.LoaderArgs) {
	memberOf(context)
	const asked = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 200)
	const [work, location, chosen] = [asked('work'), asked('location'), specialityBySlug(asked('speciality'))]
	const needs = await readNeeds({ work, location })
	const speciality = chosen?.slug ?? needs?.speciality
	return { needs, few: speciality === undefined ? null : await countPublic(speciality, location) }
}
