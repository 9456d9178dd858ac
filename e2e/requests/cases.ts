// What every capability says of its own addresses, in one list.
import { globSync } from 'node:fs'
import type { AccessCases, Case } from '#test/access.ts'
import type { RouteFacts } from './manifest.ts'

const files = globSync('app/*/access-cases.server.ts')
const parts = await Promise.all(
	files.map(async (file) => ((await import(`../../${file}`)) as { accessCases: AccessCases }).accessCases),
)
export const cases: AccessCases = Object.assign({}, ...parts)
export const firstCase = ({ id }: RouteFacts): Case => cases[id]?.[0] ?? {}
