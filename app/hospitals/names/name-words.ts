/** Words of hospitals' names by what they say of a hospital; each as people write it. `parsed-name.server.ts` reads names with them. */

const list = (text: string) => text.trim().split(/\s+/)

/** Kinds of houses, legal forms and parts of a house: any hospital may have them. */
export const genericWords = list(`
	hospital hospitals hosp hospitalz clinic clinics polyclinic nursing home homes nursinghome nh institute institutes inst instt
	institution institutions centre center centres centers ctr centr medical med medicals research rc multispeciality multispecialty
	multi speciality specialty specialities specialties spl splty super superspeciality superspecialty general healthcare health care
	hospitalization private pvt limited ltd llp opc company co corporation corp inc trust foundation society association charitable
	memorial mem memo college colleges university medicity group unit units branch campus wing block building bldg annexe annex tower
	main site floor ward department dept opd ipd icu critical intensive trauma accident emergency casualty advanced advance day daycare
	surgical surgery surgeries surgicenter diagnostic diagnostics imaging pathology lab labs laboratory sciences science service services
	network chain india indian academy teaching school of and the for at in on near opp opposite behind new old division dispensary
	ayurvedic sanatorium infirmary facility complex enterprises ventures proprietor partnership
	associate affiliate venture initiative
	nagar road rd chowk peth gaon marg street lane sector phase east west north south extension colony layout phata naka
	district taluka city tq dist
	rugnalaya rugnalay rugnalaye ruganalaya rugnaalay aspatal aspataal chikitsalaya chikitsalay davakhana dawakhana davakhane
	arogya arogyadham kendra kendr sansthan sanstha nyas sarvajanik dharmaday dharmadaya sahakari mandal seva sushrusha
	vaidyakiya mahavidyalaya mahavidyalay sanshodhan smarak smriti
`)

/** Of these also what is a letter away: 'Hosptal', 'Spaciality'. */
export const longGenericWords = list(`
	hospital clinic polyclinic institute institution centre nursing research speciality specialty multispeciality superspeciality
	memorial foundation healthcare charitable rugnalaya chikitsalaya davakhana college sanatorium laboratory diagnostic university
`)

/** The same shortened; what is a letter away from these is another word. */
export const shortHouseWords = list('hosp hospi hsptl nh')

/** In front of a person's name, or of a saint's or a god's. */
export const titleWords = list(`
	dr drs doctor prof professor mr mrs ms miss smt shri shree sri sree shrimati late kai kailasvasi adv er padmashri padmashree
	padmabhushan sir saint st lt col capt major pandit pt डॉ डॉक्टर श्री श्रीमती प्रा प्रो स्व कै
`)

/** Of these what is a hospital's whole name where it has no other: 'Shree Hospital'. */
export const namingTitles = list('shri shree sri sree श्री')

/** What points at a hospital and does not name it: 'my present hospital', 'all', 'none', 'सध्याचे हॉस्पिटल'. */
export const pointingWords = [
	...['every', 'any', 'no'].map((one) => `${one}body`),
	...list(`
	my our own mine this that same current currently present presently existing previous last former old any every all each other others
	some none no nil na not applicable yes employer employers employment workplace working worked work works job i am is a an
	where here there from hide me private corporate local nearby big small company freelance freelancer fresher practice
	consulting jobless unemployed everyone anyone competitor competitors colleague colleagues boss hr hod ex unknown sure
	decided yet
	mera meri mere majha majhe majhi maza maze hamara sadhya sadhyache abhi sab sarv sagle sagale koi koni nahi nahin khajgi khajagi khasgi khasagi niji
	माझे माझं माझा माझी मेरा मेरी मेरे हमारा आमचे सध्याचे सध्या सध्याचा वर्तमान सभी सब सर्व सगळे कोणतेही कोणी कोई नाही नहीं खाजगी खासगी निजी
`),
]

/** The same where nothing else is said: 'my friends', but 'Family Hospital' is a name. */
export const pointingAlone = list('family friend friends senior seniors relative relatives house home')

/** Behind a comma: what follows is an address, and no other name of the hospital. */
export const addressWords = list(`
	near nearby opp opposite behind beside besides above below next road rd marg street lane chowk nagar peth phase sector plot flat
	floor shop survey gat gate heights apartment apartments society complex tower towers building bldg house plaza highway phata naka
	post dist district tal taluka जवळ समोर मागे रोड रस्ता मार्ग चौक नगर पेठ
`)

/** Names that so many hospitals carry that one of them alone does not say which hospital is meant. */
export const commonWords = list(`
	patil patel joshi kulkarni deshmukh deshpande pawar shinde jadhav more shah gupta sharma singh kumar rao reddy khan naik nair
	chavan gaikwad kadam desai mehta jain agrawal agarwal verma yadav das roy iyer menon thomas joseph mary
	sai om ganesh krishna ram rama shiv shiva laxmi lakshmi saraswati durga maa mata matoshree hari vishnu balaji siddhivinayak
	life line lifeline lifecare jeevan jivan sanjeevani ashirwad aashirwad sparsh relief hope grace
	modern apex star global united national international royal prime first best health plus city metro people peoples public
	maharashtra bharat bharati hind
	gandhi nehru sanjay rajiv indira mahatma jawaharlal subhash netaji bose ambedkar savarkar vivekananda shastri vajpayee
`)

/** Fields of medicine and groups of patients, by the word under which they are compared. */
export const fieldWords: Record<string, readonly string[]> = {
	heart: list('heart hearts cardiac cardio cardiology cardiovascular hruday hriday hridaya hrudayalaya hridayalaya'),
	eye: list('eye eyes netra netralaya nethralaya netralay ophthalmic ophthalmology vision retina lasik drishti'),
	bone: list(
		'ortho orthopaedic orthopaedics orthopedic orthopedics bone bones joint joints fracture arthroscopy spine',
	),
	child: list(
		'child children childrens childs kids pediatric paediatric pediatrics paediatrics neonatal newborn bal balrugnalaya',
	),
	women: list(
		'women womens woman maternity mother gynaec gynec gynecology obstetric ivf fertility prasutigruha prasuti matru stri',
	),
	cancer: list('cancer oncology onco tumour tumor karkarog'),
	kidney: list('kidney kidneys urology uro nephrology nephro dialysis stone'),
	dental: list('dental dentist dentistry teeth tooth dant'),
	ent: list('ent ear nose throat'),
	skin: list('skin derma dermatology hair cosmetic plastic burns burn'),
	neuro: list('neuro neurology neurosciences neuroscience brain neurosurgery'),
	mind: list('psychiatric psychiatry mental mind deaddiction neuropsychiatric'),
	stomach: list('gastro gastroenterology liver digestive endoscopy'),
	chest: list('chest lung lungs pulmonary respiratory asthma tb'),
	diabetes: list('diabetes diabetic diabetology thyroid endocrine madhumeh'),
	ayurveda: list('ayurved ayurveda homoeopathic homeopathic homoeopathy homeopathy unani naturopathy panchakarma'),
	civil: list('civil zilla jilha'),
	government: list(
		'government govt gov municipal corporation esi esic esis railway railways rural cantonment military police phc subdistrict gramin sarkari shasakiya shaskiya rajkiya',
	),
}
