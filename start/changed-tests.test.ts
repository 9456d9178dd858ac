import { expect, test } from 'vitest'
import { specsOf } from './changed-tests.ts'

test.each([
	['a screen', 'app/jobs/routes/show.tsx', ['e2e']],
	['a style', 'app/frame/workspace.css', ['e2e']],
	['what browser tests share', 'e2e/steps.ts', ['e2e']],
	['one browser test', 'e2e/journey.spec.ts', ['e2e/journey.spec.ts']],
	['a test of a screen', 'app/ui/fields/field.test.tsx', []],
	['a command of the server', 'app/jobs/commands.server.ts', []],
])('where %s has changed, these browser tests run', (_, file, specs) => {
	expect(specsOf(['docs/operations.md', file])).toEqual(specs)
})
