import { expect, test } from 'vitest'
import { inLanguage } from './language.server.ts'
import { saidName } from './names.ts'

const said = (language: 'en' | 'hi' | 'mr', ...names: string[]) => inLanguage(language, () => names.map(saidName))

test('a name of our lists is said in the language of its reader, part by part', () => {
	const names = [
		'Anesthesiologist',
		'Kothrud, Pune',
		'Pune 411038',
		'Marathi, Hindi',
		'Assam Nurses, Midwives and Health Visitors Council',
	]
	expect(said('en', ...names)).toEqual(names)
	const inMarathi = said('mr', ...names)
	expect(inMarathi.slice(0, 4)).toEqual(['भूलतज्ज्ञ', 'कोथरूड, पुणे', 'पुणे 411038', 'मराठी, हिंदी'])
	expect(inMarathi[4]).not.toMatch(/[a-z]/i)
	expect(said('hi', 'Pune')).toEqual(['पुणे'])
})

test('what our lists do not have stays as it was typed', () => {
	expect(said('mr', 'Behind the old mill, Pune', 'Sleep Physician', 'constructor', '')).toEqual([
		'Behind the old mill, पुणे',
		'Sleep Physician',
		'constructor',
		'',
	])
})
