import { cpuClock } from '#test/cpu-time.ts'
import { expect, test } from 'vitest'
import { isActiveXml, readLinks, withoutFetched, withoutUses } from './docx-xml.server.ts'

test.each([
	['relationships', '<Relationship a'],
	['words', 'a'],
	['quotes', 'a="'],
	['fields', '<w:instrText '],
	['instructions', 'w:instr="'],
	['spaces', ' '],
])('%s without end do not keep us busy', (_, piece) => {
	const spent = cpuClock()
	const links = Buffer.from(`<Relationship ${piece.repeat(500_000 / piece.length)}>`)
	withoutFetched(readLinks(links).text)
	withoutUses(links, ['rId1'])
	isActiveXml(Buffer.from(piece.repeat(20_000_000 / piece.length)))

	expect(spent()).toBeLessThan(70)
})

test('a field that runs a program is active, a link is not', () => {
	expect(isActiveXml(Buffer.from('<w:instrText xml:space="preserve"> DDEAUTO c:\\cmd.exe </w:instrText>'))).toBe(true)
	expect(isActiveXml(Buffer.from('<w:fldSimple w:instr=" DDE x "/>'))).toBe(true)
	expect(isActiveXml(Buffer.from('<w:t>DDE and DDEAUTO</w:t><w:instrText>HYPERLINK "x"</w:instrText>'))).toBe(false)
})

test('a list of links too long to be honest is not read', () => {
	expect(readLinks(Buffer.alloc(600_000, ' '))).toMatchObject({ unread: true })
})
