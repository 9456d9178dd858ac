import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { cpuClock } from '#test/cpu-time.ts'
import { z } from 'zod'
import {
	containsPattern,
	emailAddress,
	optionalPersonName,
	optionalText,
	personName,
	plainText,
	searchText,
	textMessages,
} from './text.server.ts'

const problem = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message
const longText = plainText({ max: 2000, multiline: true })

describe('a name', () => {
	test('in Devanagari is kept as it was typed, in NFC', () => {
		const name = 'डॉ. क्षितिजा कुलकर्णी'

		expect(personName.parse(name)).toBe(name)
		expect(personName.parse(name.normalize('NFD'))).toBe(name.normalize('NFC'))
	})

	test('loses marks that reorder or hide, but not the joiners of Indic scripts', () => {
		expect(personName.parse('Dr \u202EahsA\u2066\u2069 Me\u200Bnon\uFEFF')).toBe('Dr ahsA Menon')
		expect(personName.parse('Jose\u200B\u0301')).toBe('José')
		expect(personName.parse('क\u094D\u200Dष')).toBe('क\u094D\u200Dष')
		expect(personName.parse('क\u094D\u200C\u200C\u200Cष')).toBe('क\u094D\u200Cष')
	})

	test('needs a letter: an emoji, digits or an invisible filler are none', () => {
		for (const name of ['👩🏽‍⚕️', '42', '- .', '\u200D-'])
			expect(problem(personName, name)).toBe('Please enter a name with at least one letter.')
		expect(problem(personName, '\u3164')).toBe('This field is required')
	})

	test('has at most 100 letters as people count them', () => {
		expect(personName.parse('क्षि'.repeat(100))).toBe('क्षि'.repeat(100))
		expect(problem(personName, 'क्षि'.repeat(101))).toBe('Please use at most 100 characters.')
		expect(personName.parse('a'.repeat(100))).toHaveLength(100)
		expect(problem(personName, 'a'.repeat(101))).toBe('Please use at most 100 characters.')
		// Without a vowel sign between them conjuncts make one endless grapheme.
		expect(problem(personName, 'क्'.repeat(5000))).toBe('Please use at most 100 characters.')
	})

	test('of ten megabytes is refused at once', () => {
		const name = 'a\u0301'.repeat(5_000_000)
		const spent = cpuClock()

		expect(problem(personName, name)).toBe('Please use at most 100 characters.')
		expect(spent()).toBeLessThan(70)
	})

	test('carries at most four marks on one letter', () => {
		expect(personName.parse('z\u0316\u0317\u0318\u0319')).toBe('z\u0316\u0317\u0318\u0319')
		expect(problem(personName, `z${'\u0316'.repeat(5)}`)).toBe(textMessages.marks)
		expect(problem(personName, `z${'\u0316\u200D'.repeat(5)}`)).toBe(textMessages.marks)
	})

	test.each([
		'✔ Verified',
		`Verified by ${brand.name}`,
		'Asha Menon ✓',
		'Asha Menon ★★★★★',
		'Asha Menon ⭐',
		'Asha 👩🏽‍⚕️ Menon',
		'98220 12345',
		'Asha 9822012345',
		'आशा ९८२२०१२३४५',
		'Asha Menon, MD',
		'Asha Menon (Verified)',
		'Varified Asha',
		'Asha Verefied',
		'Dr Verifed',
		'Vrified Menon',
		'Verify Asha',
		'Asha Confirmed',
		'Recommended Nurse',
		'सत्यापन आशा',
		'आशा वेरिफिकेशन',
		'पडताळणी झालेली आशा',
		'asha@example.in',
		'𝐀𝐬𝐡𝐚 𝐌𝐞𝐧𝐨𝐧',
		'Ⓐsha Menon',
		'Ａｓｈａ Menon',
		'ᴀꜱʜᴀ ᴍᴇɴᴏɴ',
		'Asha Menonᵛ',
		'Aѕha Menon',
		'Ꭺꮪhꭺ Menon',
		'ꓥꓢꓧꓥ',
		'Asha\u20dd Menon',
		'V.e.r.i.f.i.e.d',
		'Vеrіfіеd',
		'Verifled Asha',
		'VERIFIED Dr Asha Menon',
		`Dr Asha ${brand.name.replace(/(?=list)/, ' ')}`,
		'सत्यापित आशा मेनन',
		'वेरिफाइड आशा',
		'व्हेरिफाईड आशा',
		'যাচাইকৃত আশা',
		'வெரிஃபைட் ஆஷா',
		'Vérifié',
		'Verificada Asha',
		'Certified Asha',
		'KYC Approved',
		'KYC Done Asha',
		'Asha Blue Tick',
		'Asha Bluetick',
		'Asha Approvd',
		'Asha Registred',
		'Operator',
		'ID Proven Asha',
		'Trusted Nurse Asha',
		'पक्का डॉक्टर',
		'wa me Asha',
		't me Asha',
		'www Asha',
		'Badge Holder',
		'Dr Vfd Asha',
		'Аpproved Asha',
		'Government Doctor',
		'Official Support',
		'nine eight two two zero one two three four five',
		'Checked',
		'Asha Checked',
		'Background-Checked Asha',
		'Sertified Asha',
		'Certifié Asha',
		'موثقة آشا',
		'Top Rated Asha',
		'Asha Gold Medalist',
		'Urgent Hiring',
		'Registered',
		'Registered Nurse Asha',
		'Licensed Practitioner',
		'तपासलेले',
		'प्रमाणित डॉक्टर',
		'नोंदणीकृत आशा',
		'पंजीकृत',
		'तपासलेले डॉक्टर',
		'Best Anaesthesiologist',
		'Senior-most Surgeon',
		'सर्वोत्तम सर्जन',
		'নিবন্ধিত আশা',
		'பதிவுசெய்யப்பட்ட ஆஷா',
		'నమోదిత ఆశ',
		'ನೋಂದಾಯಿತ ಆಶಾ',
		'രജിസ്റ്റേർഡ് ആശ',
		'رجسٹرڈ عائشہ',
		'Best Surgeon Pune',
		'Top Cardiologist',
		'Best Heart Specialist',
		'Best in Pune',
		'Asha the Best',
		'No One Surgeon',
		'Number One',
		'बेस्ट सर्जन पुणे',
		'Call me on whatsapp',
		'Call me',
		'Call Dr Asha',
		'Call Asha',
		'Please call Asha',
		'Asha WhatsApp',
		'Asha Whats App',
		'Asha Telegram',
		'Insta Asha',
		'Mobile Asha',
		'Contact Asha',
		'Email Asha',
		'व्हॉट्सॲप आशा',
		'आशा फोन',
		'संपर्क आशा',
		'হোয়াটসঅ্যাপ আশা',
		'Nine eight two two',
		'Asha nine eight two',
		'Asha nineeighttwo',
		'Asha double nine eight',
		'Asha ek do teen',
		'नऊ आठ दोन',
		'asha dot com',
		'www.asha.com',
		'Dr.',
		'डॉ.',
		'<img src=x onerror=alert(1)>',
		'{{7*7}} a',
		"Robert'); DROP TABLE",
		'=HYPERLINK("http://evil")',
	])('is refused as %s', (name) => {
		expect(personName.safeParse(name).success).toBe(false)
		expect(optionalPersonName.safeParse(name).success).toBe(false)
	})

	test.each([
		'Dr. Asha Menon',
		'Dr. A. P. J. Abdul Kalam',
		'A.K.Singh',
		'P.T.Usha',
		'Mita Pramanik',
		'Oliver Ifikhar',
		'Varied Rao',
		'Verinder Singh',
		'Vered Cohen',
		'Officer Kumar',
		'Sr. Mary D’Souza',
		"Brian O'Neil",
		'Anne-Marie Pereira',
		'डॉ॰ अनिता देशमुख-राव',
		'ക്രിസ്റ്റി തോമസ്',
		'தமிழ்ச்செல்வி',
		'محمد عارف',
		'Łukasz Øberg',
		'王小明',
		'Олена Шевченко',
		'राहुल Sharma',
		'R',
	])('is taken as %s', (name) => {
		expect(personName.parse(name)).toBe(name.normalize('NFC'))
	})

	test.each([
		'Asha Menon',
		'Sunny Deol',
		'George Best',
		'Best',
		'Dr Best',
		'Dr Call',
		'Neil Call',
		'Top Bahadur Thapa',
		'Sat Pal Singh',
		'Char Singh',
		'Panch Ram Sahu',
		'Navin Sattar',
		'Ekta Donde',
		'Sevenia Fernandes',
		'Simone Tata',
		'Vishwas Nangare-Patil',
		'Uttam Kumar',
		'Satya Pal',
		'Pramit Jha',
		'Adhik Shirodkar',
		'Pramila Patel',
		'Govind Namdev',
		'Noor Inayat',
		'Manya Shrestha',
		'Phoolan Devi',
		'Tele Ram',
		'Amin Sayani',
		'Emil Joseph',
		'Mobin Shaikh',
		'Nav Nihal',
		'डॉ. उत्तम पाटील',
		'डॉक्टर प्रसिद्ध कृष्णा',
		'सरकार मेनन',
		'मारिया फोनसेका',
		'पाचपुते संपत',
		'एकनाथ सातपुते',
		'বিশ্বাস চক্রবর্তী',
	])('is taken as %s, which only sounds like a claim or a number', (name) => {
		expect(problem(personName, name)).toBeUndefined()
	})

	test('says what is wrong with a claim and with a way to be reached', () => {
		expect(problem(personName, 'Best Surgeon Pune')).toMatch(/^Enter only the person’s name\./)
		expect(problem(personName, 'Nine eight two two')).toBe('Enter only the name, without contact details.')
	})

	test('is written with one sign for an apostrophe or a hyphen', () => {
		expect(personName.parse('D`Souza–Rao')).toBe('D’Souza-Rao')
		expect(personName.parse('Asha\ufe0f Menon')).toBe('Asha Menon')
	})

	test('that is empty, blank or missing is required', () => {
		for (const name of ['', '  ', '\u200B', undefined]) expect(problem(personName, name)).toBe('This field is required')
	})
})

test('no text holds U+0000 or half a surrogate pair', () => {
	for (const schema of [personName, longText, optionalText({ max: 10 }), emailAddress])
		for (const text of ['a\0b', 'a\ud800', '\udc00a']) expect(problem(schema, text)).toBe(textMessages.unreadable)
})

test('whatever is accepted stays as it is when it is sent again', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
			for (const schema of [personName, longText, searchText]) {
				const once = schema.safeParse(text)
				expect(once.success ? schema.parse(once.data) : undefined).toBe(once.data)
			}
		}),
	)
})

test('long text keeps its lines and emoji, with one empty line between paragraphs at most', () => {
	expect(longText.parse(' One 👩🏽‍⚕️ \r\n\r\n\r\n\r\ntwo\n• three ')).toBe('One 👩🏽‍⚕️\n\ntwo\n• three')
	expect(problem(longText, 'x'.repeat(2001))).toBe('Please use at most 2000 characters.')
	expect(problem(longText, ' \n ')).toBe('This field is required')
})

test('optional text is null when there is none', () => {
	const Form = z.object({ note: optionalText({ max: 5 }) })

	expect(Form.parse({})).toEqual({ note: null })
	expect(Form.parse({ note: '  ' })).toEqual({ note: null })
	expect(Form.parse({ note: ' hello ' })).toEqual({ note: 'hello' })
	expect(Form.safeParse({ note: 'hello!' }).success).toBe(false)
})

test('an e-mail address is kept in lower case, and refused with the words of the spec', () => {
	expect(emailAddress.parse(' Asha.Menon@Example.IN ')).toBe('asha.menon@example.in')
	for (const text of ['asha', 'asha@', '@example.in', 'a b@example.in', `${'a'.repeat(250)}@example.in`])
		expect(problem(emailAddress, text)).toBe('Please enter a valid email address')
	expect(problem(emailAddress, ' ')).toBe('This field is required')
})

test('a search is cut rather than refused, and matches its own characters only', () => {
	expect(searchText.parse(undefined)).toBe('')
	expect(searchText.parse(` icu\n${'x'.repeat(200)}`)).toHaveLength(100)
	expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%')
})

test('a search text is never refused: what the database cannot hold is left out of it', () => {
	expect(['a\0b', 'icu\ud800', '\0', ' Pune  nights ', undefined].map((text) => searchText.parse(text))).toEqual([
		'ab',
		'icu\ufffd',
		'',
		'Pune nights',
		'',
	])
})
