import { expect, test } from 'vitest'
import { nameOf, PdfReader } from './pdf-object.server.ts'

const read = (text: string) => new PdfReader(text, 0).read()

test('an object is read with what it holds, and where its digits are', () => {
	const text = '<</Type/Sig /A [1 -2.5 3 0 R (a\\)b(c)) true] /Contents <00fF>>>'
	const object = read(text)
	const from = text.indexOf('<00')

	expect(nameOf(object, 'Type')).toBe('Sig')
	expect(object).toMatchObject({
		entries: new Map<string, unknown>([
			['Type', { kind: 'name', text: 'Sig' }],
			[
				'A',
				{
					kind: 'array',
					items: [
						{ kind: 'number', text: '1' },
						{ kind: 'number', text: '-2.5' },
						{ kind: 'reference', number: 3, generation: 0 },
						{ kind: 'text', text: '(a\\)b(c))' },
						{ kind: 'word', text: 'true' },
					],
				},
			],
			['Contents', { kind: 'hex', from, to: from + 6, text: '00ff' }],
		]),
	})
})

test.each([
	['a comment', '<< % >>\n/Type /Sig >>'],
	['two entries of one name', '<< /A 1 /A 2 >>'],
	['an escaped letter in the name of an entry', '<< /#41 1 >>'],
	['blanks between digits', '<00 ff>'],
	['an unknown word', 'other'],
	['no end', '[1 2'],
	['a text without its end', '(a'],
	['more depth than any signature has', `${'['.repeat(30)}${']'.repeat(30)}`],
	['more values than any signature has', `[${'0 '.repeat(30_000)}]`],
])('an object is refused that has %s', (_, text) => {
	expect(() => read(text)).toThrow('broken')
})
