import { expect, test } from 'vitest'
import { withoutMarkdown } from './markdown.ts'
import { proposeFrom } from './proposal.ts'

const read = (text: string) => {
	const { name, degrees, employers, languages } = proposeFrom(text, '2026-11-28')
	return {
		name,
		degrees: degrees.map(({ degree, institution }) => `${degree} | ${institution}`),
		posts: employers.map(({ hospital, startsOn, endsOn }) => `${hospital} | ${startsOn} | ${endsOn}`),
		languages,
	}
}

const inScripts = [
	[
		'Gujarati',
		[
			'બાયોડેટા',
			'નામ : HARDIK SOLANKI (હાર્દિક સોલંકી)',
			'શૈક્ષણિક લાયકાત',
			'અનુભવ',
			'થી આજ સુધી',
			'ભાષાઓ',
			'ગુજરાતી, હિન્દી, અંગ્રેજી',
		],
		'Hardik Solanki',
		['gu', 'hi', 'en'],
	],
	[
		'Bengali',
		['জীবন বৃত্তান্ত', 'নাম : MOUSUMI GHOSH', 'শিক্ষাগত যোগ্যতা', 'অভিজ্ঞতা', 'থেকে আজ পর্যন্ত', 'ভাষা', 'বাংলা, হিন্দি, ইংরেজি'],
		'Mousumi Ghosh',
		['bn', 'hi', 'en'],
	],
	[
		'Punjabi',
		['ਬਾਇਓਡਾਟਾ', 'ਨਾਮ : Parminder Kaur', 'ਵਿੱਦਿਅਕ ਯੋਗਤਾ', 'ਤਜਰਬਾ', 'ਤੋਂ ਅੱਜ ਤੱਕ', 'ਭਾਸ਼ਾਵਾਂ', 'ਪੰਜਾਬੀ, ਹਿੰਦੀ, ਅੰਗਰੇਜ਼ੀ'],
		'Parminder Kaur',
		['pa', 'hi', 'en'],
	],
	[
		'Odia',
		['ଜୀବନ ବୃତ୍ତାନ୍ତ', 'ନାମ : Sasmita Sahoo', 'ଶିକ୍ଷାଗତ ଯୋଗ୍ୟତା', 'ଅଭିଜ୍ଞତା', 'ଠାରୁ ଆଜି ପର୍ଯ୍ୟନ୍ତ', 'ଭାଷା', 'ଓଡ଼ିଆ, ହିନ୍ଦୀ, ଇଂରାଜୀ'],
		'Sasmita Sahoo',
		['or', 'hi', 'en'],
	],
	[
		'Tamil',
		['தன்விவரம்', 'பெயர் : S. KAVITHA', 'கல்வித் தகுதி', 'பணி அனுபவம்', 'முதல் இன்று வரை', 'அறிந்த மொழிகள்', 'தமிழ், ஆங்கிலம்'],
		'S. Kavitha',
		['ta', 'en'],
	],
	[
		'Telugu',
		['బయోడేటా', 'పేరు : Lakshmi Devi', 'విద్యార్హతలు', 'అనుభవం', 'నుండి నేటి వరకు', 'తెలిసిన భాషలు', 'తెలుగు, హిందీ, ఇంగ్లీష్'],
		'Lakshmi Devi',
		['te', 'hi', 'en'],
	],
	[
		'Kannada',
		['ಸ್ವವಿವರ', 'ಹೆಸರು : Suma Gowda', 'ವಿದ್ಯಾರ್ಹತೆ', 'ಅನುಭವ', 'ಇಂದ ಇಲ್ಲಿಯ ವರೆಗೆ', 'ತಿಳಿದ ಭಾಷೆಗಳು', 'ಕನ್ನಡ, ಇಂಗ್ಲಿಷ್'],
		'Suma Gowda',
		['kn', 'en'],
	],
	[
		'Malayalam',
		['ബയോഡാറ്റ', 'പേര് : Jincy Thomas', 'വിദ്യാഭ്യാസം', 'പ്രവൃത്തിപരിചയം', 'മുതൽ ഇന്നുവരെ', 'ഭാഷകൾ', 'മലയാളം, ഇംഗ്ലീഷ്, ഹിന്ദി'],
		'Jincy Thomas',
		['ml', 'en', 'hi'],
	],
] as const

test.each(inScripts)(
	'headings in %s around a name in Latin letters',
	(_, [title, owner, education, experience, since, spoken, languages], name, codes) => {
		const text = [
			title,
			owner,
			education,
			'GNM, Apex School of Nursing, 2012 - 2015',
			experience,
			`Staff Nurse, Ruby Hospital, 01.02.2016 ${since}`,
			spoken,
			languages,
		].join('\n')

		expect(read(text)).toEqual({
			name,
			degrees: ['GNM | Apex School of Nursing'],
			posts: ['Ruby Hospital | 2016-02-01 | null'],
			languages: codes,
		})
	},
)

test('text pasted with its marks is read without them', () => {
	const text = [
		'## **Dr. Sunita Rao**',
		'*Duty Doctor* | [sunita.rao@gmail.com](mailto:sunita.rao@gmail.com)',
		'---',
		'### Experience',
		'**Ruby Hospital, Pune** — *Medical Officer* (Jan 2019 – Present)',
		'* Managed **40+ patients** a shift',
		'### Education',
		'| Degree | College | Year |',
		'|:---|---|---:|',
		'| MBBS | Grant Medical College, Mumbai | 2018 |',
		'### Registration',
		'- Maharashtra Medical Council – Registration No. **HN 24817** (2018)',
		'### Languages',
		'- Marathi ★★★★★',
		'- English ★★★',
	].join('\n')
	const plain = withoutMarkdown(text)

	expect(plain).not.toMatch(/\*\*|#|\]\(|\|\s*-/)
	expect(plain).toContain('MBBS\tGrant Medical College, Mumbai\t2018')
	expect(read(plain)).toEqual({
		name: 'Dr Sunita Rao',
		degrees: ['MBBS | Grant Medical College, Mumbai'],
		posts: ['Ruby Hospital, Pune | 2019-01-01 | null'],
		languages: ['mr', 'en'],
	})
	expect(proposeFrom(plain, '2026-11-28').registration).toMatchObject({ number: 'HN 24817', councilCode: 'MH-MC' })
})

test('a few signs do not make a text one with marks', () => {
	const text = '* IV cannulation\n# 12, Park Road\n5*3*2 = 30\n---\nSkills'

	expect(withoutMarkdown(text)).toBe(text)
})
