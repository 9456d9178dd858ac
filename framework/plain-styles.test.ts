import { expect, test } from 'vitest'
import { withoutNeedlessVariables } from './plain-styles.ts'

test('variables of styles stay where one utility changes what another reads, and are values elsewhere', () => {
	const css = [
		'@layer properties{@supports (a:b){*,::backdrop{--tw-border-style:solid;--tw-leading:initial}}}',
		'.border{border-style:var(--tw-border-style);border-width:1px}',
		'.font-bold{--tw-font-weight:700;font-weight:700}',
		'.text-sm{line-height:var(--tw-leading, 1.25rem)}.leading-6{--tw-leading:1.5rem;line-height:1.5rem}',
		'@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}',
		'@property --tw-font-weight{syntax:"*";inherits:false}',
		'@property --tw-leading{syntax:"*";inherits:false}',
	]

	expect(withoutNeedlessVariables(css.join('\n')).split('\n').filter(Boolean)).toEqual([
		'@layer properties{@supports (a:b){*,::backdrop{--tw-leading:initial}}}',
		'.border{border-style:solid;border-width:1px}',
		'.font-bold{font-weight:700}',
		css[3],
		css[6],
	])
})
