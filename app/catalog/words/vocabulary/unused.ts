import type { UnusedReason } from '../unused-words.ts'
import type { Entry } from './entry.ts'

const unused = (why: UnusedReason, forms: string): Entry => ({ label: why, forms, unused: why })

export const unusedEntries: readonly Entry[] = [
	unused(
		'gender',
		`female, females, male, males, woman, women, man, men, gents, gent, ladies, lady, lady only, female only, females only, male only, girls, boys, girl, boy, mahila, purush, stri, only for female, female candidate, male candidate, female staff, male staff, महिला, पुरुष, स्त्री, औरत, आदमी, मुलगी, मुलगा, लड़की, लड़का, mulgi, mulga, ladki, ladka, transgender, gender, any gender, gender no bar, no gender bar`,
	),
	unused(
		'community',
		'caste no bar, no caste bar, religion no bar, hindu, muslim, christian, sikh, jain, buddhist, brahmin, dalit, obc, sc st, caste, religion, community, general category, हिंदू, मुस्लिम, ख्रिश्चन, जात, जाति, धर्म',
	),
	unused(
		'age',
		'age no bar, no age bar, age not a bar, no bar of age, no age limit, age no limit, age limit, age bar, age no issue, any age, young, old age, age, below 30 age, under 35 age, elderly, aged, retired, वय, उम्र, तरुण, जवान',
	),
	unused('family', 'married, unmarried, bachelor, divorced, widow, vivahit, avivahit, विवाहित, अविवाहित'),
	unused(
		'bond',
		'agreement, agreements, service contract, एग्रीमेंट, bond, bonds, bonded, bond candidate, bonded candidate, service bond, service agreement, बॉन्ड, बाँड, बंधपत्र',
	),
	unused(
		'owner',
		`govt, government, govt job, government job, govt hospital, government hospital, govt sector, government sector, sarkari, sarkari naukri, sarkari job, sarkari hospital, municipal, municipal hospital, pmc hospital, zp, nhm, nrhm, semi govt, private, private job, private hospital, pvt hospital, private sector, corporate, corporate hospital, trust hospital, charitable, charitable hospital, psu, railway hospital, military hospital, army hospital, civil hospital, district hospital, शासकीय, सरकारी, सरकारी नोकरी, सरकारी नौकरी, सरकारी रुग्णालय, खाजगी, निजी, महापालिका`,
	),
	unused('size', 'bed, beds, bedded, bedded hospital, bed hospital, big hospital, small hospital, large hospital'),
	unused(
		'praise',
		`good, best, top, nice, great, reputed, renowned, reputable, famous, genuine, trusted, reliable, hardworking, dedicated, sincere, serious, smart, dynamic, respected, decent, friendly, stress free, less work, good hospital, best hospital, reputed hospital, good environment, growth, बेस्ट, अच्छा, अच्छी, अच्छे, चांगला, चांगली, चांगले, achha, accha, achhi, acchi, changla, changli, changle`,
	),
	unused(
		'pay',
		`salary, good salary, pay, package, ctc, stipend, income, good package, decent salary, attractive salary, competitive salary, salary negotiable, negotiable, good pay, पगार, वेतन, तनख्वाह, मानधन, ശമ്പളം, சம்பளம், ಸಂಬಳ, జీతం, বেতন, ਤਨਖਾਹ, ଦରମା, pagar, vetan, tankhwah, chan pagar, changla pagar, achhi salary, acchi salary`,
	),
	unused(
		'urgency',
		`urgently required, urgent required, required urgently, required urgent, urgent requirement, urgent requirements, urgently needed, urgent needed, needed urgently, needed urgent, urgent need, urgently need, need urgently, need urgent, urgently wanted, urgent wanted, wanted urgently, wanted urgent, urgent hiring, urgently hiring, hiring urgently, urgent recruitment, urgently looking for, urgently looking, urgent chahiye, chahiye urgent, urgent pahije, pahije urgent, urgently chahiye, required immediately, immediately required, immediate requirement, need immediately, needed immediately,
		अर्जंट पाहिजे, तातडीने पाहिजे, त्वरित पाहिजे, तुरंत चाहिए, अर्जेंट चाहिए, तत्काल चाहिए, तात्काळ पाहिजे, turant chahiye, tatadine pahije`,
	),
	unused(
		'notice',
		'notice period, serving notice period, in notice period, on notice period, currently serving notice period, notice, notice time, notice days',
	),
	unused(
		'years',
		'with experience, having experience, experience required, experience must, some experience, good experience, अनुभव असलेले, अनुभव वाले',
	),
	unused(
		'remote',
		'work from home, wfh, online job, online, online work, remote, remote job, teleconsultation, teleconsultant, telemedicine, tele consultation, from home, घर से, घरून',
	),
	unused(
		'abroad',
		'abroad, gulf, overseas, foreign, foreign country, dubai, uae, saudi, saudi arabia, qatar, kuwait, oman, bahrain, usa, canada, germany, london, singapore, videsh, विदेश, परदेश, आखाती',
	),
	unused('day', 'today, tonight, tomorrow, todays, आज, उद्या'),
	unused(
		'interview',
		'walk in, walkin, walk in interview, walkin interview, interview, interviews, direct interview, spot joining, मुलाखत, इंटरव्यू',
	),
	unused(
		'contact',
		'phone number, mobile number, contact number, whatsapp number, email id, email address, मोबाईल नंबर, मोबाइल नंबर',
	),
]
