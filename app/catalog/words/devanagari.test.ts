import { expect, test } from 'vitest'
import { foldDevanagari, toLatin, withoutEnding } from './devanagari.ts'

test.each([
	['हिंदी', 'हिन्दी'],
	['नागपूर', 'नागपुर'],
	['मुंबई', 'मुम्बई'],
	['भूलतज्ज्ञ', 'भूलतज्ञ'],
	['भूलतज्ज्ञ', 'भूलतद्न्य'],
	['अॅनेस्थेशिया', 'एनेस्थेशिया'],
	['अंग्रेज़ी', 'अंग्रेजी'],
])('%s and %s are one word', (one, other) => {
	expect(foldDevanagari(one)).toBe(foldDevanagari(other))
})

test.each([
	['पुण्यात', 'पुणे'],
	['पुण्यातील', 'पुणे'],
	['पुण्याला', 'पुणे'],
	['मुंबईत', 'मुंबई'],
	['नागपुरात', 'नागपूर'],
	['डॉक्टरांची', 'डॉक्टर'],
	['डॉक्टरों', 'डॉक्टर'],
	['परिचारिकेची', 'परिचारिका'],
	['नर्ससाठी', 'नर्स'],
])('%s is %s with an ending', (bent, plain) => {
	expect(withoutEnding(foldDevanagari(bent))).toContain(foldDevanagari(plain))
})

test.each([
	['कुलकर्णी', 'kulkarni'],
	['चैतन्य', 'chaitanya'],
	['नवजीवन', 'navjivan'],
	['मिश्रा', 'mishra'],
	['देशपांडे', 'deshpande'],
	['गोखले', 'gokhle'],
	['जोशी', 'joshi'],
	['शर्मा', 'sharma'],
	['तेजल', 'tejal'],
	['सह्याद्री', 'sahyadri'],
])('%s is written %s', (name, latin) => {
	expect(toLatin(name)).toBe(latin)
})
