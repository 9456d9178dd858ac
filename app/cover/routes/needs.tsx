import { memberOf } from '#app/identity/groups.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { notUnderstood, readNeeds } from '../asking/needs.server.ts'
import { countPublic } from '../asking/public-count.server.ts'
import type { Route } from './+types/needs.ts'

/**
 * For the form that asks for cover, each time that the case, speciality or unit changes: `speciality` and `unit` where a person chose them,
 * `shown` is the speciality of the form, whoever did.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	memberOf(context)
	const asked = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 200)
	const [work, location, chosen] = [asked('work'), asked('location'), specialityBySlug(asked('speciality'))]
	const form = { speciality: asked('shown'), unit: asked('unit') }
	const byHand = { ...(chosen ? { speciality: chosen.slug } : {}), ...(form.unit ? { unit: form.unit } : {}) }
	const needs = await readNeeds(work, location, form, byHand)
	const few = await countPublic(chosen?.slug ?? needs?.speciality ?? form.speciality, location)
	return { needs, line: needs ? needs.line : notUnderstood(work), few }
}
