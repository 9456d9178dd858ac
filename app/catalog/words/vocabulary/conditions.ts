import type { Entry } from './entry.ts'

const shift = (label: string, forms: string, ...values: string[]): Entry => ({
	label,
	forms,
	filter: { name: 'shift', values },
})
const contract = (label: string, value: string, forms: string): Entry => ({
	label,
	forms,
	filter: { name: 'type', values: [value] },
	only: 'jobs',
})
const unit = (label: string, value: string, forms: string): Entry => ({
	label,
	forms,
	filter: { name: 'unit', values: [value] },
	only: 'jobs',
})
const day = (label: string, value: string, forms: string): Entry => ({
	label,
	forms,
	inJobs: { text: [label.toLowerCase()] },
	inSpecialists: { filter: { name: 'day', values: [value] } },
})
const language = (label: string, code: string, forms: string): Entry => ({
	label,
	forms,
	filter: { name: 'language', values: [code] },
})
const benefit = (label: string, forms: string, ...text: string[]): Entry => ({ label, forms, text, only: 'jobs' })

/** A filter of the terms of a job. */
const term = (label: string, name: string, forms: string): Entry => ({
	label,
	forms,
	filter: { name, values: ['on'] },
	only: 'jobs',
})

const list = (words: string) => words.split(', ')
const offWords = list('off, offs, holiday, sutti, suti, suttee, chutti, chuti, chhutti, chhuti, सुट्टी, छुट्टी, रजा')
/** 'Sunday off', 'ravivar ki chhutti', 'holiday on saturdays': what those who want these days to themselves type. */
const daysOff = (days: string) =>
	list(days)
		.flatMap((day) => [
			...offWords.map((off) => `${day} ${off}`),
			`off on ${day}`,
			`holiday on ${day}`,
			`weekly off ${day}`,
			`weekly off on ${day}`,
		])
		.join(', ')

const withoutWeekends = ['morning', 'evening', 'afternoon', 'night', 'variable']

const unstated = (label: string, forms: string): Entry => ({ label, forms, isUnstated: true })

export const conditionEntries: Entry[] = [
	shift(
		'Night',
		`night, nights, nite, nites, night duty, night duties, nite duty, night shift, nite shift, night job, night time, night only, overnight, graveyard shift, 8 to 8, 8pm to 8am, 8 pm to 8 am, 9 pm to 7 am, 9 pm to 9 am, 10 pm to 6 am, 7 pm to 7 am, night work, on nights, third shift,
		रात्रपाळी, रात पाळी, रात्र पाळी, रात्रपाळीत, रात्रीची पाळी, नाईट ड्युटी, नाईट शिफ्ट, नाइट ड्यूटी, नाइट शिफ्ट, नाईट, नाइट, रात की ड्यूटी, रात की पाली, रात की शिफ्ट, रात, रात्र, रात्री, रात्रीची ड्युटी, रात ड्यूटी, raat ki duty, raat duty, rat ki duty, raat ki shift, raat, ratra pali, ratrapali, raatrapali, ratra duty, ratri, raat pali`,
		'night',
	),
	shift(
		'No weekends',
		`no weekend, no weekend duty, no weekend shift, no weekend work, no saturday, no saturday duty, no saturday sunday, no sat sun, without weekend, without weekend duty, not weekend, not on weekend, not on saturday, ${daysOff('weekend, week end, saturday, sat, saturday sunday, sat sun, shanivar, shaniwar, shanivar ravivar, शनिवार, शनिवार रविवार')}`,
		...withoutWeekends,
	),
	{
		label: 'Sunday off',
		forms: `no sunday, no sunday duty, sunday free, without sunday, not on sunday, ${daysOff('sunday, sun, ravivar, raviwar, itwar, aitwar, रविवार, इतवार')}`,
		inJobs: { filter: { name: 'sunday-off', values: ['on'] } },
		inSpecialists: { filter: { name: 'shift', values: withoutWeekends } },
	},
	shift(
		'No nights',
		'no night, except night, except nights, except night duty, excluding night, no nights, no night duty, no night duties, no night shift, without night, without nights, without night duty, without night shift, not night, not nights, no night call, no night calls, no nights calls, no night on call, night off, nights off',
		'morning',
		'evening',
		'afternoon',
		'variable',
	),
	shift(
		'No days',
		'no day, not day, except day, no day time, not day time',
		'evening',
		'afternoon',
		'night',
		'variable',
	),
	shift(
		'Morning',
		`morning, mornings, morning shift, morning duty, day shift, day shifts, day duty, day duties, daytime, day time, day job, days, first shift, 9 to 5, 9am to 5pm, 8 to 2, 8 am to 2 pm, 9 am to 2 pm, 9 am to 6 pm, 8 am to 4 pm, 8 am to 8 pm, 10 am to 5 pm, 10 to 5, 9 to 6, morning list, general shift,
		दिवसपाळी, दिवस पाळी, दिन की पाली, दिन की ड्यूटी, दिन की शिफ्ट, दिन, सकाळ, सकाळी, सकाळची पाळी, सकाळची ड्युटी, सुबह, सुबह की ड्यूटी, सुबह की शिफ्ट, मॉर्निंग, मॉर्निंग शिफ्ट, डे ड्युटी, डे शिफ्ट, sakal, sakali, sakalchi duty, subah, subah ki duty, din ki duty, subah ki pali, sakalchi pali, divas pali, divaspali, diwas pali, din ki pali`,
		'morning',
	),
	shift(
		'Evening',
		'evening, evenings, evening shift, evening duty, eve shift, after 5 pm, after 6 pm, 4 pm to 8 pm, 5 pm to 8 pm, 5 pm to 9 pm, 6 pm to 9 pm, संध्याकाळ, संध्याकाळी, संध्याकाळची पाळी, सायंकाळ, शाम, शाम की ड्यूटी, शाम की शिफ्ट, शाम की पाली, sandhyakal, sandhyakali, shaam, shaam ki duty, sham ki duty, shaam ki pali, sham ki pali, sandhyakalchi pali, इव्हिनिंग',
		'evening',
		'afternoon',
	),
	shift(
		'Afternoon',
		'afternoon, afternoons, afternoon shift, afternoon duty, दुपार, दुपारी, दुपारची पाळी, दोपहर, दोपहर की ड्यूटी, dupar, dupari, dopahar',
		'afternoon',
		'evening',
	),
	shift(
		'Second shift',
		'second shift, 2nd shift, 2 to 8, 2 pm to 8 pm, 2 pm to 9 pm, 2 pm to 10 pm',
		'evening',
		'afternoon',
	),
	shift(
		'Weekend',
		'weekend, weekends, weekend duty, weekend shift, weekend cover, weekend only, sat sun, saturday sunday, sunday, saturday, sundays, saturdays, sat, sun, week end, शनिवार रविवार, शनिवार, रविवार, वीकेंड, रविवारी, shanivar, ravivar, itwar, रविवार ड्युटी',
		'weekend',
	),
	{
		label: 'Emergency',
		forms:
			'emergency duty, emergency shift, emergency shifts, emergency on call, emergency call, emergency night duty, आपत्कालीन ड्युटी, इमरजेंसी ड्यूटी',
		inJobs: { tags: ['shift=emergency'], title: ['emergency'], text: ['on call'] },
		inSpecialists: { filter: { name: 'shift', values: ['emergency'] } },
	},
	{
		label: 'On call',
		forms: 'on call, oncall, on call duty, call duty, calls, call basis, on call basis, standby, ऑन कॉल',
		inJobs: { tags: ['shift=emergency'], text: ['on call'] },
		inSpecialists: { filter: { name: 'shift', values: ['emergency'] } },
	},
	{
		label: 'Flexible',
		forms:
			'flexible, flexi, any time, anytime, any shift, flexible hours, flexible timing, flexible timings, flexi time, flexible shift, flexible shifts, rotational, rotational shift, rotating shift, rotation, variable shift, लवचिक, लवचिक वेळ, कोणत्याही वेळी, फ्लेक्सिबल',
		filter: { name: 'shift', values: ['variable'] },
		only: 'jobs',
	},
	contract(
		'Permanent',
		'permanent',
		'full time, fulltime, permanent, permanent job, regular, regular job, on roll, on rolls, payroll, salaried, permanent post, full time job, कायम, कायमस्वरूपी, कायमची नोकरी, स्थायी, स्थायी नौकरी, पूर्णवेळ, पूर्ण वेळ, पूर्णकालिक, फुल टाइम, परमनंट, kayam, sthayi, purnavel, purn vel',
	),
	contract(
		'Part-time',
		'part-time',
		'part time, parttime, half day, half time, few hours, अर्धवेळ, अर्ध वेळ, अंशकालिक, पार्ट टाइम, पार्टटाइम, ardhavel, ardha vel, anshkalik',
	),
	contract(
		'Locum',
		'locum',
		'locum, locums, locum tenens, temporary, temp, cover, stand in, standin, reliever, leave vacancy, leave cover, short term, ad hoc, adhoc, contract basis, contract, contractual, replacement, replacement for, replacement doctor, substitute, fill in, maternity cover, holiday cover, locum cover, तात्पुरती, तात्पुरते, अस्थायी, बदली डॉक्टर, लोकम, tatpurta, tatpurti, asthayi',
	),
	contract(
		'Visiting',
		'visiting',
		'visiting, visiting consultant, visiting doctor, visiting faculty, freelance, freelancer, free lance, sessional, session basis, empanelled, empanelment, empaneled, honorary, retainer, retainership, व्हिजिटिंग, विजिटिंग, visiting specialist',
	),
	unit(
		'Per case',
		'case',
		'per case, paid per case, case basis, case to case, case wise, casewise, by the case, paid by case, paid by the case, pay per case, per case basis, per case payment, per surgery, FFS, fee for service, each case, प्रति केस',
	),
	unit(
		'Per shift',
		'shift',
		'per shift, per duty, paid per shift, pay per shift, paid by the shift, by the shift, paid by shift, shift basis, per day, daily wages, day rate, per 12 hours, per 24 hours, duty basis, प्रति ड्युटी, प्रति शिफ्ट',
	),
	unit(
		'Per hour',
		'hour',
		'per hour, hourly, paid by the hour, by the hour, paid by hour, paid per hour, pay per hour, hourly pay, hourly basis, hourly paid, hourly rate, hour basis, hours basis, every hour paid, तासावर, प्रति तास, घंटे के हिसाब से',
	),
	unit(
		'Per month',
		'month',
		'per month, monthly, monthly salary, monthly pay, paid monthly, a month, fixed salary, fixed pay',
	),
	benefit(
		'Minimum guarantee',
		'MG, minimum guarantee, MG basis, min guarantee, guaranteed minimum',
		'minimum guarantee',
	),
	benefit(
		'Hostel',
		'hostel, hostel facility, staff hostel, हॉस्टेल, वसतिगृह, छात्रावास, hostel available',
		'hostel',
		'accommodation',
		'quarters',
	),
	benefit(
		'Accommodation',
		`accommodation, ~accomodation, ~acommodation, quarter, quarters, staff quarters, lodging, housing, residence, stay, bachelor accommodation, family accommodation, place to stay, living quarters, boarding, lodging and boarding, room provided, food and stay, stay and food, food and accommodation, flat,
		राहण्याची सोय, राहण्याची व्यवस्था, राहण्याची, रहने की सुविधा, रहने की जगह, रहने की व्यवस्था, रहने, निवास, निवास व्यवस्था, निवासस्थान, आवास, rehne, rehna, rahne, rahna, rahane, rahane ki soy, rahne ki vyavastha, rehne ki vyavastha, rahne ki jagah, rahne ki suvidha, rehne ki jagah, rehne ki suvidha, rahnyachi soy, rahnyachi soya, rahanyachi soy, nivas`,
		'accommodation',
		'hostel',
		'quarters',
		'room and meals',
		'duty room',
	),
	term(
		'Free accommodation',
		'free-accommodation',
		'free accommodation, accommodation free, free quarters, free quarter, quarters free, free stay, stay free, free hostel, hostel free, free room, room free, free lodging, rent free accommodation, no rent, muft rehna, rehna free, फुकट राहणे, मोफत निवास, मुफ्त आवास',
	),
	benefit('Room', 'room, rooms, duty room, खोली, कमरा', 'duty room', 'room and meals', 'hostel', 'accommodation'),
	benefit(
		'Meals',
		'food, meal, meals, mess, dinner, lunch, canteen, free food, जेवण, जेवणाची सोय, खाना, खाने, भोजन, jevan, khana, khane',
		'meals',
		'dinner',
		'food',
	),
	benefit(
		'Transport',
		'cab, cabs, pickup, pick up, pick and drop, pickup and drop, transport, transportation, conveyance, cab home, bus, vehicle, गाडी, येण्या जाण्याची सोय',
		'cab',
		'transport',
	),
	term(
		'Transport at night',
		'night-transport',
		'transport at night, night transport, transport for night, transport for night duty, night transportation, cab at night, night cab, night drop, night pickup, night pick up, night pickup and drop, pick and drop at night, drop at night, safe drop at night, raat ko gaadi, ratri gadi, रात्री गाडी, रात को गाड़ी',
	),
	benefit('Night allowance', 'night allowance, allowance, allowances', 'night allowance', 'allowance'),
	benefit('Training', 'training, trained, training paid', 'training'),
	benefit(
		'Paid the same day',
		'same day payment, same day pay, paid same day, paid on the same day, payment same day, same day bank transfer, same evening payment, instant payment, immediate payment, daily payment',
		'same day',
		'same evening',
	),
	unstated(
		'Days off',
		`off, offs, day off, week off, weekly off, weekly holiday, one off, two offs, fixed off, fixed weekly off, saptahik sutti, saptahik chutti, साप्ताहिक सुट्टी, साप्ताहिक छुट्टी, sutti, chutti, chhutti, सुट्टी, छुट्टी, ${daysOff('monday, tuesday, wednesday, thursday, friday, somvar, mangalvar, budhvar, guruvar, shukravar, सोमवार, मंगळवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार')}`,
	),
	unstated('Free', 'free'),
	benefit('Leave', 'paid leave, leave, leaves, holidays', 'leave'),
	term(
		'PF and ESI',
		'pf-esi',
		'PF, ESI, EPF, PF ESI, ESI PF, PF and ESI, ESI and PF, provident fund, PF facility, ESI facility, PF ESI facility, with PF, भविष्य निर्वाह निधी, भविष्य निधि, पीएफ, ईएसआई',
	),
	term(
		'No bond',
		'no-bond',
		`no bond, without bond, bond free, bondless, no service bond, without service bond, zero bond, no agreement bond, no agreement, without agreement, no contract bond, bina bond, bond nahi, bond nako, ബോണ്ട് ഇല്ലാതെ,
		बिना बॉन्ड, बॉन्ड नको, बाँड नको, बॉन्ड नहीं`,
	),
	term(
		'Paid by the 7th',
		'paid-by-7th',
		'paid by 7th, paid by the 7th, paid by 7, pay by 7th, pay by the 7th, salary by 7th, salary by the 7th, salary by 7, salary before 7th, salary on 7th, paid on 7th, paid on time, salary on time, pay on time, timely salary, timely payment, regular salary, time pe salary, pagar velevar, पगार वेळेवर, वेतन समय पर',
	),
	benefit('Insurance', 'indemnity, indemnity insurance, insurance, mediclaim', 'indemnity', 'insurance'),
	{
		label: 'Joining bonus',
		forms:
			'joining bonus, bonus, sign on bonus, signing bonus, relocation, relocation bonus, welcome bonus, relocation allowance, retention bonus, जॉइनिंग बोनस, बोनस',
		filter: { name: 'bonus', values: ['on'] },
		only: 'jobs',
	},
	{
		label: 'Urgent',
		forms:
			'urgent, urgently, urgent opening, urgent openings, urgent vacancy, urgent job, immediate, immediately, immediate joining, join immediately, asap, as soon as possible, start now, तातडीने, तातडीची, तातडीचे, तात्काळ, त्वरित, तुरंत, तत्काल, अर्जंट, turant, tatadine, tatkal, urgent bharti',
		inJobs: { filter: { name: 'urgent', values: ['on'] } },
		inSpecialists: { filter: { name: 'from', values: ['today'] } },
	},
	{
		label: 'Available now',
		forms:
			'immediate joiner, immediate joiners, available immediately, immediately available, immediate availability, available now, available for immediate joining, ready to join, ready to join immediately, can join immediately, can join now, can start immediately, can start now, serving notice, no notice period, zero notice, notice period over, currently free, free now, not working now, लगेच उपलब्ध, तुरंत उपलब्ध, turant uplabdh, lagech join',
		inJobs: { filter: { name: 'urgent', values: ['on'] } },
		inSpecialists: { filter: { name: 'from', values: ['today'] } },
	},
	{
		label: 'Open to relocate',
		forms:
			'open to relocate, open to relocation, ready to relocate, willing to relocate, can relocate, relocatable, will relocate, ready to move, willing to move, willing to shift, ready for shifting, willing for shifting, ok to shift, okay to shift, willing for relocation, ready for relocation, any city, anywhere in india, can shift, ready to shift, open to any location, any location, kahin bhi, kuthehi, कुठेही, कहीं भी',
		filter: { name: 'relocate', values: ['on'] },
		only: 'specialists',
		elsewhere: 'anywhere',
	},
	{
		label: '24 × 7',
		forms:
			'24x7, 24 x 7, 24 by 7, round the clock, all day and night, 24 hours duty, 24 hour duty, 24 hrs duty, 24 hr duty, 24hrs duty, 24hr duty, 24 hour shift, 24 hours shift, 24 hrs shift, 24 ghante duty, 24 taas duty, 24 तास ड्युटी, 24 घंटे ड्यूटी, 24 hours on call, 24 hrs on call, 24 hours job',
		inJobs: { tags: ['shift=emergency', 'shift=variable'], text: ['24 hour', 'round the clock'], isFirstInText: true },
		inSpecialists: { filter: { name: 'shift', values: ['emergency'] } },
	},
	{
		label: 'Newest first',
		forms:
			'newest, latest, latest jobs, new jobs, newest jobs, recent, recent jobs, recently posted, today posted, posted today, new vacancy, latest vacancy, new openings, latest openings, navin nokri, nayi naukri',
		order: 'newest',
	},
	{
		label: 'Highest pay first',
		forms:
			'highest salary, high salary, highest pay, high pay, highest paying, high paying, best salary, best pay, best paying, max salary, maximum salary, top salary, more salary, jyada salary, zyada salary, jasti pagar, jast pagar, जास्त पगार, ज्यादा सैलरी, ज्यादा वेतन, high package, highest package, well paid',
		order: 'pay',
	},
	{
		label: 'Earliest start first',
		forms: 'starting soon, starts soon, earliest start, earliest joining, soonest',
		order: 'start',
	},
	day('Monday', 'mon', 'monday, mondays, सोमवार, somvar'),
	day('Tuesday', 'tue', 'tuesday, tuesdays, मंगळवार, मंगलवार, mangalvar'),
	day('Wednesday', 'wed', 'wednesday, wednesdays, बुधवार, budhvar'),
	day('Thursday', 'thu', 'thursday, thursdays, गुरुवार, guruvar'),
	day('Friday', 'fri', 'friday, fridays, शुक्रवार, shukravar'),
	language('Marathi', 'mr', 'marathi, मराठी, मराठी बोलणारे, मराठी भाषा, मराठी बोलणारा, marathi bolnare'),
	language('Hindi', 'hi', 'hindi, हिंदी, हिन्दी, हिंदी भाषा, हिंदी बोलने वाले, hindi bolne wala, hindi bolnewala'),
	language('English', 'en', 'english, इंग्रजी, अंग्रेजी, अंग्रेज़ी, इंग्लिश, angrezi, ingraji'),
	language('Gujarati', 'gu', 'gujarati, gujrati, गुजराती'),
	language('Kannada', 'kn', 'kannada, ~kannad, canarese, कन्नड, कानडी, कन्नड़'),
	language('Telugu', 'te', 'telugu, telegu, तेलुगू, तेलगू'),
	language('Tamil', 'ta', 'tamil, tamizh, तमिळ, तमिल, तामिळ'),
	language('Malayalam', 'ml', 'malayalam, malayali, मल्याळम, मलयालम'),
	language('Bengali', 'bn', 'bengali, bangla, बंगाली, बांग्ला'),
	language('Punjabi', 'pa', 'punjabi, panjabi, पंजाबी'),
	language('Urdu', 'ur', 'urdu, उर्दू'),
	language('Odia', 'or', 'odia, oriya, ओडिया'),
	language('Assamese', 'as', 'assamese, आसामी'),
	language('Konkani', 'kok', 'konkani, कोंकणी'),
	language('Sindhi', 'sd', 'sindhi, सिंधी'),
	language('Bhojpuri', 'bho', 'bhojpuri, भोजपुरी'),
	language('Maithili', 'mai', 'maithili, मैथिली'),
	language('Nepali', 'ne', 'nepali, नेपाली'),
	language('Kashmiri', 'ks', 'kashmiri, कश्मीरी'),
	language('Tulu', 'tcy', 'tulu'),
	language('Arabic', 'ar', 'arabic, अरबी'),
]
