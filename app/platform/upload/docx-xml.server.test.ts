import { cpuClock } from '#test/cpu-time.ts'
import { expect, test } from 'vitest'
import { isActiveXml, isExternal } from './docx-xml.server.ts'

test.each([
	['relationships', '<Relationship a'],
	['words', 'a'],
	['quotes', 'a="'],
	['fields', '<w:instrText '],
	['instructions', 'w:instr="'],
	['spaces', ' '],
])('%s without end do not keep us busy', (_, piece) => {
	const spent = cpuClock()
	isExternal(Buffer.from(`<Relationship ${piece.repeat(500_000 / piece.length)}>`))
	isActiveXml(Buffer.from(piece.repeat(20_000_000 / piece.length)))

	expect(spent()).toBeLessThan(1_000)
})

test('a field that runs a program is active, a link is not', () => {
	expect(isActiveXml(Buffer.from('<w:instrText xml:space="preserve"> DDEAUTO c:\\cmd.exe </w:instrText>'))).toBe(true)
	expect(isActiveXml(Buffer.from('<w:fldSimple w:instr=" DDE x "/>'))).toBe(true)
	expect(isActiveXml(Buffer.from('<w:t>DDE and DDEAUTO</w:t><w:instrText>HYPERLINK "x"</w:instrText>'))).toBe(false)
})

test('a list of links too long to be honest counts as external', () => {
	expect(isExternal(Buffer.alloc(600_000, ' '))).toBe(true)
})
