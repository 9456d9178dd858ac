import { expect, test } from 'vitest'
import { z } from 'zod'
import { cpuClock } from '#test/cpu-time.ts'
import { parseFormData } from './http/form.server.ts'

const Form = z.object({
	title: z.string(),
	languages: z.array(z.enum(['en', 'mr'])).default([]),
	departments: z.array(z.object({ name: z.string() })).default([]),
})
const fill = (fields: Record<string, string>) => {
	const form = new FormData()
	for (const [name, value] of Object.entries({ title: 'Night duty', ...fields })) form.set(name, value)
	return form
}

test('a list and the parts of its entries keep their shape', () => {
	const parsed = parseFormData(
		fill({ languages: 'mr', 'departments[0].name': 'ICU', 'departments[1].name': 'OT' }),
		Form,
	)

	expect(parsed).toMatchObject({
		ok: true,
		value: { languages: ['mr'], departments: [{ name: 'ICU' }, { name: 'OT' }] },
	})
})

test.each([
	'owner',
	'title.owner.role',
	'languages[1000000]',
	'departments[99999].name',
	'departments[0][0]',
	'departments[0].name.first',
	'departments[0].constructor',
	'departments[0].__proto__',
	'languages[]',
])('a field called %s was sent by none of our pages, and is refused before it is read', (name) => {
	const spent = cpuClock()

	expect(() => parseFormData(fill({ [name]: 'en' }), Form)).toThrow(expect.objectContaining({ init: { status: 400 } }))

	expect(spent()).toBeLessThan(35)
})
