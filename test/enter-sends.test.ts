import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A form that is sent by POST, from its first tag on, and the buttons in it by which it can be sent. */
function* forms(source: string) {
	for (const { index } of source.matchAll(/<[Ff]orm\b[^>]*?method="post"/g)) {
		const end = source.indexOf('</', source.indexOf('orm>', index) - 3)
		const form = source.slice(index, end === -1 ? undefined : end)
		yield [...form.matchAll(/<(?:button|Button|SubmitButton|DefaultSubmit)\b[\s\S]*?(?:\n\t*>|\/>|">|\}>)/g)]
			.map(([button]) => button)
			.filter((button) => !button.includes('type="button"'))
	}
}

test('Enter sends a form: no button that only loads another choice stands in front of the one that sends', () => {
	const wrong = globSync('app/**/*.tsx')
		.filter((path) => !path.includes('.test.'))
		.flatMap((path) =>
			[...forms(readFileSync(path, 'utf8'))]
				.filter(([first]) => first?.includes('formMethod="get"'))
				.map(([first]) => `${path}: ${first}`),
		)

	expect(wrong).toEqual([])
})
