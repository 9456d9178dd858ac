import { skillsOf } from './skills.ts'
import { specialities } from './specialities.ts'

/** What search boxes offer where no script runs: the specialities and skills that most searches ask for. */
export const frequentWords: readonly string[] = [
	...specialities
		.filter(({ slug }) => slug !== 'other')
		.slice(0, 12)
		.map(({ name }) => name),
	...['ICU Nurse', 'OT Nurse', 'Intensivist', 'Resident Medical Officer'],
	...skillsOf('anesthesiology').slice(0, 6),
]
