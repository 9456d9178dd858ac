// English, Hindi and Marathi, in both scripts, with the spellings that people type. `·` is what may be between two words.

const oneOf = (...lists: string[]) => `(?:${lists.join('').replaceAll(' ', '·')})`

const number = String.raw`\d[\d,]*(?:\.\d+)?(?:\s?(?:k|lakhs?|lacs?|thousand|haza+r|haja+r|हजार|लाख)(?![\p{L}\p{M}]))?`
const spokenNumber = String.raw`(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|twenty five|fifty|ek|do|don|teen|tin|char|paa?nch|pach|das|daha|bees|vees|pachas|एक|दो|दोन|तीन|चार|पांच|पाच|दस|दहा|बीस|वीस|पचास|पन्नास)[\s-]+(?:thousand|hundred|lakhs?|haza+r|haja+r|sau|she|हजार|लाख|सौ|शे))`
const rupees = String.raw`(?:₹|rs|inr|rupees?|rup+[aeiy]+|rupay[ae]?|रु|रुपये|रुपए|रुपया|रूपये|रुपयांची|रुपयांचे)`
export const amount = String.raw`(?:${rupees}[\s.:]{0,3}(?:${number}|${spokenNumber})(?:\s?/[-=])?|(?:${number}|${spokenNumber})\s?(?:/[-=]|${rupees}(?![\p{L}\p{M}]))|${spokenNumber}|\d{1,3}(?:,\d{2,3})+|\d+\s?(?:k|thousand|haza+r|haja+r|हजार)(?![\p{L}\p{M}]))`

/** A payment by its own name, whatever it is for. */
export const fee = oneOf(
	String.raw`f+e{2,}[sz]*e?|fes+|feez|ph+ee?[sjz]+|fis|charg[ej]?e?s|charjes|chr?gs`,
	String.raw`|de?p+o ?[sz]+i?te?s?|dip[ao]+[sz]i?te?s?|depsoit|depo?zit|shulka?|anamat`,
	'|फीस|फिस|फी|शुल्क|चार्जेस|चार्ज|डिपॉजिट|डिपोजिट|डिपाजिट|डिपॉझिट|डिपोझिट|डीपॉजिट|डिपॉजीट|ठेव|अनामत',
)

/** Money by words that also mean a salary. */
export const money = oneOf(
	String.raw`amounts?|amt|money|payments?|sum|rakk?am|rashi|pais[ae]y?|paishe`,
	'|राशि|राशी|रक्कम|रकम|पैसे|पैसा|धनराशि|मनी',
)

/** What such a payment is said to be for. */
export const purpose = oneOf(
	String.raw`registration|registeration|registr?tion|ragistration|reg|regn|regd|rajist?re?shan|enrol+ment|joining|process(?:ing)?|application|form|interview|training|trainn?ing|trening|induction|orientation|certification|verification|background check|documents?|documentation|file|filing`,
	String.raw`|admin|administrative|administration|placement|recruitment|agent|agency|uniform|apron|id card|identity card|i card|kit|locker|medical test|medical check ?up|medical examination|medical fitness|medical|police verification|visa|portal|on ?boarding|seat|slot|booking|confirmation`,
	String.raw`|security|securty|sequ?rity|sequ?irity|sec|caution|refund[ai]?ble|non refundable|earnest|token|advance|adv|commitment|guarantee|bond|gate pass|software|laptop|facilitation|convenience|membership|subscription|upfront|one time|nominal|safety|assurance|assessment|exam|screening|shortlist(?:ing)?|selection|offer letter|appointment|appointment letter|call letter|job|naukr?i|nauk[ae]ri|noukari|bharti`,
	String.raw`|nond[ae]?ni|panjikaran|panjiyan|prashikshan|parshikshan|mulakh?at|arj|avedan|aavedan|suraksha|jama|advans|aagau|agau`,
	'|रजिस्ट्रेशन|रजिस्टेशन|पंजीकरण|पंजीयन|नोंदणी|नोंदनी|प्रोसेसिंग|प्रक्रिया|ट्रेनिंग|प्रशिक्षण|इंटरव्यू|साक्षात्कार|मुलाखत|मुलाखतीची|सिक्योरिटी|सिक्युरिटी|सिक्यूरिटी|सुरक्षा|जॉइनिंग|ज्वाइनिंग|जॉयनिंग|जॉईनिंग|फॉर्म|फार्म|अर्ज|आवेदन|जमा|यूनिफॉर्म|युनिफॉर्म|गणवेश|भरती|भर्ती|नोकरी|नौकरी|बुकिंग|टोकन|आगाऊ|अग्रिम|एडवांस|अॅडव्हान्स|ॲडव्हान्स|कागदपत्र|आईडी कार्ड|आयडी कार्ड|ओळखपत्र|वेरिफिकेशन|मेडिकल|किट',
)

/** Of these, the ones that make a fee out of any word for money: 'security amount', 'सुरक्षा राशि'. */
export const purposeOfMoney = oneOf(
	String.raw`registration|regn?|processing|security|securty|sequ?rity|sec|caution|refund[ai]?ble|earnest|token|advance|adv|booking|commitment|guarantee|bond|suraksha|jama|anamat|upfront`,
	'|सुरक्षा|सिक्योरिटी|सिक्युरिटी|सिक्यूरिटी|अनामत|जमा|टोकन|आगाऊ|अग्रिम|एडवांस|नोंदणी|रजिस्ट्रेशन|पंजीकरण',
)

/** People who are hired, as the one who pays. */
export const person = oneOf(
	String.raw`candidates?|applicants?|you|doctors?|nurses?|joiners?|freshers?|selected|umm?e?e?dw[ae]+r\p{L}*|aap|aapko|tumhala|tula`,
	'|उमेदवार[\\p{L}\\p{M}]*|उम्मीदवार[\\p{L}\\p{M}]*|आपको|आप|आपल्याला|तुम्हाला|उमेदवारांनी',
)

/** Words of hiring: a fee beside them is one that is asked from the person who is hired. */
export const hiring = oneOf(
	String.raw`candidates?|applicants?|joining|join|interview|selected|selection|shortlisted|appointment letter|offer letter|call letter|letter|before|in advance|upfront|compulsory|mandatory|refund|refunded|refundable|returned|adjusted|first salary|1st salary|deducted|non refundable|payable|required|applicable|apply|applies|extra|due|alag|alag se|umm?e?e?dw[ae]+r\p{L}*|niyukti|chayan|nivad|wapas|vapas|vapis|wapis|parat|lagel|lagegi?|lagega|lagenge|lagtil|lagnar|bharn\p{L}*|bharav\p{L}*|bhara|bharo|hoga|hogi|padeg[ai]|padegi|anivarya|pehle|adhi|aadhi`,
	'|उमेदवार[\\p{L}\\p{M}]*|उम्मीदवार[\\p{L}\\p{M}]*|अलग|अलग से|वेगळे|वेगळी|आवश्यक|नियुक्ति|निवड[\\p{L}\\p{M}]*|चयन|लागेल|लागतील|लगेगा|लगेगी|लगेंगे|लागणार|जॉइन[\\p{L}\\p{M}]*|रुजू|वापस|परत|पहले|आधी|अनिवार्य|सक्ती[\\p{L}\\p{M}]*|भर[\\p{L}\\p{M}]+|होगा|होगी',
)

/** An order to pay, after the money: 'paise bharne padenge', 'रक्कम भरावी लागेल', '500 rupaye bhejo'. */
export const payVerb = String.raw`(?:bhar(?:n[aei]|o|iye|iyega|en|av[aei]\p{L}*|a|un|ke|kar)|jama\s+(?:kar|kr|hon)\p{L}*|jama\s+keli\p{L}*|de(?:n[aei])\s+(?:hog[ai]|hong[ae]|hai|pad\p{L}*)|d(?:ya|ya?v)[aeyv]\p{L}*\s+lag\p{L}*|dyave|dyavi|dyayche|bhej\p{L}*|transfer\s+k\p{L}*|path[ae]?v\p{L}*|lag(?:eg[ai]|eng[ae]|el|til|tat|nar|t[aei]\s+h\p{L}+)|bharay?ch\p{L}*|d(?:en[aei]|eni)\s+h(?:ai|ain|e|oga)|do(?=\s+(?:aur|phir|tab))|kap(?:l|un|n)\p{L}*|kat(?:eg|en|na|t)\p{L}*|l(?:eti|eta|ete|iye|iya)\s+(?:hai|hain|jate|jata|jayeg)\p{L}*|ghet(?:le|la|li)\p{L}*|(?:phone\s?pe|g\s?pay|google\s?pay|paytm|upi|pay|deposit)\s+k(?:a?r|ij)\p{L}*|(?:phone\s?pe|g\s?pay|google\s?pay|paytm)\s+(?:pe|par|var|वर|पर)|भर(?:ना|ने|नी|ें|ो|ा|ावे|ावी|ावा|णे|णा|ून|कर|के)[\p{L}\p{M}]*|जमा\s+(?:कर|हो)[\p{L}\p{M}]*|देन[ाेी]\s+(?:हो|पड|है)[\p{L}\p{M}]*|देना|द्य(?:ावे|ावी|ावा)[\p{L}\p{M}]*|भेज[\p{L}\p{M}]*|पाठव[\p{L}\p{M}]*|ट्रां?सफर\s+कर[\p{L}\p{M}]*|द्याय(?:चे|ची|चा)|घेतल[ेाी][\p{L}\p{M}]*|घेण्यात|लिया\s+जा[\p{L}\p{M}]*|लिए\s+जा[\p{L}\p{M}]*|देगा|देंगे|देगी|दें|द्या|लगेगा|लगेगी|लगेंगे|लगता|लगते|लागेल|लागतील|लागणार|लागतात|लागते)`

/** What a specialist gets: pay, bonus, allowance, repayment of costs. An amount beside it is none that is asked for. */
export const benefit = oneOf(
	String.raw`per (?:month|shift|case|hour|day|night|duty|annum|year|visit|call|patient|surgery|list|delivery|block|procedure|epidural|spinal|session)|(?:a|an|each|every) (?:month|shift|case|hour|day|night|duty|year|session)|monthly|hourly|daily|lpa|ctc|p\.?m|salary|salaries|stipend|bonus(?:es)?|incentives?|remuneration|allowances?|guarantee[ds]?|reimbursed|reimbursement|paid back|refund of travel|support|earn|earns|earning|cover|insurance|benefits?|gratuity|you (?:get|receive|earn|keep)|paid to (?:you|every|each)|given to (?:you|every|each)|(?:hospital|we) (?:pays?|will pay|gives?|offers?|provides?)|provided|(?:your|a|the) share|share of|rent|canteen|meals?|free|no cost|scholarship|fellowship pay|compensation|overtime|retention|relocation|travel`,
	String.raw`|pagar|vetan|tankhwah|bhatta|mil(?:eg|en|ta|te|el|nar|til)\p{L}*|diy[ae] ja\p{L}*|dil[ei] ja\p{L}*|muft|mofat`,
	'|पगार|वेतन|सैलरी|भत्ता|बोनस|मानधन|मिळ[\\p{L}\\p{M}]*|मिल[\\p{L}\\p{M}]*|दिल[ेाी] जा[\\p{L}\\p{M}]*|दिय[ाे] जा[\\p{L}\\p{M}]*|मोफत|मुफ्त|निःशुल्क|प्रति',
)
