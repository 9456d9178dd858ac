import { clausesOf, finds, type Span, wordsPattern } from './pattern.ts'

const belief = String.raw`hindus?|muslims?|moslems?|islamic|christians?|catholics?|sikhs?|jains?|buddhists?|parsis?|brahmins?|brahmans?|marathas?|rajputs?|baniyas?|lingayats?|dalits?|harijans?|savarna|(?:upper|lower|backward|general)[\s-]+castes?|हिंदू|हिन्दू|मुस्लिम|मुसलमान|ख्रिश्चन|ख्रिस्ती|ईसाई|शीख|सिख|जैन|बौद्ध|ब्राह्मण|मराठा|राजपूत|दलित|सवर्ण`
const people = String.raw`candidates?|applicants?|aspirants?|nurses?|doctors?|sisters?|staff|females?|males?|girls?|boys?|lad(?:y|ies)|women|woman|men|persons?|people|उमेदवार\p{L}*|उम्मीदवार\p{L}*|मुली|मुलींना|मुलगी|महिला|महिलांना|लड़की|लड़कियां|लड़कियों|नर्स|डॉक्टर`
const kind = String.raw`religion|caste|community|dharm|jaati?|samaj|धर्म|जात|जाति|समाज`
const only = String.raw`only|preferred|preferable|preferably|prefer|preference|priority|required|wanted|needed|must|mandatory|compulsory|फक्त|केवळ|केवल|सिर्फ|सिर्फ़|प्राधान्य|प्राथमिकता|वरीयता|हवी|हवा|हवे|चाहिए|पाहिजे`
const refused = String.raw`(?:need|should|must|can|may|will|do)\s*(?:not|nt|n't|n’t)\s+(?:apply|be\s+\S+)|cannot\s+apply|(?:are|is)\s+not\s+(?:allowed|eligible|considered|accepted|required)|not\s+(?:allowed|eligible|considered|accepted)|excluded|नको|नकोत|नहीं\s+चाहिए|चालणार\s+नाही\p{L}*|अर्ज\s+करू\s+नये`
const unmarried = String.raw`un[\s-]?married|never\s+married|spinsters?|अविवाहित|अविवाहीत|कुंवारी|कुंवारे|कुमारिका|avivahit`
const married = String.raw`married|divorced|divorcees?|widows?|widowed|विवाहित|शादीशुदा|घटस्फोटित`

const asks = [
	// 'Only Hindu candidates', 'Hindu nurses preferred', 'Muslims need not apply'
	String.raw`(?:${only})\s+(?:\S+\s+)?(?:${belief})(?:\s+(?:${people}|${kind}))?`,
	String.raw`(?:${belief})(?:\s+(?:\S+\s+)?(?:${people}|${kind}))?\s*[,:(-]?\s*(?:(?:will\s+be|is|are|shall\s+be|given)\s+)?(?:${only}|${refused})`,
	String.raw`no\s+(?:${belief})(?:\s+(?:${people}))?`,
	String.raw`(?:${kind})\s*[:=-]\s*(?:${belief})|(?:${belief})\s+(?:${kind})`,
	String.raw`(?:mention|state|write|send|share|tell)\s+(?:us\s+)?(?:your\s+)?(?:${kind}|marital\s+status)`,
	// 'Unmarried girls', 'married women need not apply'
	String.raw`(?:${unmarried})`,
	String.raw`marital\s+status\s*[:=-]\s*(?:single|${unmarried}|${married})`,
	String.raw`(?:${married})(?:\s+(?:${people}))?\s+(?:${refused})|no\s+(?:${married})(?:\s+(?:${people}))?|(?:not|न)\s+married|(?:bachelors?|singles?)\s+(?:only|preferred|girls?|boys?|candidates?|lad(?:y|ies)|females?|males?)`,
	String.raw`(?:not|n't|n’t)\s+(?:to\s+)?(?:get\s+)?marr(?:y|ied)\s+(?:during|for|within|till|until|before)`,
	// 'Should not be pregnant', 'no children'
	String.raw`(?:not|n't|n’t)\s+be\s+(?:pregnant|expecting)|no\s+pregnant\s+(?:${people})|pregnant(?:\s+(?:${people}))?\s+(?:${refused})|(?:no|without)\s+(?:plans?\s+(?:of|for|to)\s+|planning\s+)(?:pregnancy|marriage|marry|children|a\s+baby|a\s+family)|no\s+(?:small\s+|young\s+)?(?:kids|children)\s*(?:preferred|only|please|at\s+home)|गर्भवती\s+(?:\S+\s+)?(?:${refused})`,
].map((source) => finds(wordsPattern(source)))

/** Openness, what the law reserves, and what bears such a word in its name. */
const isOpen = finds(
	wordsPattern(
		String.raw`regardless|irrespective|no\s+bar|all\s+(?:religions?|castes?|communities|faiths)|any\s+(?:religion|caste|community|faith)|every\s+(?:religion|caste|community|faith)|equal\s+opportunit(?:y|ies)|discriminat\p{L}*|reserv\p{L}+|quota|vacancies\s+for\s+(?:sc|st|obc)|(?:${married})\s*(?:or|and|&|\/|,|व|किंवा|या|और)\s*(?:${unmarried})|(?:${unmarried})\s*(?:or|and|&|\/|,|व|किंवा|या|और)\s*(?:${married})|welcome|do(?:es)?\s+not\s+(?:matter|ask|count)|never\s+(?:ask|count)\p{L}*|जात\s+धर्म\s+पाहत\s+नाही`,
	),
)
const isOfThing = finds(
	wordsPattern(
		String.raw`(?:${belief}|${unmarried}|${married}|bachelors?|singles?)\s+(?:\S+\s+)?(?:food|meals?|mess|canteen|tiffin|kitchen|thali|diet|accommodation|accomodation|hostel|quarters?|rooms?|flats?|hospitals?|colleges?|universit(?:y|ies)|mission|trust|festivals?|holidays?|patients?)`,
	),
)

/** Every clause that wants or refuses people for religion, caste, marriage or pregnancy, which no work in a hospital needs. */
export const findPrivateLife = (text: string): Span[] =>
	clausesOf(text).filter(({ text: clause }) => asks.some((ask) => ask(clause)) && !isOpen(clause) && !isOfThing(clause))
