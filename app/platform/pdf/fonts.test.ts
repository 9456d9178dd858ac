import { expect, test } from 'vitest'
import { fontRuns } from './fonts.ts'

test('each script is drawn by the font that has it, and nothing becomes an empty box', () => {
	expect(fontRuns('Dr आशा Menon ₹5')).toEqual([
		{ subset: 'latin', text: 'Dr ' },
		{ subset: 'devanagari', text: 'आशा ' },
		{ subset: 'latin', text: 'Menon ' },
		{ subset: 'latin-ext', text: '₹' },
		{ subset: 'latin', text: '5' },
	])
	expect(fontRuns('Kṛṣṇa த')).toEqual([{ subset: 'latin', text: 'Krsna ?' }])
})
