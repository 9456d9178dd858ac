import { describe, expect, test } from 'vitest'
import { toLatin } from './devanagari.ts'
import { toDevanagari } from './scripts.ts'
import { understand } from './understand.server.ts'

const labels = (text: string) => understand(text, 'jobs').terms.map(({ label }) => label)

describe('a word of another script', () => {
	test.each([
		['નર્સ', 'नर्स'],
		['নার্স', 'नार्स'],
		['ପରିଚାରିକା', 'परिचारिका'],
		['പുണെ', 'पुणॆ'],
		['ಹೃದಯ', 'हृदय'],
		['రాత్రి', 'रात्रि'],
		['சர்ஜன்', 'चर्जन्'],
		['ਪੁਣੇ', 'पुणे'],
		['നഴ്സ്', 'नर्स्'],
		['സർജൻ', 'सर्जन्'],
		['ஸ்டாஃப்', 'स्टाफ्'],
		['ICU পুনে', 'ICU पुने'],
	])('%s is %s in Devanagari', (typed, devanagari) => {
		expect(
			toDevanagari(typed)
				.normalize('NFD')
				.replace(/\u093c/g, ''),
		).toBe(devanagari.normalize('NFD'))
	})

	test.each([
		['કુલકર્ણી', 'kulkarni'],
		['দেশপান্ডে', 'deshpande'],
		['ജോഷി', 'joshi'],
		['శర్మ', 'sharma'],
	])('%s is written %s in Latin letters', (name, latin) => {
		expect(toLatin(name)).toBe(latin)
	})
})

/** 'Staff nurse', 'ICU nurse', 'doctor', 'anesthetist' and 'surgeon', as each language writes them. */
describe.each([
	['Malayalam', 'സ്റ്റാഫ് നഴ്സ്', 'ഐസിയു നഴ്സ്', 'ഡോക്ടർ', 'അനസ്തെറ്റിസ്റ്റ്', 'സർജൻ', 'പൂനെയിൽ നഴ്സ്'],
	['Tamil', 'செவிலியர்', 'ஐசியு நர்ஸ்', 'மருத்துவர்', 'மயக்க மருந்து நிபுணர்', 'சர்ஜன்', 'புனேயில் நர்ஸ்'],
	['Kannada', 'ಸ್ಟಾಫ್ ನರ್ಸ್', 'ಐಸಿಯು ನರ್ಸ್', 'ವೈದ್ಯರು', 'ಅರಿವಳಿಕೆ ತಜ್ಞ', 'ಶಸ್ತ್ರಚಿಕಿತ್ಸಕ', 'ಪುಣೆಯಲ್ಲಿ ನರ್ಸ್'],
	['Telugu', 'స్టాఫ్ నర్స్', 'ఐసీయూ నర్సు', 'వైద్యుడు', 'మత్తుమందు నిపుణుడు', 'సర్జన్', 'పూణేలో నర్సు'],
	['Gujarati', 'સ્ટાફ નર્સ', 'આઈસીયુ નર્સ', 'ડૉક્ટર', 'એનેસ્થેટિસ્ટ', 'સર્જન', 'પુણેમાં નર્સ'],
	['Bengali', 'নার্স', 'আইসিইউ নার্স', 'ডাক্তার', 'অ্যানেস্থেসিওলজিস্ট', 'সার্জন', 'পুনেতে নার্স'],
	['Punjabi', 'ਸਟਾਫ ਨਰਸ', 'ਆਈਸੀਯੂ ਨਰਸ', 'ਡਾਕਟਰ', 'ਬੇਹੋਸ਼ੀ ਵਾਲਾ ਡਾਕਟਰ', 'ਸਰਜਨ', 'ਪੁਣੇ ਵਿੱਚ ਨਰਸ'],
	['Odia', 'ଷ୍ଟାଫ ନର୍ସ', 'ଆଇସିୟୁ ନର୍ସ', 'ଡାକ୍ତର', 'ନିଶ୍ଚେତକ', 'ସର୍ଜନ', 'ପୁଣେରେ ନର୍ସ'],
	['Marathi', 'स्टाफ नर्स', 'आयसीयू परिचारिका', 'डॉक्टर', 'भूलतज्ज्ञ', 'शल्यचिकित्सक', 'पुण्यात नर्स'],
])('%s is understood', (_language, nurse, icuNurse, doctor, anesthetist, surgeon, inPune) => {
	test('in the words of the trade', () => {
		expect(labels(nurse)).toEqual(['Nurse'])
		expect(labels(icuNurse)).toEqual(['ICU Nurse'])
		expect(labels(doctor)).toEqual(['Doctor'])
		expect(labels(anesthetist)[0]).toBe('Anesthesiologist')
		expect(labels(surgeon)).toEqual(['Surgeon'])
	})

	test('with its endings for a place', () => {
		expect(labels(inPune).toSorted()).toEqual(['Nurse', 'Pune'])
	})
})

test.each(['ഫിസിയോതെറാപ്പിസ്റ്റ്', 'ఫార్మసిస్ట్', 'ଓଟି ଟେକ୍ନିସିଆନ', 'பிசியோதெரபிஸ்ட்', 'લેબ ટેકનિશિયન'])(
	'%s is no nurse: the trade is not listed',
	(typed) => {
		expect(understand(typed, 'jobs').isNothing).toBe(true)
	},
)

test.each(['எம்பிபிஎஸ்', 'എംബിബിഎസ്', 'এমবিবিএস'])('%s is MBBS by its letters', (typed) => {
	expect(labels(typed)).toEqual(['MBBS'])
})

test('a name in another script is looked for as a name', () => {
	const isWord = (word: string) => word === 'sharma'
	expect(understand('શર્મા', 'specialists', { isWord }).terms).toMatchObject([{ isKnown: false }])
})

test.each([
	['താമസ സൗകര്യം', 'ഭക്ഷണം', 'ലേബർ റൂം നഴ്സ്'],
	['தங்கும் வசதி', 'உணவு', 'லேபர் ரூம் நர்ஸ்'],
	['ವಸತಿ ಸೌಲಭ್ಯ', 'ಊಟ', 'ಲೇಬರ್ ರೂಮ್ ನರ್ಸ್'],
	['వసతి సౌకర్యం', 'భోజనం', 'లేబర్ రూమ్ నర్సు'],
	['રહેવાની સગવડ', 'ભોજન', 'લેબર રૂમ નર્સ'],
	['থাকার ব্যবস্থা', 'খাবার', 'লেবার রুম নার্স'],
	['ਰਹਿਣ ਦੀ ਸਹੂਲਤ', 'ਖਾਣਾ', 'ਲੇਬਰ ਰੂਮ ਨਰਸ'],
	['ରହିବା ସୁବିଧା', 'ଖାଇବା', 'ଲେବର ରୁମ ନର୍ସ'],
])('conditions and units are understood: %s', (accommodation, meals, nurse) => {
	expect(labels(accommodation)).toEqual(['Accommodation'])
	expect(labels(meals)).toEqual(['Meals'])
	expect(labels(nurse)).toEqual(['Labor Room Nurse'])
})

test.each(['നഴ്സ് ബോണ്ട് ഇല്ലാതെ', 'நர்ஸ் பாண்ட் இல்லாமல்', 'ನರ್ಸ್ ಬಾಂಡ್ ಇಲ್ಲದೆ', 'నర్సు బాండ్ లేకుండా', 'નર્સ બોન્ડ વગર', 'নার্স বন্ড ছাড়া'])(
	'a bond that is not wanted is a filter in every script: %s',
	(typed) => {
		const { terms, excluded, unused } = understand(typed, 'jobs')
		expect(terms.map(({ label }) => label)).toEqual(['Nurse', 'No bond'])
		expect(excluded).toEqual([])
		expect(unused).toEqual([])
	},
)

test.each([
	['ஆண் நர்ஸ்', 'gender'],
	['പുരുഷ നഴ്സ്', 'gender'],
	['വനിതാ നഴ്സ്', 'gender'],
	['মহিলা নার্স', 'gender'],
	['વિદેશ નર્સ', 'abroad'],
	['വിദേശത്ത് നഴ്സ്', 'abroad'],
])('%s says why a word was not used', (typed, why) => {
	expect(understand(typed, 'jobs').unused).toMatchObject([{ why }])
})

test.each([
	['বাংলা', 'Bengali'],
	['ଓଡ଼ିଆ', 'Odia'],
	['தமிழ்', 'Tamil'],
	['తెలుగు', 'Telugu'],
])('%s is a language by its own name', (typed, language) => {
	expect(understand(typed, 'specialists').terms.map(({ label }) => label)).toEqual([language])
})
