import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { passUndoMinute } from '#app/cases/fixtures.server.ts'
import '#app/personal-data/every-decision.server.ts'
import { step } from '../step.ts'
import { anyHospital, anyPerson } from '../who.ts'
import { one, press } from '../world.ts'

/** We suspend a hospital, or let it work again. */
export const suspension = fc.tuple(anyHospital, fc.constantFrom(true, true, false)).map(([hospital, back]) =>
	step({
		what: `the operator ${back ? 'reinstates' : 'suspends'} ${hospital}`,
		async act(world) {
			const id = world.hospitals[hospital]
			const found = await one<{ version: number }>(sql`select version from hospitals where id = ${id}`)
			const form = {
				version: String(found?.version ?? 1),
				...(back ? {} : { freeText: 'The certificate has lapsed.' }),
			}
			const answer = await press(
				world,
				'operator',
				`/operator/hospitals/${id}/${back ? 'reinstatement' : 'suspension'}`,
				form,
			)
			await passUndoMinute(id)
			return answer
		},
		follow(model) {
			model.verified[hospital] = back
		},
	}),
)

export const privateMode = fc.tuple(anyPerson, fc.constantFrom(false, false, true)).map(([person, on]) =>
	step({
		what: `${person} turns Private Mode ${on ? 'on' : 'off'}`,
		act: (world) => press(world, person, '/settings/private-mode', { mode: on ? 'on' : 'off' }),
		follow(model) {
			model.hidden[person] = on
		},
	}),
)
