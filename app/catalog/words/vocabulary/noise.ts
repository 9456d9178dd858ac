import type { Entry } from './entry.ts'

const list = (words: string) => words.split(/[\s,]+/).filter(Boolean)

/** What says nothing about the job or person. */
const sayingNothing = list(`
	job jobs vacancy vacancies opening openings hiring hire required reqd reqrd rqd require requires requirement requirements wanted want wants needed need needs walk naukri nokri
	position positions post posts posting role roles work working works career careers opportunity opportunities recruit recruitment recruiting looking look search searching find seeking seek show list get give
	in at on for of the a an with and to is are am be as by from who whom can could do does that this only my me we us our i you your please pls plz any some all new current
	speaking speak speaks speaker know knows knowing fluent language languages experience experienc exp hospital hospitals clinic clinics department departments dept unit specialist specialists expert experts expertise candidate candidates
	profile profiles available availability area areas city location based side duty duties shift shifts time timing timings hour hours hr hrs care case cases procedure procedures skill skills qualified qualification degree holder
	budget payment paid rate lakh offering offer offers provided provide provides providing facility including include who's having have has handle handling done use used knowledge basis type kind level
	apply application india indian somewhere anywhere people person staff staffs team medical healthcare health practitioner practitioners speciality specialty multispeciality superspeciality super multi it there interested ready willing
	pays month week weekly day next same patient patients joining dene denare karnare karne
	someone anyone somebody anybody everyone everything anything something also
	what where which how when etc also plus more than less fewer least above below under over upto up till until during after before minimum maximum min max approx about
	पाहिजे पाहिजेत हवे हवा हवी हवेत चाहिए चाहिये नोकरी नौकरी नोकऱ्या नौकरियां काम भरती भर्ती जागा जाहिरात रिक्त पद पदे आवश्यक आवश्यकता जरूरत गरज
	का की के को में मे से पर और व आणि साठी मध्ये येथे या ते चा ची चे च्या ला वाला वाले वाली करने है आहे आहेत कोई कुणी एक
	रुग्णालय रुग्णालये अस्पताल दवाखाना हॉस्पिटल इस्पितळ क्लिनिक तज्ज्ञ विशेषज्ञ बोलणारे बोलणारा बोलणारी बोलने भाषा सोय सुविधा ड्युटी ड्यूटी शिफ्ट पाळी पाली विभाग अनुभव वर्षांचा वेळ
	rugnalay aspatal dawakhana davakhana ka ki ke ko mein me se hai chahiye pahije pahijet havi hava have bharti bharati kaam jaga tadnya tajna visheshagya visheshadnya wala wale wali chi che cha madhe madhye sathi aahe ahe pass yethe
	hello hi hey dear greetings namaste namaskar regards thanks thank thankyou kindly sir sirs madam maam mam saheb sahib ji bhai yaar send share forward suggest recommend refer arrange
	cv resume biodata bio number contact detail details info information regarding concerning interested interest soon now would like prefer preferred preferably must should shall
	will may might has been being was were did doing if then than them they he she his her its but very much many few just really still yet too both such same other another most well okay ok yes here
	chhote chhota chhoti chote chota choti last finished finish completed baad बाद छोटे छोटा छोटी लहान करणारे करणारा करणारी करने
	go going come coming take taking make making let tell say given giving help helping helps start starting started live living im ive were within between into onto out through via each every own
	assist assists assisted assisting expected expecting expectation expectations passed passout graduated
	real proper known big small large caring kind
	hospital's doctor's opd's willing ready able join joinee joiner joiners relocate relocating vacant cvs resumes
	मुझे मैं हमें हम हमारे आप आपके आपको मला आम्हाला आम्ही आमच्या तुम्ही माझे माझ्या कृपया कृपा धन्यवाद नमस्ते नमस्कार जी सर मॅडम मैडम हूं हूँ था थी हो होना शोधत शोध शोधतो शोधते खोज ढूंढ ढूँढ रहा रही रहे
	करना करता करते करतो लिए लवकर ताबडतोब एक कोई काही किसी जल्दी मिलेगा मिलेगी मिळेल मिळतील दीजिए द्या सांगा बताइए बताओ यहां येथील आमचे आहेत हैं असलेला असलेले
	mujhe mera meri mere hum humein hame hamare aap aapka aapke mala aamhala amhala aamhi amhi aamchya amchya tumhi majha mazha krupaya kripya dhanyavad hain hota chahta chahti shodh shodhat shodhto
	dhundh dhoondh raha rahi rahe karna karta karte karto liye lavkar tabadtob jaldi ek koi kahi kisi milega milegi milel dya dijiye batao sanga
	रोग rog gaya gayi gaye gela geli gele gayee hua hui hue madhil madhla madhli गया गई गए गेला गेली गेले
	sirf sirph keval kewal phakt fakt fakta सिर्फ़ सिर्फ केवल फक्त saath sath साथ भाषी भाषिक pin pincode code zip vyavastha व्यवस्था पिन पिनकोड
	road station stand depot chowk chouk circle junction naka signal highway flyover marg sector phase opposite opp रोड रस्ता चौक स्टेशन स्टँड स्टैंड
`)

/** Before what is not wanted: 'not ICU', 'bina night'. */
export const withoutWords = list(
	'not no neither except excluding exclude excl without minus avoid non other apart bina bagair बिना विना वगैर',
)

/** Before a place that is not wanted: 'outside Pune', 'out of Pune', 'away from Pune'. */
export const outsideWords = list('outside out away far')

/** Behind such a place: 'Pune ke bahar', 'पुण्याच्या बाहेर'. */
export const outsideBeforeWords = list('bahar baahar bahaar baher baaher bahr बाहर बाहेर')

/** Behind what is not wanted: 'ICU nako', 'नागपूर सोडून'. */
export const withoutBeforeWords = list(
	'nahi nahin nahee nako nakoy sodun chhodkar chodkar chhodke chodke chhod chod siwa siva shivay shivaay alawa vyatirikt नाही नहीं नको सोडून छोड़कर छोडून शिवाय अलावा सिवा व्यतिरिक्त वगळून ഇല്ലാതെ ഒഴികെ இல்லாமல் தவிர ಇಲ್ಲದೆ ಹೊರತುಪಡಿಸಿ లేకుండా తప్ప વગર સિવાય ছাড়া ବ୍ୟତୀତ',
)

/** Before or behind a place: what is near comes first. */
export const nearPlaceWords = list(
	'near nearby nearest around close jawal javal javalcha jawalcha javalche paas pas najik nazdeek najdik aaspaas aspas जवळ जवळचे पास नजीक नजदीक आसपास അടുത്ത് அருகில் ಹತ್ತಿರ దగ్గర কাছে ਨੇੜੇ ପାଖରେ',
)

/** Where the person is. */
export const nearMeForms =
	'near me, nearby me, around me, close to me, mere paas, mere pas, mere aas paas, mazya jawal, majhya javal, mazya javal, माझ्या जवळ, मेरे पास'

export const kilometres = list('km kms kilometer kilometre kilometers kilometres किमी किलोमीटर')
/** Between two of which either will do. */
export const orWords = list(
	'or ya kinva athva athava किंवा किवा या अथवा અથવા অথবা কিংবা বা ਜਾਂ କିମ୍ବା କିମ୍ୱା ବା அல்லது లేదా లేక ಅಥವಾ അല്ലെങ്കിൽ അഥവാ',
)
export const joinsWords = [...orWords, ...list('and nor aur ani va आणि और व')]

/** Of the noise, what joins words within an entry: 'paid by the hour', 'behoshi ka doctor'. */
export const joiningWords = list(
	'in at for of the a an with and to by from का की के को में मे से चे चा ची च्या व आणि साठी ka ki ke ko chi che cha',
)

/** Before a name they are its title, and say nothing else: 'Dr Deo', 'Sister Mary'. */
export const titles = list('dr doctor sr sister prof professor mr mrs ms smt shri shrimati डॉ श्री श्रीमती')

/** Words that say nothing about the job or person by themselves. A search of nothing else lists everything. */
export const noiseWords = [
	...sayingNothing,
	...withoutWords,
	...withoutBeforeWords,
	...nearPlaceWords,
	...kilometres,
	...list('chya chyaa se pasun andar aat radius range door dur kisi bhi से पासून अंदर आत दूर'),
]

/** What a hospital treats, and what it calls itself behind that. */
const fields = [
	'heart',
	'cardiac',
	'cancer',
	'eye',
	'orthopedic',
	'ortho',
	'bone',
	'kidney',
	'children',
	'childrens',
	'child',
	'women',
	'women and child',
	'women and children',
	'mother and child',
	'maternity',
	'neuro',
	'brain',
	'spine',
	'skin',
	'ENT',
	'diabetes',
	'chest',
]
export const institutionFields: ReadonlySet<string> = new Set(fields.map((field) => field.toLowerCase()))
export const institutionKinds = [
	'institute',
	'centre',
	'hospital',
	'clinic',
	'foundation',
	'care centre',
	'speciality hospital',
]

/** Names of institutions say nothing about the post: 'Heart Institute', 'Orthopaedic Centre', 'Nursing Home'. */
export const institutionEntries: Entry[] = [
	{
		label: 'Hospital',
		forms: [
			'nursing home, nursing homes, research centre, hospital and research centre, medical college, medical centre, medical center, maternity home, multispeciality hospital, multi speciality hospital, super speciality hospital, surgical centre, surgical hospital, surgical clinic',
			...fields.flatMap((field) => institutionKinds.map((kind) => `${field} ${kind}`)),
		].join(', '),
		isInstitution: true,
	},
	{
		label: 'Hospital',
		forms: 'institute, institutes, centre, center, foundation, trust, pvt ltd, college',
		isInstitution: true,
	},
]

/** Trades that hospitals do not hire for here: an honest nothing, even where a stem or a prefix of the word occurs. */
export const otherTradeEntries: Entry[] = [
	{
		label: 'Another trade',
		forms: `HR job, HR jobs, HR vacancy, software, software engineer, software developer, engineer, developer, programmer, mechanic, mechanics, mechanical engineer, electrician, plumber, carpenter, driver, ambulance driver, teacher, lawyer, advocate, accountant, accounts, cook, chef, waiter, security guard, guard, watchman, cleaner, housekeeping, sweeper, cashier, salesman, sales, sales executive, marketing, telecaller, call centre, call center, data entry, data scientist, data analyst, graphic designer, designer, architect, pilot, painter, welder, tailor, gardener, barber, beautician, delivery boy, delivery job, operator, computer operator, clerk, peon, typist, banker, bank job, insurance agent, real estate, mason, farmer, fitter, machinist, java, python, php, web developer, content writer, journalist, medical representative, HR manager, hr executive, project manager, business analyst, photographer, yoga teacher, gym trainer, nanny, maid, babysitter`,
		isNothing: true,
	},
]
