// What every capability says of its own addresses, in one list.
import { globSync } from 'node:fs'
import path from 'node:path'
import type { AccessCases, Case } from '#test/access.ts'
import type { RouteFacts } from './manifest.ts'

const files = globSync('app/*/access-cases.server.ts').map((file) => path.resolve(file))
const parts = await Promise.all(
	files.map(async (file) => ((await import(/* @vite-ignore */ file)) as { accessCases: AccessCases }).accessCases),
)
export const cases: AccessCases = Object.assign({}, ...parts)
export const firstCase = ({ id }: RouteFacts): Case => cases[id]?.[0] ?? {}
