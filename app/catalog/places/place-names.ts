import { dictionary } from '#app/platform/text/dictionary.ts'
import type { StateName } from './states.ts'

/** Regions, and states that one city stands for. Of a larger state people are asked which city. */
export const regions = dictionary<string>({
	...{
		goa: 'Panaji',
		गोवा: 'Panaji',
		'north goa': 'Panaji',
		'south goa': 'Margao',
		sikkim: 'Gangtok',
		सिक्किम: 'Gangtok',
	},
	...{
		'delhi ncr': 'Delhi',
		ncr: 'Delhi',
		'ncr delhi': 'Delhi',
		'new delhi ncr': 'Delhi',
		'national capital region': 'Delhi',
	},
	...{ 'mumbai metropolitan region': 'Mumbai', mmr: 'Mumbai', 'greater mumbai': 'Mumbai', 'mumbai suburban': 'Mumbai' },
	...{
		tricity: 'Chandigarh',
		'chandigarh tricity': 'Chandigarh',
		pondicherry: 'Puducherry',
		vidarbha: 'Nagpur',
		विदर्भ: 'Nagpur',
		marathwada: 'Aurangabad',
		मराठवाडा: 'Aurangabad',
		konkan: 'Ratnagiri',
		कोकण: 'Ratnagiri',
		khandesh: 'Jalgaon',
		mouda: 'Mauda',
		खानदेश: 'Jalgaon',
	},
	...{
		kashmir: 'Srinagar',
		'kashmir valley': 'Srinagar',
		coorg: 'Madikeri',
		kodagu: 'Madikeri',
		malabar: 'Kozhikode',
		saurashtra: 'Rajkot',
		kutch: 'Bhuj',
		kachchh: 'Bhuj',
		nilgiris: 'Ooty',
		'noida extension': 'Greater Noida',
		'greater noida west': 'Greater Noida',
	},
	...{
		manipur: 'Imphal',
		tripura: 'Agartala',
		mizoram: 'Aizawl',
		nagaland: 'Kohima',
		meghalaya: 'Shillong',
		ladakh: 'Leh',
	},
	...{
		'arunachal pradesh': 'Itanagar',
		arunachal: 'Itanagar',
		lakshadweep: 'Kavaratti',
		'andaman and nicobar islands': 'Port Blair',
	},
	...{
		andaman: 'Port Blair',
		'andaman and nicobar': 'Port Blair',
		'andaman nicobar': 'Port Blair',
		'daman and diu': 'Daman',
	},
	...{
		'dadra and nagar haveli and daman and diu': 'Silvassa',
		'dadra and nagar haveli': 'Silvassa',
		'dadra nagar haveli': 'Silvassa',
	},
	...{
		'wadgaon maval': 'Wadgaon',
		'vadgaon maval': 'Wadgaon',
		'vadgaon mawal': 'Wadgaon',
		'वडगाव मावळ': 'Wadgaon',
		maval: 'Wadgaon',
	},
	...{
		kamptee: 'Kamthi',
		kampti: 'Kamthi',
		कामठी: 'Kamthi',
		कांप्टी: 'Kamthi',
		shirur: 'Sirur',
		शिरूर: 'Sirur',
		शिरुर: 'Sirur',
		ghodnadi: 'Sirur',
		mulshi: 'Pirangut',
		khed: 'Rajgurunagar',
		sindhudurg: 'Kudal',
		ranjangaon: 'Ranjangaon Ganpati',
		sobo: 'Mumbai',
	},
	// Districts that are not called by their town.
	...{ 'bangalore rural': 'Doddaballapura', 'bengaluru rural': 'Doddaballapura', 'hubli dharwad': 'Hubballi' },
	...{ vijayanagara: 'Hosapete', banaskantha: 'Palanpur', sabarkantha: 'Himatnagar', panchmahal: 'Godhra' },
	...{ panchmahals: 'Godhra', 'devbhoomi dwarka': 'Khambhaliya', 'devbhumi dwarka': 'Khambhaliya' },
	...{ 'jayashankar bhupalpally': 'Bhupalpally', 'komaram bheem asifabad': 'Asifabad', rangareddy: 'Hyderabad' },
	...{ 'sant kabir nagar': 'Khalilabad', 'east champaran': 'Motihari', 'west champaran': 'Bettiah' },
	...{ 'purbi champaran': 'Motihari', 'pashchim champaran': 'Bettiah', kaushambi: 'Manjhanpur', shravasti: 'Bhinga' },
	...{ 'north 24 parganas': 'Barasat', 'south 24 parganas': 'Baruipur', '24 parganas': 'Barasat' },
	...{ 'purba medinipur': 'Tamluk', 'paschim medinipur': 'Medinipur', 'east midnapore': 'Tamluk' },
	...{ 'west midnapore': 'Medinipur', 'dakshin dinajpur': 'Balurghat', 'uttar dinajpur': 'Raiganj' },
	...{ 'south dinajpur': 'Balurghat', 'north dinajpur': 'Raiganj' },
})

/** How people shorten and misspell states. */
export const otherStateNames: Readonly<Record<string, StateName>> = {
	'J&K': 'Jammu and Kashmir',
	'J & K': 'Jammu and Kashmir',
	JK: 'Jammu and Kashmir',
	'Jammu Kashmir': 'Jammu and Kashmir',
	Maharastra: 'Maharashtra',
	Maharashtr: 'Maharashtra',
	Maharasthra: 'Maharashtra',
	Gujrat: 'Gujarat',
	Karnatka: 'Karnataka',
	Tamilnadu: 'Tamil Nadu',
	Panjab: 'Punjab',
	Rajasthaan: 'Rajasthan',
	Chattisgarh: 'Chhattisgarh',
	Orissa: 'Odisha',
	Uttaranchal: 'Uttarakhand',
	Bengal: 'West Bengal',
	Andhra: 'Andhra Pradesh',
	UP: 'Uttar Pradesh',
	MP: 'Madhya Pradesh',
	WB: 'West Bengal',
	MH: 'Maharashtra',
	AP: 'Andhra Pradesh',
	TN: 'Tamil Nadu',
	HP: 'Himachal Pradesh',
	Himachal: 'Himachal Pradesh',
	Arunachal: 'Arunachal Pradesh',
}

/** What people answer who name no place. Villages in India are called Any, None, Other and Nil. */
export const noPlace: ReadonlySet<string> = new Set(
	(
		'any,any place,any where,any city,any location,anywhere,everywhere,all,all cities,all locations,all india,all over india,pan india,across india,india,bharat,' +
		'none,nil,na,n a,no,yes,other,others,open,flexible,remote,online,home,work from home,hometown,native,native place,same,same place,here,there,current,' +
		'current location,my place,local,nearby,near me,city,town,village,hospital,clinic,central,north,south,east,west,station,railway station,bus stand,' +
		'भारत,कुठेही,कहीं भी,सर्व,सभी,नाही,नहीं'
	).split(','),
)

/** Where Indian clinicians work too. Some villages here are called so; those who type it alone mean the other. */
export const abroad: ReadonlySet<string> = new Set(
	(
		'abroad,overseas,foreign,gulf,gulf countries,middle east,uae,dubai,abu dhabi,sharjah,ajman,qatar,doha,oman,muscat,saudi,saudi arabia,ksa,riyadh,' +
		'jeddah,kuwait,bahrain,manama,uk,united kingdom,england,london,ireland,dublin,usa,us,america,canada,australia,sydney,melbourne,new zealand,' +
		'germany,singapore,malaysia,maldives,nepal,kathmandu,bangladesh,dhaka,bhutan,sri lanka'
	).split(','),
)

/** What stands in front of the zone in the PIN codes of a great city: 'Pune 14' is 411014, as people shorten it in addresses. */
export const zonedCities = dictionary<string>({
	...{ mumbai: '4000', bombay: '4000', delhi: '1100', 'new delhi': '1100', kolkata: '7000', calcutta: '7000' },
	...{ chennai: '6000', madras: '6000', hyderabad: '5000', secunderabad: '5000', bangalore: '5600', bengaluru: '5600' },
	...{ pune: '4110', poona: '4110', nagpur: '4400', ahmedabad: '3800', jaipur: '3020', lucknow: '2260' },
	...{ पुणे: '4110', मुंबई: '4000', नागपूर: '4400', दिल्ली: '1100' },
})

/** Behind the name of a town these say that a road is meant, which leads there from somewhere else. */
export const roadWords: ReadonlySet<string> = new Set(
	'road,rd,roads,marg,highway,hwy,expressway,naka,phata,rasta,street,lane,gate,रोड,मार्ग,रस्ता,रास्ता,महामार्ग,नाका,फाटा,हायवे,हाईवे'.split(
		',',
	),
)

const directions =
	/^(?:(?:north|south|east|west|central|middle|north ?east|north ?west|south ?east|south ?west|उत्तर|दक्षिण|पूर्व|पश्चिम|मध्य|ईशान्य|वायव्य|आग्नेय|नैऋत्य|zone|side|part|region|states?|india|भारत)\s*)+$/u

/** 'North East', 'south west side': districts of Delhi are called so, but alone it is no place. Folded. */
export const isDirection = (name: string) => directions.test(name.toLowerCase().replaceAll('-', ' ').trim())
