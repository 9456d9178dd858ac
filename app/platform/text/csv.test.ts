import { expect, test } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

test.each([
	['Dr Asha Menon', 'Dr Asha Menon'],
	['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
	['+919000000001', '+919000000001'],
	['+91 98220 12345', '+91 98220 12345'],
	['-12.5', '-12.5'],
	['+91 98220 12345+1', "'+91 98220 12345+1"],
	['+91-98220-12345', "'+91-98220-12345"],
	["+1|cmd' /C calc'!A0", "'+1|cmd' /C calc'!A0"],
	['+A1', "'+A1"],
	[' +1', "' +1"],
	['-2+3', "'-2+3"],
	['@SUM(A1)', "'@SUM(A1)"],
	['  =1+1', "'  =1+1"],
	['\t=1+1', `"'\t=1+1"`],
	['MD, DNB', '"MD, DNB"'],
	['said "yes"', '"said ""yes"""'],
	['two\nlines', '"two\nlines"'],
	['', ''],
])('the cell of %j is %j', (value, cell) => {
	expect(csvCell(value)).toBe(cell)
})

test('a file begins with the mark that says UTF-8 and ends every line as RFC 4180 wants', () => {
	expect(
		csvFile([
			['Name', 'City'],
			['आशा', 'Pune'],
		]),
	).toBe('\uFEFFName,City\r\nआशा,Pune\r\n')
})
