import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { isTooVague, readNames } from './parsed-name.server.ts'

async function areOne(typed: string, ...names: string[]) {
	const json = (of: ReturnType<typeof readNames>) => JSON.stringify(of.nameReadings)
	const [one, other] = [readNames([typed], 'typed'), readNames(names, 'stored')]
	const { rows } = await db.execute<{ match: boolean }>(
		sql`select hospital_names_match(${json(one)}::jsonb, ${json(other)}::jsonb) as match`,
	)
	const match = rows[0]?.match ?? false
	// The index must lead to everything that matches.
	expect(match && !one.nameKeys.some((key) => other.nameKeys.includes(key))).toBe(false)
	return match
}

const pairs: Record<string, readonly string[]> = {
	'Lakeside Heart Institute': [
		'Lakeside',
		'Lakeside Hospital',
		'Lakeside Heart',
		'Lakeside Heart Inst.',
		'LAKESIDE HEART INSTT',
		'Lakeside Heart Institute Pune',
		'Lakeside Heart Institute, Bibwewadi',
		'Lakeside Heart Institute (Bibwewadi)',
		'Lakeside Hosp. & Research Centre',
		'Lakeside Multispeciality Hospital Pvt. Ltd.',
		'Lakeside Super Speciality',
		'Lakeside Nursing Home',
		'The Lakeside Clinic',
		"Lakeside's Heart Institute",
		'Lake Side Heart Institute',
		'Lakesde Heart Institute',
		'Lakeside Hart Institute',
		'Lakeside Heart Hosptal',
		'Lakeside Cardiac Centre',
		'लेकसाइड हार्ट इन्स्टिट्यूट',
		'लेकसाईड हॉस्पिटल, पुणे',
		'ಲೇಕ್‌ಸೈಡ್',
		'LHI',
		'Lakeside Heart Institute ICU',
		'Lakeside Heart Institute – Tingre Nagar branch',
	],
	'Dr. V. N. Sane Hospital': [
		'V N Sane Hospital, Pimpri',
		'V.N. Sane',
		'VN Sane',
		'V.N.Sane Hosp',
		'Sane Hospital',
		'Dr Sane',
		'Dr. V Sane Nursing Home',
		'DR V. N. SANE MULTISPECIALITY HOSPITAL',
		'Vishwanath Narayan Sane Hospital',
		'डॉ. व्ही. एन. साने हॉस्पिटल',
		'Sane V N',
	],
	'Deenanath Mangeshkar Hospital & Research Centre': [
		'DMH',
		'Dinanath Mangeshkar',
		'Deenanath',
		'दीनानाथ मंगेशकर रुग्णालय',
		'Mangeshkar Hosp',
	],
	'K.E.M. Hospital': ['KEM', 'K E M Hospital', 'KEM Hospital Pune', 'केईएम', 'के. ई. एम. हॉस्पिटल'],
	'Sahyadri Super Speciality Hospital, Nagar Road': [
		'Sahyadree',
		'Sahyaadri Hospital',
		'Sahyadri Hospitals',
		'सह्याद्री',
		'Sahyadri Deccan',
	],
	'Ruby Hall Clinic': ['Rubi Hall', 'Ruby Hall Clinic Wanowrie', 'रुबी हॉल क्लिनिक', 'Ruby Hall Clinics'],
	'Bombay Hospital & Medical Research Centre': ['Bombay Hospital', 'Bombay Hosp., Mumbai', 'बॉम्बे हॉस्पिटल'],
	'D. Y. Patil Medical College': ['DY Patil', 'D.Y.Patil Hospital', 'Dr D Y Patil', 'डी. वाय. पाटील'],
	'Sai Life Line Hospital': ['Sai Lifeline', 'Sai Life-Line Hospital'],
	'Sahara and Sons Memorial Hospital': ['Sahara & Sons'],
	'Apollo Hospitals': ['Apollo', 'Appolo hospital', 'Apollo Hospital Chennai', 'अपोलो'],
	'Sagar Jyoti Hospital': ['Sagar Hospital', 'Sagar Jyoti', 'Jyoti Hospital'],
	// First letters: of names without a word of their own, of a field and a place as written, of titles, of a beginning.
	'All India Institute of Medical Sciences, Nagpur': [
		'AIIMS',
		'AIIMS Nagpur',
		// Read aloud, and by its letters in one word.
		...['एम्स', 'एम्स नागपूर', 'ऐम्स', 'એઇમ્સ', 'ଏମ୍ସ', 'எய்ம்ஸ்', 'ಏಮ್ಸ್', 'ఎయిమ్స్', 'എയിംസ്', 'एआईआईएमएस'],
	],
	'AIIMS Nagpur': ['एम्स', 'এইমস', 'എയിംസ്', 'All India Institute of Medical Sciences'],
	'Postgraduate Institute of Medical Education & Research': [
		...['PGI', 'PGIMER', 'PGI Chandigarh', 'Post Graduate Institute', 'Post-Graduate Inst.', 'Postgraduate', 'पीजीआई'],
	],
	'Post Graduate Institute of Medical Education & Research': [
		'Postgraduate Institute',
		'PGI',
		'PGIMER',
		'Postgraduate',
	],
	'PGI Rohtak': ['Postgraduate Institute', 'Post Graduate Institute of Medical Sciences'],
	'Sanjay Gandhi Postgraduate Institute of Medical Sciences': [
		...[
			'SGPGI',
			'SGPGIMS',
			'PGI Lucknow',
			'Sanjay Gandhi',
			'Sanjay Gandhi PGI',
			'Sanjay Gandhi Post Graduate Institute',
		],
	],
	'Jawaharlal Institute of Postgraduate Medical Education & Research': [
		'JIPMER',
		'जिपमर',
		'Postgraduate Medical Education',
	],
	'Kalyani Hospital': ['Kalyani', 'Kalyani Hosp', 'कल्याणी हॉस्पिटल', 'Kalyaani Hospital'],
	'Kalyan Hospital': ['Kalyan Hospital', 'Kalyn Hospital', 'कल्याण हॉस्पिटल'],
	'Sanjeevani Hospital': ['संजीवनी', 'Sanjivani', 'Sanjeevni Hospital'],
	'Government Medical College & Hospital, Aurangabad': ['GMCH', 'GMC Aurangabad'],
	'B. J. Government Medical College': ['BJMC', 'BJGMC'],
	'Poona Hospital & Research Centre': ['PHRC'],
	'National Institute of Ophthalmology': ['NIO'],
	'Sancheti Institute for Orthopaedics & Rehabilitation': ['SIOR', 'Sancheti'],
	'Smt. Kashibai Navale Medical College': ['SKN', 'SKNMC'],
	'Mahatma Gandhi Mission Hospital': ['MGM', 'MGM Vashi', 'Gandhi Mission'],
	'Maharashtra Medical Foundation Joshi Hospital': ['MMF', 'Joshi Hospital'],
	'Christian Medical College, Vellore': ['CMC', 'CMC Vellore'],
	'Lokmanya Tilak Municipal General Hospital (Sion Hospital)': [
		'LTMG',
		'Lokmanya Tilak',
		'Tilak Hospital',
		'Sion Hospital',
	],
	'KEM Hospital': ['King Edward Memorial Hospital'],
	// A word of the name that is also written with its neighbour, or is a place by another name.
	'Motherhood Women & Children Hospital': ['Mother hood', 'Mother Hood Hospital'],
	'Lifecare Hospital': ['Life Care', 'Life care hosp.'],
	'Wellspring Hospital': ['Well Spring'],
	'Sassoon General Hospital': ['Sasoon', 'Sassoon', 'ससून', 'ससून रुग्णालय'],
	'Bharati Hospital': ['Bharti', 'Bharti Hospital Katraj'],
	'Saraswati Nursing Home': ['Sarswati Nursing Home'],
	// Behind a comma or a dash stands another name.
	'Miraj Medical Centre, Wanless Hospital': ['Wanless', 'Miraj Medical Centre'],
	'S. L. Raheja Hospital - A Fortis Associate': ['Fortis', 'Raheja'],
	'Ruby Heart Clinic': [
		'Jehangir, Ruby Heart',
		'Jehangir/Ruby',
		'Jehangir Hospital; Ruby Heart Clinic',
		'Jehangir | Ruby',
	],
	'Shri Hospital, Nagpur': ['Shree Hospital', 'Shri Hospital Nagpur', 'श्री हॉस्पिटल'],
	'City Care Hospital': ['City Care Hospital'],
	// A person's names by their first letters, letters and titles written together with the name behind them.
	'Sir Jamshedjee Jeejeebhoy Group of Hospitals, Byculla': ['J J hospital', 'JJ', 'j.j. group of hospitals'],
	'Byramjee Jeejeebhoy Government Medical College': ['BJ govt medical college', 'B J'],
	'Yashwantrao Chavan Hospital': ['YC hospital'],
	'D. Y. Patil Hospital': ['dypatil pimpri', 'DY hospital'],
	'B. Y. L. Nair Charitable Hospital': ['BYL nair', 'Nair', 'bylnair'],
	'Shree Ganesh Hospital': ['shreeganesh', 'Shriganesh hosp'],
	'Sai Shree Hospital': ['saishree aundh', 'Saishri'],
	'NKP Salve Institute of Medical Sciences': ['NKPSIMS', 'nkp hospital', 'Salve'],
	'SevenHills Hospital': ['7 hills', 'Seven Hills'],
	'Cloudnine Hospital': ['cloud9', 'Cloud Nine'],
	// Of one of that name, and a small town that no list of places has behind the house.
	"Dr. Kulkarni's Shree Hospital (Multispeciality), Kothrud": [
		...['shree hosp kothrud (dr kulkarni)', 'kulkarni hosp', 'dr kulkarnis'],
	],
	'Joshi Hospital': ["joshi's clinic", 'Joshis hospital'],
	'Om Sai Accident Hospital, Chakan': ['omsai accident hosp chakan', 'Om Sai Hosp Chakan', 'Om Sai'],
	'Lokmanya Hospital': ['Lokmanya', 'Lokmanya Hosp Nigdi'],
}

describe.each(Object.entries(pairs))('%s is meant by', (stored, typed) => {
	test.each(typed)('%s', async (name) => {
		expect(await areOne(name, stored)).toBe(true)
	})
})

test.each([
	['Lakeside Eye Institute', 'Lakeside Heart Institute'],
	['Heart Institute, Pune', 'Lakeside Heart Institute'],
	['Lakeview Heart Institute', 'Lakeside Heart Institute'],
	['A K Sane Hospital', 'Dr. V. N. Sane Hospital'],
	['D Y Patil', 'A. K. Patil Hospital'],
	['Vikhe Patil', 'Patil Hospital'],
	['Pune Hospital', 'Lakeside Hospital Pune'],
	['Lakeside Hospital Pune', 'Pune Hospital'],
	['Niramay Hospital', 'Narayana Hospital'],
	['City Hospital', 'Lakeside Hospital'],
	['Noble', 'Nirmal Hospital'],
	['Sancheti Hospital', 'Sanjeevan Hospital'],
	['Kamal Hospital', 'Komal Hospital'],
	['Jupiter', 'Jehangir Hospital'],
	['Asian Heart Institute', 'Lakeside Heart Institute'],
	['Ruby Life Care', 'Sane Life Care'],
	['Om Sai Hospital', 'Sai Hospital'],
	['Jehangir Hospital, near Ruby Hall', 'Ruby Hall Clinic'],
	['Sane Hospital, Nagpur', 'Shri Hospital, Nagpur'],
	['Shri Hospital, Nagpur', 'Sane Hospital, Nagpur'],
	['Shree Ganesh Hospital', 'Shri Hospital'],
	['Sane Hospital', 'Jehangir Hospital, opp. Sane Hospital'],
	['Tilak Road Clinic', 'Lakeside Hospital, Tilak Road'],
	['AIIMS', 'Amrita Institute of Medical Sciences'],
	['एम्स', 'Amrita Institute of Medical Sciences'],
	['Kalyani Hospital', 'Kalyan Hospital'],
	['Kalyan Hospital', 'Kalyani Hospital'],
	['कल्याणी हॉस्पिटल', 'Kalyan Hospital'],
	['Rajani', 'Rajan Hospital'],
	['Narayani Hospital', 'Narayan Hospital'],
	['Ranjan Hospital', 'Ranjani Hospital'],
	['Rohini Hospital', 'Mohini Hospital'],
	['Sagar Hospital', 'Sagari Hospital'],
	['Sanjay Gandhi', 'Sanjay Hospital'],
	['Sanjay Gandhi Hospital', 'Gandhi Hospital'],
	['Indira Gandhi', 'Indira IVF'],
	['Rajiv Gandhi', 'Rajiv Hospital'],
	['Jawaharlal Nehru', 'Nehru Hospital'],
	['JJ hospital', 'Jupiter Hospital'],
	['VN hospital', 'Apollo Hospital'],
	['A. K. Sane', 'Apex Kidney Hospital'],
	['Hope Hospital', 'Jupiter Hospital'],
	['PGI', 'Jawaharlal Institute of Postgraduate Medical Education & Research'],
])('%s is not %s', async (typed, stored) => {
	expect(await areOne(typed, stored)).toBe(false)
})

test.each([
	'Hospital',
	'Pune',
	'The Hospital',
	'Nursing Home',
	'Multispeciality Hospital',
	'Heart Institute',
	'Dr.',
	'मुंबई',
	'हॉस्पिटल',
	'Super Speciality Hospital Pvt Ltd',
	'& Research Centre',
	'Pune, Maharashtra',
	'Eye Hospital',
	'Medical College',
	'my hospital',
	'My current employer',
	'present hospital',
	'all hospitals in Pune',
	'private hospital, Pune',
	'any',
	'None',
	'N.A.',
	'nil',
	'-',
	'not working',
	'own practice',
	'majha hospital',
	'सध्याचे हॉस्पिटल',
	'मेरा अस्पताल',
])('%s says of no hospital which it is', (name) => {
	expect(isTooVague(name)).toBe(true)
})

test.each([
	'Lakeside',
	'Bombay Hospital',
	'KEM',
	'Civil Hospital, Nashik',
	'Dr Sane',
	'AIIMS',
	'सह्याद्री',
	'Pune Heart Institute',
	'Shree Hospital',
	'All India Institute of Medical Sciences',
	'my hospital, Jehangir',
	'Government Medical College, Nagpur',
	'जहांगीर',
	'ᱥᱟᱱ',
	'Lokmanya',
	'BJ Medical College',
])('%s is enough to hide from', (name) => {
	expect(isTooVague(name)).toBe(false)
})
