import { describe, expect, test } from 'vitest'
import { jobTexts } from '#demo/seed/job-texts.ts'
import { moreJobTexts } from '#demo/seed/more-job-texts.ts'
import { readLabelled } from './labelled-sets.fixtures.server.ts'
import { markTexts, reasonsOf } from './marked.ts'
import { scanTexts } from './scanner.ts'

const rulesIn = (text: string) => new Set<string>(scanTexts([{ field: 'Description', text }]).map(({ rule }) => rule))
const isHeld = ({ text }: { text: string }) => rulesIn(text).size > 0
const share = (texts: readonly { text: string }[]) => texts.filter(isHeld).length / texts.length

const texts = ['tuned', 'first-held-out', 'wider', 'blind', 'voices', 'fresh', 'kinds', 'kinds-honest'].flatMap((set) =>
	readLabelled(`${set}.jsonl`),
)
const honest = texts.filter(({ kind }) => kind === 'honest')
const kinds = [...Map.groupBy(texts, ({ kind }) => kind)].filter(([kind]) => kind !== 'honest')

test.each(kinds)(
	'of the texts that were learned from, at least 98 of 100 of the kind %s are held',
	(_kind, learned) => {
		expect(share(learned)).toBeGreaterThanOrEqual(0.98)
	},
)

test('of the honest texts that were learned from, at most 1.5 of 100 are held', () => {
	expect(share(honest)).toBeLessThanOrEqual(0.015)
})

/** By authors who had not read the scanner, and all but the first with every kind in it. */
const neverLearned = [
	'second',
	'third',
	'fourth',
	'fifth',
	'sixth',
	'seventh',
	'eighth',
	'ninth',
	'tenth',
	'eleventh',
	'twelfth',
	'thirteenth',
].flatMap((set) => readLabelled(`never-learned/${set}.jsonl`))
const [strangers, deceptive] = [
	neverLearned.filter(({ kind }) => kind === 'honest'),
	neverLearned.filter(({ kind }) => kind !== 'honest'),
]

test('of texts that nothing was learned from, 97 of 100 deceptive ones are held', () => {
	expect(deceptive.length).toBeGreaterThanOrEqual(300)
	expect(share(deceptive)).toBeGreaterThanOrEqual(0.97)
})

test.each([...Map.groupBy(deceptive, ({ kind }) => kind)])(
	'of those of the kind %s, at least nine of ten',
	(_kind, all) => {
		expect(share(all)).toBeGreaterThanOrEqual(0.9)
	},
)

test('of honest texts that nothing was learned from, at most 1.5 of 100 are held', () => {
	expect(strangers.length).toBeGreaterThanOrEqual(300)
	expect(share(strangers)).toBeLessThanOrEqual(0.015)
})

test('a number to call is no account', () => {
	expect([
		...rulesIn('Call me on 98220 12345.'),
		...rulesIn('Please call me on +91 98220 12345 tomorrow morning.'),
	]).toEqual(['contact', 'contact'])
})

/** By examiners who wrote as indirectly as people do. The thresholds were set with the first three before the eyes. */
const indirect = ['fourteenth', 'fifteenth', 'sixteenth', 'seventeenth'].flatMap((set) =>
	readLabelled(`never-learned/${set}.jsonl`),
)

test('of indirect demands that nothing was learned from, 93 of 100 are held, and of honest texts near them at most 4 of 100', () => {
	expect(share(indirect.filter(({ kind }) => kind !== 'honest'))).toBeGreaterThanOrEqual(0.93)
	expect(share(indirect.filter(({ kind }) => kind === 'honest'))).toBeLessThanOrEqual(0.04)
})

test.each([
	['We are a staffing agency and several hospitals of Nashik need ward nurses.', 'name'],
	['We do not work with any staffing agency. Several hospitals of our trust need ward nurses.', null],
	['This is not for my own hospital.', 'name'],
	['Taking applications for Fortis and Max here.', 'name'],
	['Government post is sure, our contact is inside and the exam does not matter.', 'promise'],
	['Experience in a government hospital setting is welcome.', null],
	['The municipal hospital beside us sends patients, and our contact there is the matron.', null],
	['We are a nursing agency for care at home. Our clients live in Kothrud.', null],
	['Government holidays are off, and the exam of the council has to be passed.', null],
	['Confirm in the next ten minutes, there is no time to ask anybody.', 'promise'],
	['Please confirm within one hour whether you can take this case tonight.', null],
	['Two interns and six nurses work under you.', null],
	['Add four nurses under you and earn from each.', 'promise'],
] as const)('for others, by favour and in a hurry: %s', (text, rule) => {
	expect([...rulesIn(text)]).toEqual(rule === null ? [] : expect.arrayContaining([rule]))
})

test('no job of the demo is held', () => {
	const texts = [...jobTexts, ...moreJobTexts].map(({ title, description, responsibilities, requirements, skills }) =>
		[title, description, ...responsibilities, ...requirements, ...skills].join('\n'),
	)

	expect(texts.filter((text) => rulesIn(text).size > 0)).toEqual([])
})

test('an honest sentence beside a demand does not hide it', () => {
	expect(rulesIn('No registration fee. A refundable deposit of ₹5,000 is taken at joining.')).toContain('fee')
	expect(rulesIn('We pay ₹2,00,000 a month. Candidates pay ₹2,000 for verification.')).toContain('fee')
})

test('what was found is marked at its place in the original, also where letters were spelled apart', () => {
	const text = 'Good pay. D E P O S I T of ₹५,००० before joining.'
	const findings = scanTexts([{ field: 'Description', text }])

	expect(findings[0]?.quote).toContain('D E P O S I T')
	const [marked] = markTexts([{ field: 'Description', text }], findings)
	expect(marked?.parts.map((part) => part.text).join('')).toBe(text)
	expect(marked?.parts.find(({ rule }) => rule === 'fee')?.text).toContain('D E P O S I T')
	expect(reasonsOf(findings)).toMatchObject([{ rule: 'fee', places: [expect.stringContaining('Description: “')] }])
})

test.each([
	...['முன்பணம் 5000 செலுத்தவும்', 'ફી 5000 ભરો', 'ফি ৫০০০ জমা দিন', 'అడ్వాన్స్ 5000 చెల్లించండి'],
	...['ಮುಂಗಡ ಹಣ 5000 ಪಾವತಿಸಿ', 'ഫീസ് ₹500 അടയ്ക്കുക', 'ଫି 2,000 ଦିଅନ୍ତୁ', 'ਫੀਸ 1500 ਭਰੋ'],
	...[
		'bring two more candidates',
		'Kindly bring 2 more nurses with you for joining',
		'Refer three friends before joining',
	],
	...['Selection confirmed without interview', 'Joining guaranteed, no interview needed', 'Job pakki, bina interview'],
])('“%s” is held', (text) => {
	expect(rulesIn(text).size).toBeGreaterThan(0)
})

test.each([
	...[
		'Languages: தமிழ், ગુજરાતી, English',
		'வணக்கம்',
		'Bring two copies of your certificate.',
		'Two more nurses are on each shift.',
	],
	...['You may refer a colleague, and both of you receive a bonus after six months.', 'Walk in any morning.'],
	...[
		'Selection is confirmed after the interview.',
		'Speaks ಕನ್ನಡ, 12 years in ICU.',
		'Interview by video, no travel needed.',
	],
])('“%s” is not', (text) => {
	expect([...rulesIn(text)]).toEqual([])
})

test.each([
	...['ஐயாயிரம் ரூபாய் கட்டு', 'টাকা পাঁচ হাজার', 'ఐదు వేలు కట్టండి', 'ಐದು ಸಾವಿರ ಕೊಡಿ', 'അയ്യായിരം രൂപ അടയ്ക്കൂ'],
	// Money and originals without a sum.
	...['எங்களுக்கு பணம் அனுப்பவும்', 'பணம் கட்டவும்', 'డబ్బు పంపండి', 'పైసలు ఇవ్వాలి', 'ಹಣ ಕಳುಹಿಸಿ', 'പണം അയക്കുക', 'ഫീസ് അടയ്ക്കുക'],
	...[
		'ફી ભરો',
		'પૈસા મોકલો',
		'ਪੈਸੇ ਭੇਜੋ',
		'ଟଙ୍କା ପଠାନ୍ତୁ',
		'پیسے بھیجیں',
		'টাকা পাঠান',
		'ডিপোজিট দিন',
		'ಠೇವಣಿ ಬೇಕು',
		'ஒரிஜினல் கொடுக்கவும்',
	],
	...['ਪੰਜ ਹਜ਼ਾਰ ਭਰੋ', 'ପାଞ୍ଚ ହଜାର ଦିଅ', 'پانچ ہزار دیں', 'ફી $50 ભરો', 'ફી 50 ભરો', 'ફી 5 હજાર', 'கட்டணம் 5k'],
])('money, a sum in words or few digits waits in a script that is not read: “%s”', (text) => {
	expect(rulesIn(text)).toContain('script')
})

test.each([
	...[
		'வணக்கம்! 200 bed hospital in Chennai.',
		'Speaks தமிழ், తెలుగు. ICU of 20 beds.',
		'நல்ல சம்பளம்',
		'ಕನ್ನಡ, 100 bedded unit.',
		'Dr. সুব্রত রায়, 2011 batch',
		'లక్ష్మి రావు',
		'રમેશ લાખાણી',
	],
	...['Languages: தமிழ், ગુજરાતી, English; 150 beds.'],
])('names, greetings and languages beside what is counted are none: “%s”', (text) => {
	expect([...rulesIn(text)]).toEqual([])
})

test.each([
	...['joining se pehle teen dost refer karo', 'दो और उम्मीदवार लाओ', 'जॉइनिंग से पहले तीन दोस्तों को रेफर करें'],
	...['आणखी दोन उमेदवार घेऊन या', 'रुजू होण्यापूर्वी तीन मैत्रिणींना जोडा', 'Get 4 other applicants along with you'],
	...['Please come with two more sisters for joining', 'Introduce two colleagues before your joining date'],
])('others have to be brought, in any of the languages: “%s”', (text) => {
	expect(rulesIn(text)).toContain('promise')
})

test.each([
	...[
		'मुलाखतीशिवाय निवड निश्चित',
		'100 percent selection',
		'शत प्रतिशत चयन',
		'Interview not required, selection confirmed',
	],
	...['You are selected, interview not needed', 'Job confirmed, interview nahi hoga', 'इंटरव्यू नहीं होगा, नौकरी पक्की'],
])('chosen for certain and seen by no one, in either order: “%s”', (text) => {
	expect(rulesIn(text)).toContain('promise')
})

test.each([
	...['Selection will be confirmed only after an interview.', 'No selection is confirmed without an interview.'],
	...[
		'Nobody is selected without an interview.',
		'बिना साक्षात्कार किसी का चयन नहीं होता।',
		'Walk-in without appointment',
	],
	...['Come without an appointment on any weekday.', 'Refer two candidates and earn a bonus after six months.'],
	...[
		'मुलाखतीशिवाय कोणाचीही निवड होत नाही.',
		'Bring two nurses to the crash call.',
		'दो फोटो साथ लाएं।',
		'Selection after interview',
	],
])('an honest word about interviews, visits and colleagues is not a promise: “%s”', (text) => {
	expect([...rulesIn(text)]).toEqual([])
})

test.each([
	...[
		'No appointment letter without deposit.',
		'Nobody is selected without an interview, but for you selection is confirmed without interview.',
	],
	...['No joining without the payment.', 'Nobody is selected without paying the fee'],
])('a denial does not carry a demand through: “%s”', (text) => {
	expect(rulesIn(text).size).toBeGreaterThan(0)
})

test.each([
	'Bond of 1 year with ₹50,000 payable if you leave before the end, as signed in the agreement.',
	'Leaving before two years means paying back the course cost of ₹40,000.',
	'बाँड एक वर्षाचा आहे, आधी सोडल्यास एक महिन्याचा पगार द्यावा लागेल.',
	'We will pay your travel for the interview up to ₹1,500 against tickets.',
	'Gate pass will be ready for you at reception in your name.',
	'Permanent post after six months of probation if both sides are satisfied.',
	'Please keep your original certificates ready for checking on the first day, you take them home.',
	'A key deposit of Rs 400 for the hostel room comes back when you hand over the key.',
	'Locker ki chabi ke liye 200 jama hote hain, wapas milte hain.',
	'खोलीच्या किल्लीसाठी दोनशे रुपये अनामत, किल्ली दिल्यावर परत.',
	'रात्रीसाठी सिस्टर पाहिजे, बारा तासांचे १,८०० रुपये, जेवण मिळेल.',
	'रविवार के लिए डॉक्टर चाहिए, आठ घंटे के 3,500 रुपये, आने-जाने का खर्च अलग।',
	'Bring your friends to our open day, two doctors will show you the ICU.',
	'FMGE passed doctors with MMC registration may apply.',
])('what is owed on leaving early, what the hospital pays and what is only shown is no demand: “%s”', (text) => {
	expect([...rulesIn(text)]).toEqual([])
})

test.each([
	['Bond of ₹50,000 is paid at joining, and kept if you leave before the end.', 'fee'],
	['If you leave before two years the deposit of ₹20,000 is not returned.', 'fee'],
	['We pay your travel for the interview after you send the registration fee of ₹900.', 'fee'],
	['Gate pass will be ready at reception once ₹750 are paid.', 'fee'],
	['There is a small gate pass amount of 750 that you bear.', 'fee'],
	['Permanent government job after six months, interview not needed.', 'promise'],
	['Keep your original certificates ready, they stay with us until the bond ends.', 'documents'],
	['Bring 3 thousand in your pocket for bank account opening and lab tests.', 'fee'],
	['Deposit will be taken.', 'fee'],
	['Each nurse has to bring 2 candidates.', 'promise'],
	['Direct appointment without interview, AIIMS staff nurse, contact agent.', 'promise'],
	['Deposit for keys and training is ₹15,000, it comes back after two years.', 'fee'],
	['सिस्टर पाहिजे, नोंदणीसाठी ५०० रुपये पाठवा.', 'fee'],
	['डॉक्टर चाहिए, पहले 2,000 रुपये जमा करें।', 'fee'],
	['Leave one original certificate with the front office for the weekend.', 'documents'],
	['बॉन्ड पूरा होने के बाद ही असली प्रमाणपत्र मिलेंगे।', 'documents'],
	['Apni do saheli ka number bhejo tab joining hogi.', 'promise'],
	['FMGE not cleared? Council registration we will arrange in one month.', 'promise'],
	['Council registration karwa denge, chinta mat karo.', 'promise'],
])('the same words around a demand do not hide it: “%s”', (text, rule) => {
	expect(rulesIn(text)).toContain(rule)
})

test('a warning that names what cheats ask for is no demand', () => {
	const warning = 'सावधान: नौकरी के नाम पर कोई गिफ्ट कार्ड, ओटीपी या खाली चेक माँगे तो समझ लें कि वह ठग है।'
	expect(scanTexts([{ field: 'text', text: warning }])).toEqual([])
})

test.each([
	['Salary of the first month is held until you complete two years.', 'fee'],
	['Last 30 days pay will not be given to those who resign.', 'fee'],
	['We never pay the first fifteen days worked if somebody goes in between.', 'fee'],
	['Pehle do mahine ka pagar hospital rok ke rakhega.', 'fee'],
	['पहिल्या महिन्याचा पगार रोखून ठेवतो.', 'fee'],
	['The relieving letter is typed after you donate two lakh to the building fund.', 'fee'],
	['Staff who want a no objection certificate give three months salary as a gift to the trust.', 'fee'],
	['अनुभव प्रमाणपत्र के लिए संस्था को दान देना होता है।', 'fee'],
	['Her degree certificate stays with the trustee until she goes.', 'documents'],
	['Your registration lies with our accounts office.', 'documents'],
	['Sab documents hospital apne paas rakhega do saal.', 'documents'],
	['Send me the 0 T P on your phone.', 'identity'],
	['State recruitment list is prepared by an officer who is known to us.', 'promise'],
	['सरकारी नौकरी, इंटरव्यू सिर्फ नाम के लिए, पहचान ऊपर तक है।', 'promise'],
	['मंत्रालयात ओळख आहे, परीक्षा फक्त नावाला.', 'promise'],
	['प्रत्येकीने दोन मैत्रिणी आणायच्या.', 'promise'],
	['We place nurses in several hospitals of Gujarat.', 'name'],
	['Your offer is made by Medstaff Manpower Solutions, hospital to be decided later.', 'name'],
	['You will work at whichever of our clients needs you that month.', 'name'],
	['I am filling vacancies for another group from this account.', 'name'],
	['हम अनेक अस्पतालों को नर्स भेजते हैं।', 'name'],
] as const)(
	'pay and papers kept from who leaves, posts by favour, and who supplies staff to others: “%s”',
	(text, rule) => {
		expect(rulesIn(text)).toContain(rule)
	},
)

test.each([
	...['Salary of the first month is paid on the 7th of the next month.', 'We never hold the salary of the last month.'],
	...['Insurers do not pay for the first thirty days of the policy.', 'Pehle mahine ka pagar 7 tarikh ko milta hai.'],
	...['Relieving letter and experience certificate are given free on your last day.'],
	...['The experience certificate is issued after all dues are cleared.'],
	...['Blood donation camp: relieving nurses are requested to sign the service order.'],
	...['Staff contribute two hours a month to teaching, and the experience certificate mentions it.'],
	...['Copies of your certificates stay with our HR.', 'Birth certificates are with the records office.'],
	...['Your registration is with the Kerala council, please transfer it.', 'Your passport stays with you.'],
	...['Hospital aapki degree kabhi apne paas nahi rakhega.', 'अपना ओटीपी किसी को न बताएँ।'],
	...['The answer sheet is filled by you in ink.', 'मंत्री महोदय ने नए भवन का उद्घाटन किया।'],
	...['We do not supply staff to other hospitals.', 'We hire for a hospital of 200 beds.'],
	...['We are hiring for a new hospital at Baner that opens in June.', 'हमारे अस्पताल के लिए स्टाफ नर्स चाहिए।'],
])('pay that comes, papers that are given and staff for the own hospital are none of that: “%s”', (text) => {
	expect([...rulesIn(text)]).toEqual([])
})

test.each([
	['The staff nurse result is fixed before the exam, send your roll number.', 'promise'],
	['निकाल आधीच ठरलेला आहे, यादीत तुमचे नाव टाकून देतो.', 'promise'],
	['Merit list mein aapka naam chadhwa denge.', 'promise'],
	['Question paper reaches you one night before.', 'promise'],
	['Leave the OMR sheet blank, it will be filled by our people.', 'promise'],
	['The selection board has already been managed.', 'promise'],
	['Interview is only a formality, the dean is my uncle.', 'promise'],
	['मागच्या दाराने भरती करून देतो.', 'promise'],
	['Nobody checks the marksheet, your selection is guaranteed.', 'promise'],
	['Naval hospital posts, apply to our placement agency.', 'name'],
	['Interviews are held in the name of CMC Vellore at a hotel.', 'name'],
	['We are using the name and logo of Ruby Hall for this post.', 'name'],
	['The Ministry of Health has authorised our society to appoint nurses.', 'name'],
	['Offer letters of that hospital are printed here in their name.', 'name'],
	['No fee is taken, only your original degree stays in our locker.', 'documents'],
	['NEFT 2,500 to the account mentioned in the letter.', 'account'],
	['सही केलेला कोरा धनादेश आणि स्टॅम्प पेपर आणावा.', 'identity'],
] as const)('exams that are fixed, and letters in the name of others: “%s”', (text, rule) => {
	expect(rulesIn(text)).toContain(rule)
})

test.each([
	...['The result of the council exam is awaited.', 'Written exam and interview are taken by our own panel.'],
	...['Your name is on the waiting list of our hostel.', 'The merit list is published on our site.'],
	...['Posting in the district hospital is done by the state.', 'Navy veterans are welcome.'],
	...['There is no back-door entry here.', 'Fill the OMR sheet in black, do not leave it blank.'],
	...['Interview is not a formality with us.', 'परीक्षेचा निकाल लागल्यावर मार्कशीट दाखवा.'],
	...['Our hospital is empanelled with the railways for cashless treatment.'],
	...['As a unit of the Manipal group we hire by our own HR only, please do not deal with agents.'],
	...['Do you keep original certificates?', 'Bank passbook copy and UAN number are required.'],
	...['The cashier closes the QR payment report at night.', 'Salary goes to the account mentioned in your form.'],
	...['Originals are seen by HR and returned to you on the same day; we keep only photocopies.'],
])('exams that are held, other houses that are only named, and papers that are shown: “%s”', (text) => {
	expect([...rulesIn(text)]).toEqual([])
})

describe('papers in three languages', () => {
	const find = (text: string) => scanTexts([{ field: 'Description', text }])
	// biome-ignore format: one line reads better
	const kept = ['Originals to be submitted','Originals to be submitted at joining','Original certificates to be submitted','Original documents to be submitted to HR','Originals must be submitted','Orignal certificates to be submitted','ORIGINALS TO BE DEPOSITED','All originals will be submitted on day one','Originals are to be handed over to the office','Original degree to be deposited with us','Submit originals at the time of joining','Submit all original certificates to HR','Please submit your originals','Deposit your original mark sheets','Deposit of original certificates is compulsory','Original registration certificate to be surrendered','Originals to be lodged with the management','Original papers have to be submitted before joining','Originals should be submitted in HR','Originals shall be collected by HR','We keep your degree','We keep degree','We will hold your original certificates','HR keeps the certificates','Hospital will retain original certificates for two years','Originals remain with us till bond is over','Original certificates will be kept in our custody','Your originals stay with the office','Original marksheet jama karni hogi','Original certificate jama karne honge','Original documents jama karna padega','Originals office me jama karne hain','asli degree jama karni hogi','original kagad jama karave lagtil','Original certificates jama karavi lagtil','mul kagadpatre jama karavi lagtat','ओरिजिनल सर्टिफिकेट जमा करने होंगे','मूल प्रमाणपत्र जमा करने होंगे','ओरिजिनल डिग्री जमा करनी होगी','असली दस्तावेज जमा करने होंगे','मूल दस्तावेज जमा करना अनिवार्य है','मूळ प्रमाणपत्रे जमा करावी लागतील','मूळ कागदपत्रे जमा करावीत','ओरिजिनल कागदपत्रे जमा करावी लागतील','ओरिजिनल प्रमाणपत्रे आमच्याकडे ठेवावी लागतील','original documents hamare paas rahenge']
	// biome-ignore format: one line reads better
	const shown = ['Originals are checked and returned at once','Original certificates are checked and handed back at once','Bring originals for verification','Please bring your original documents, we look at them and hand them back','Original certificates will be seen and returned the same day','Originals to be submitted for verification and returned the same day','We never keep originals','We do not keep your degree','Copies to be submitted, originals only shown','Self-attested copies to be submitted','Keep your originals ready for checking','ओरिजिनल दिखाकर तुरंत वापस ले जाएँ','मूळ कागदपत्रे तपासून लगेच परत दिली जातील','मूल प्रमाणपत्र जांच कर तुरंत वापस दिए जाएंगे','original dakhva, lagech parat milel','The original indent is to be submitted to the pharmacy','Patient originals to be submitted to medical records','Hospital keeps certificates of its own staff training in a register', 'Original prescriptions to be submitted with the claim']

	test.each(kept)('%s: held', (text) => expect(find(text).length).toBeGreaterThan(0))
	test.each(shown)('%s: not held', (text) => expect(find(text)).toEqual([]))
})
