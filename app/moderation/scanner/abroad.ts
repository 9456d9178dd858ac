import { clausesOf, finds, type Span, wordsPattern } from './pattern.ts'

const place = String.raw`gulf|middle\s+east|dubai|abu\s+dhabi|sharjah|ajman|fujairah|uae|u\.a\.e|emirates|saudi(?:\s+arabia)?|ksa|riyadh|jeddah|dammam|qatar|doha|oman|muscat|kuwait|bahrain|manama|maldives|singapore|malaysia|ireland|germany|libya|iraq|united\s+kingdom|nhs|australia|new\s+zealand|canada|दुबई|सऊदी|सौदी|कतर|ओमान|कुवैत`
const work = String.raw`jobs?|positions?|postings?|post(?:ed)?|vacanc(?:y|ies)|openings?|requirements?|required|placements?|recruitment|duty|duties|work(?:ing)?|employment|interviews?|based|located|hospitals?|clinics?|नौकरी|जॉब|भर्ती`
/** 'Staff nurse posting in Muscat' */
const workThere = finds(
	wordsPattern(
		String.raw`(?:${work})\s+(?:\S+\s+){0,3}?(?:in|at|for|to)\s+(?:the\s+)?(?:\S+\s+)?(?:${place})|(?:${place})(?:\s+\S+)?\s+(?:${work})`,
	),
)
/** 'Jobs abroad', 'overseas placement' */
const abroad = finds(
	wordsPattern(
		String.raw`(?:${work})\s+(?:abroad|overseas)|(?:overseas|foreign)\s+(?:jobs?|positions?|postings?|vacanc(?:y|ies)|openings?|placements?|recruitment|opportunit(?:y|ies))`,
	),
)
/** What only someone who goes abroad needs. */
const travel = finds(
	wordsPattern(
		String.raw`(?:free|work|employment|sponsored)\s+visas?|visas?\s*(?:,|and|&|\+|\/)\s*(?:air\s*)?(?:tickets?|flights?)|visa\s+(?:processing|sponsorship|stamping)|(?:air\s*tickets?|flights?)\s*(?:,|and|&|\+|\/)\s*visas?`,
	),
)
/** What people did there before, and who comes from there. */
const isPast = finds(
	wordsPattern(
		String.raw`experience[ds]?|trained|training|fellowships?|fellows?|returned|returning|returnees?|worked|patients?|degrees?|graduates?|accredited|accreditation|no|not|never|without`,
	),
)
/** The field of a place that holds nothing else. */
const onlyPlace = finds(new RegExp(String.raw`^\s*(?:${place})\s*(?:,[^.]*)?$`, 'iu'))

/** Every clause that offers work outside India: recruitment for it needs a licence that we do not have. */
export const findWorkAbroad = (text: string): Span[] => {
	if (onlyPlace(text)) return [{ start: 0, end: text.length }]
	return clausesOf(text).filter(
		({ text: clause }) => (workThere(clause) || abroad(clause) || travel(clause)) && !isPast(clause),
	)
}
