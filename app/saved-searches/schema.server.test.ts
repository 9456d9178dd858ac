import { expect, test } from 'vitest'
import { SearchInput } from './schema.server.ts'

test('the filters of a search come back as an address, whatever was sent', () => {
	const read = (search: string) => SearchInput.parse({ search }).search

	expect(read('speciality=icu-nurse&place=Pune')).toBe('speciality=icu-nurse&place=Pune')
	expect(read('q=ICU\0\ud800\r\nSet-Cookie: a=b')).toBe('q=ICU%00%EF%BF%BD%0D%0ASet-Cookie%3A+a%3Db')
	expect(read('')).toBe('')
})
