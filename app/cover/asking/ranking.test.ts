import { expect, test } from 'vitest'
import { nextOf, type Ranked } from './ranking.ts'

const person = (specialistId: string, changes: Partial<Ranked> = {}): Ranked => ({
	...{ specialistId, km: 3, skills: 1, asked: 0, served: 0, isRested: true, isFavourite: false, luck: 0.5 },
	...changes,
})
const order = (people: Ranked[], urgency: 'elective' | 'emergency' = 'elective') =>
	nextOf(people, urgency).map(({ specialistId }) => specialistId)

test('more of the needed skills come first, nearness decides between equals', () => {
	const people = [person('half', { skills: 0.5 }), person('far', { km: 20 }), person('all')]

	expect(order(people)).toEqual(['all', 'far', 'half'])
})

test('someone with none of the needed skills is asked when no one else is left, in an emergency after the others', () => {
	const people = [
		person('none', { skills: 0, km: 0 }),
		person('tired', { isRested: false }),
		person('some', { skills: 0.2 }),
	]

	expect(order(people)).toEqual(['some', 'tired'])
	expect(order(people, 'emergency')).toEqual(['some', 'tired', 'none'])
	expect(order([person('none', { skills: 0 })])).toEqual(['none'])
})
